import { expect, test } from '@jest/globals'
import { moveHints } from '@/server/page-cache/head-links'

const font =
  '</_next/static/media/serif-s.p.1a_b.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"'
const style = '</_next/static/chunks/2fz.css>; rel=preload; as="style"'
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/2fz.css"/>'
const page = `<html><head><meta charSet="utf-8"/>${sheet}</head></html>`

test('a hint moves from the answer into the page, and one the page repeats goes', () => {
  expect(moveHints(page, `${font}, ${style}`)).toEqual({
    html: `<html><head><meta charSet="utf-8"/><link href="/_next/static/media/serif-s.p.1a_b.woff2" rel="preload" as="font" crossorigin="" type="font/woff2"/>${sheet}</head></html>`,
    link: undefined,
  })
})

test.each([
  ['of another place', '<https://a.example/x.woff2>; rel=preload; as="font"'],
  ['with letters of HTML', '</_next/static/x.woff2>; rel=preload; title="a><b"'],
  ['without a relation', '</_next/static/x.woff2>'],
])('a hint %s stays where it is', (_, other) => {
  expect(moveHints(page, `${style}, ${other}`)).toEqual({ html: page, link: other })
})

test('a page without a head keeps all', () => {
  const html = '<p><link href="/a"/></p>'
  expect(moveHints(html, font)).toEqual({ html, link: font })
})
