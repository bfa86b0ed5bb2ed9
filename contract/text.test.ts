import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { SlugText } from '@/contract/fields'
import { cutText, fold, slug, slugOf } from '@/contract/text'

test.each([
  ['Đường Lên Đỉnh!', 'duong-len-dinh'],
  ['  Toán -- 10 ', 'toan-10'],
  ['Sách/Giáo khoa', 'sachgiao-khoa'],
  ['Tiếng Việt 5 & Toán 50%', 'tieng-viet-5-toan-50'],
  ['Giá $100 ♥ №1', 'gia-100-1'],
  ['ĐẮC NHÂN TÂM', 'dac-nhan-tam'],
  ['Toa\u0301n lo\u031B\u0301p 1', 'toan-lop-1'],
  ['a\u00A0b\tc', 'a-b-c'],
  ['-- - --', ''],
  ['日本', ''],
])('the slug of %j is %j', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'ĐđÁằộƯ-- &%$\u00A0\u2003'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

test('a slug is words joined by single hyphens, or nothing, whatever the text', () => {
  fc.assert(
    fc.property(anyText, (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug(text))),
    { seed: 1, numRuns: 2000 },
  )
})

test('the slug of a slug is itself', () => {
  fc.assert(
    fc.property(anyText, (text) => slug(slug(text)) === slug(text)),
    { seed: 2, numRuns: 2000 },
  )
})

test.each([
  ['Đỉnh cao ﬁnance', 'dinh-cao-finance'],
  ['Ｔｏán １２', 'toan-12'],
  ['Louis Ⅻ', 'louis-xii'],
  ['Ðông du', 'dong-du'],
  ['Große Straße', 'grosse-strasse'],
])('the address of %j is %j', (text, expected) => {
  expect(slug(text)).toBe(expected)
})

test.each([
  ['Toán  Lớp\n1 ', 'toan lop 1'],
  ['Đường', 'duong'],
  ['\u0110\u01B0\u01A1\u0300ng', 'duong'],
  ['C# & Toán 50%', 'c# & toan 50%'],
])('folding %j gives %j', (text, expected) => {
  expect(fold(text)).toBe(expected)
})

test('the same words composed and decomposed fold alike', () => {
  fc.assert(
    fc.property(anyText, (text) => fold(text.normalize('NFD')) === fold(text.normalize('NFC'))),
    { seed: 3 },
  )
})

test('an address is cut between words, and its own check takes it', () => {
  expect(slugOf(`${'sach '.repeat(36)} hay`)).toBe(Array(36).fill('sach').join('-'))
  expect(slugOf('a'.repeat(300))).toHaveLength(180)
  expect(slugOf('みんなの日本語')).toBe('')
  const titles = fc.array(anyText, { maxLength: 60 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(titles, fc.integer({ min: 1, max: 200 }), (title, most) => {
      const address = slugOf(title, most)
      expect(address.length).toBeLessThanOrEqual(most)
      if (address !== '') expect(SlugText.safeParse(address).data).toBe(address)
    }),
    { seed: 39, numRuns: 2000 },
  )
})

test('a text is cut by letters, not by half of one', () => {
  expect(cutText(`${'a'.repeat(109)}👨‍👩‍👧 hai`, 110)).toBe(`${'a'.repeat(109)}👨‍👩‍👧`)
  expect(cutText('Tiê\u0301ng Việt', 3)).toBe('Tiê\u0301')
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 150 }), (whole, most) => {
      const cut = cutText(whole, most)
      expect(whole.startsWith(cut)).toBe(true)
      expect(/\p{Cs}/u.test(cut) && !/\p{Cs}/u.test(whole)).toBe(false)
    }),
    { seed: 39 },
  )
})
