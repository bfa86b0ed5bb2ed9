import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Fields of the wire and of tables whose digits have names in contract/kinds.ts and contract/states.ts, beside the constants of their module. */
const named =
  '(?:\\w+\\??\\.)?(?:status|paymentStatus|paymentType|userType|objectType|kind|state|showAnswer|questionType)'
const compared = new RegExp(`(?<![\\w.])${named} ?(?:===|!==) ?\\d\\b`)
const asked = new RegExp(`\\b(?:eq|ne|inArray|notInArray)\\(${named}, \\[?\\d`)

const rooms = '{app,backend,components,contract,lib,server}/**/*.{ts,tsx}'
/** A demonstration's data are written as its files number them; tests say what is on the wire; suggestions weigh each byte. */
const left = [
  /\.test\.tsx?$/,
  /(?:^|\/)testing/,
  /^backend\/seed\//,
  /-testing\.tsx?$/,
  /^components\/search\/suggestions\.tsx$/,
  /^components\/office\//,
]

test('no bare digit decides what a status, a kind or a type is', () => {
  const found = globSync(rooms)
    .filter((path) => !left.some((one) => one.test(path)))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          compared.test(line) || asked.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
        ),
    )
  expect(found).toEqual([])
})
