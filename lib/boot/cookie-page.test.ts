import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}backend/seed/data/pages/landing/cookie.md`, 'utf8')

/** Of that beginning too, but the name of a store and of an event. */
const others = ['hien-sach-exam', 'hien-sach-hydrated']
const namesIn = (text: string) =>
  [...text.matchAll(/'(hien-sach-[a-z-]+)'/g)].map(([, name]) => name)

test('the cookie page names every cookie, and no other', () => {
  const files = readdirSync(`${root}lib`, { recursive: true, encoding: 'utf8' })
  const used = files
    .filter((name) => /\.ts$/.test(name) && !/test/.test(name))
    .flatMap((name) => namesIn(readFileSync(`${root}lib/${name}`, 'utf8')))
    .filter((name) => name !== undefined && !others.includes(name))
  const named = [...page.matchAll(/^\| (hien-sach-[a-z-]+) /gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...new Set(used)].sort())
})
