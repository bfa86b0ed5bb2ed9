import { expect, test } from '@jest/globals'
import anyAscii from 'any-ascii'
import { readableText } from '@/contract/readable'

const written = (text: string) =>
  readableText(text, (letter) => /[\u0020-\u024f\u1ea0-\u1eff]/.test(letter), anyAscii)

test.each([
  ['Tiếng Việt lớp 1', 'Tiếng Việt lớp 1'],
  ['Русский язык для всех', 'Russkiy yazyk dlya vsekh'],
  ['初級 I', 'Chu Ji I'],
  ['Quà 🎁 cho bé', 'Quà :gift: cho bé'],
  ['❤️', ':heart:'],
  ['\ue000', '?'],
])('%s is written as %s', (text, latin) => {
  expect(written(text)).toBe(latin)
})

test('no sign of another script is left out', () => {
  for (const text of ['みんなの日本語', '한국어', 'ภาษาไทย', 'العربية', 'ភាសាខ្មែរ', 'ພາສາລາວ']) {
    expect(written(text)).toMatch(/^[\w '`-]{3,}$/)
  }
})
