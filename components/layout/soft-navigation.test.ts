/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { softTarget } from '@/components/layout/soft-navigation'

function linkTo(markup: string): Element | null {
  document.body.innerHTML = markup
  return document.querySelector('i') ?? document.querySelector('a')
}

test.each([
  ['<a href="/san-pham?page=2"><i>2</i></a>', '/san-pham?page=2'],
  ['<a href="/gioi-thieu#doi-ngu">x</a>', '/gioi-thieu'],
])('%s opens without loading the document anew', (markup, expected) => {
  const to = softTarget(linkTo(markup), location)
  expect(to && to.pathname + to.search).toBe(expected)
})

test.each([
  '<a href="https://other.example/">x</a>',
  '<a href="tel:19000000">x</a>',
  '<a href="mailto:a@b.example">x</a>',
  '<a href="/tai-lieu.pdf" download>x</a>',
  '<a href="/san-pham" target="_blank">x</a>',
  '<a href="/logout">x</a>',
  '<a href="/api/quick-panel/data">x</a>',
  '<a href="/san-pham" data-hard>x</a>',
  '<a href="#noi-dung">x</a>',
])('%s is left to the browser', (markup) => {
  expect(softTarget(linkTo(markup), location)).toBeNull()
})
