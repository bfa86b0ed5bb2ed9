import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { fitTitle } from '@/lib/seo/og/fit-title'
import { ogResponse } from '@/lib/seo/og/og-response'
import { ogToken, readOgToken } from '@/lib/seo/og/og-token'
import { typefaces } from '@/lib/seo/og/typeface'

const even = (text: string, size: number) => [...text].length * size * 0.5

test('a signed title is drawn as an image of 1200 by 630', async () => {
  const answer = await ogResponse(ogToken('Dế Mèn phiêu lưu ký'))
  expect(answer.headers.get('content-type')).toBe('image/png')
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
})

test.each(['', 'abc', 'YWJj.0000000000000000', 'YWJj'])('%j is not signed', async (token) => {
  expect((await ogResponse(token)).status).toBe(404)
})

test('a title comes back from its address as it went in, cut at 140 letters', () => {
  expect(readOgToken(ogToken('Tiếng Việt lớp 1 “Kết nối”'))).toBe('Tiếng Việt lớp 1 “Kết nối”')
  expect([...(readOgToken(ogToken('ữ'.repeat(200))) ?? '')]).toHaveLength(140)
})

test('every Vietnamese letter has an outline of its own', async () => {
  const { serif, sans } = await typefaces()
  const letters =
    'aăâbcdđeêghiklmnoôơpqrstuưvxyạảãáàậẩẫấầặẳẵắằẹẻẽéèệểễếềịỉĩíìọỏõóòộổỗốồợởỡớờụủũúùựửữứừỵỷỹýỳ'
  for (const face of [serif, sans]) {
    const missing = face.outline('\uE000', 0, 100, 50)
    const outlines = [...letters, ...letters.toUpperCase()].map((letter) =>
      face.outline(letter, 0, 100, 50),
    )
    expect(outlines).not.toContain('')
    expect(outlines).not.toContain(missing)
    expect(new Set(outlines).size).toBe(outlines.length)
  }
})

test('an outline is whole wherever it begins', async () => {
  const { serif } = await typefaces()
  for (let x = 0; x < 300; x += 0.37)
    expect(serif.outline('đường', x, 126, 56)).not.toMatch(/NaN|undefined/)
})

test('a short title is set large, a long one smaller, and one that is longer still ends in dots', () => {
  expect(fitTitle('Giỏ hàng', even, 960)).toEqual({ size: 76, lines: ['Giỏ hàng'] })
  const { size, lines } = fitTitle('chữ '.repeat(80), even, 960)
  expect(size).toBe(56)
  expect(lines).toHaveLength(4)
  expect(lines[3]?.endsWith('…')).toBe(true)
  expect(lines.every((line) => even(line, size) <= 960)).toBe(true)
})

test('other scripts are drawn as they sound, never as nothing', async () => {
  const { serif } = await typefaces()
  const drawn = (text: string) => serif.outline(text, 0, 100, 50)
  expect(drawn('Русский')).toBe(drawn('Russkiy'))
  expect(drawn('初級')).toBe(drawn('Chu Ji'))
  expect(serif.widthOf('🎁', 50)).toBe(serif.widthOf(':gift:', 50))
})
