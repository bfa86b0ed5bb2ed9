import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const rooms = ['app', 'backend', 'components', 'contract', 'lib/messages']

const textFiles = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|md)$/.test(name) && !/test|text-answer/.test(name))
    .map((name) => join(room, name))

/** The tone mark on the second of two vowels that end a syllable; after q the first is no vowel. */
const newStyle = /\p{L}*(?<![qQ])(?:[oO][àáảãạèéẻẽẹ]|[uU][ỳýỷỹỵ])(?!\p{L})/gu

test('tone marks stand in their usual place: Hủy, khóa, hóa', () => {
  const texts = [...rooms.flatMap(textFiles), 'server/messages.js', 'README.md']
  expect(texts.length).toBeGreaterThan(300)
  const found = texts.flatMap((file) =>
    (readFileSync(file, 'utf8').normalize('NFC').match(newStyle) ?? []).map(
      (word) => `${file}: ${word}`,
    ),
  )
  expect(found).toEqual([])
})
