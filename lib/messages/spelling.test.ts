import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { messages } from '@/contract/messages'

const rooms = ['app', 'backend', 'components', 'contract', 'lib/messages']

const listTexts = (room: string, names: RegExp) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name) && !/test|text-answer/.test(name))
    .map((name) => join(room, name))

const textFiles = (room: string) => listTexts(room, /\.(?:tsx?|md)$/)

const withoutComments = (file: string) =>
  readFileSync(file, 'utf8')
    .normalize('NFC')
    .replace(file.endsWith('.ts') ? /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm : /(?!)/g, '')

/** The tone mark on the second of two vowels that end a syllable; after q the first is no vowel. */
const newStyle = /\p{L}*(?<![qQ])(?:[oO][àáảãạèéẻẽẹ]|[uU][ỳýỷỹỵ])(?!\p{L})/gu

test('tone marks stand in their usual place: Hủy, khóa, hóa', () => {
  const texts = [...rooms.flatMap(textFiles), 'scripts/install.js', 'README.md']
  expect(texts.length).toBeGreaterThan(300)
  const found = texts.flatMap((file) =>
    (readFileSync(file, 'utf8').normalize('NFC').match(newStyle) ?? []).map(
      (word) => `${file}: ${word}`,
    ),
  )
  expect(found).toEqual([])
})

const shopTexts = [
  ...listTexts('backend/seed/data', /\.(?:md|json)$/),
  ...listTexts('lib/messages', /\.ts$/),
  ...listTexts('backend', /(?:texts|emails|email-terms)\.ts$/),
  'contract/messages.ts',
]

/** An article about this very question. */
const aboutSpelling = 'backend/seed/data/news/tieng-viet/i-ngan-hay-y-dai.md'

const otherSpellings = /(?<!\p{L})(?:kĩ|tỉ(?! mỉ| tê))(?!\p{L})|e-mail/giu

test('words with two spellings have one here: kỹ, tỷ, email', () => {
  expect(shopTexts.length).toBeGreaterThan(300)
  const found = shopTexts
    .filter((file) => file !== aboutSpelling)
    .flatMap((file) =>
      (withoutComments(file).match(otherSpellings) ?? []).map((word) => `${file}: ${word}`),
    )
  expect(found).toEqual([])
})

const otherCodeNames =
  /(?:mã|phiếu) ưu đãi|mã khuyến mãi|mã voucher|mã affiliate|mã cộng tác viên/iu

/** What the specification quotes. */
const quoted = new Set<string>([messages.voucherWrong, messages.affiliateWrong])

test('each kind of code has one name: mã giảm giá, phiếu khuyến mãi, mã giới thiệu', () => {
  const found = [...shopTexts, 'docs/glossary.md'].flatMap((file) =>
    withoutComments(file)
      .split('\n')
      .filter((text) => otherCodeNames.test(text) && ![...quoted].some((one) => text.includes(one)))
      .map((text) => `${file}: ${text.trim()}`),
  )
  expect(found).toEqual([])
})
