import { expect, test } from '@jest/globals'
import { personName } from '@/contract/fields'

const Name = personName('Họ tên không được để trống')
const takes = (name: string) => Name.safeParse(name).success

test('what people are called is taken', () => {
  const names = [
    'Nguyễn Thị Lan',
    'TS.Nguyễn Văn A',
    'Anh Nam/Chị Lan',
    'J.R.R. Tolkien',
    'Lớp 5A',
    "H'Hen Niê",
    '王小明',
    'Мария Ивановна',
    'ก้องภพ',
    // Persian and Malayalam names are written with joiners that cannot be seen.
    'علی\u200cرضا',
    'ശ്രീ\u200dകാന്ത്',
    'GS.TS.Trần B',
    'Lê Thị Hồng Nhung (mẹ bé An)',
    'Lớp 9A khóa 2025-2026',
  ]
  expect(names.filter((name) => !takes(name))).toEqual([])
})

test('an address is nobody’s name: a greeting would carry it to others', () => {
  const addresses = [
    'https://evil.example',
    'quà www.evil.vn',
    'xem evil.com nhé',
    'a@evil',
    'quà bit.ly/x',
    'x evil.game/y',
    'evil。com',
    'evil．com',
    'evil｡com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil.\u200bcom',
    'evil.zip',
    'Evil.Zip',
    'quà ở evil.rocks nhé',
    'пример.рф',
    'ví dụ.中国',
  ]
  expect(addresses.filter(takes)).toEqual([])
})

test('a telephone number is nobody’s name either', () => {
  const numbers = [
    'gọi 0912345678',
    'Lan 091.234.56.78',
    'trúng thưởng +84 912 345 678',
    'tổng đài 1900 1234',
    'quà 0 9 1 2 3 4 5 6 7 8 nhé',
    'quà ０９１２３４５６７８',
    'x 0-9-1*2_3 4/5(6)7\u200b8',
  ]
  expect(numbers.filter(takes)).toEqual([])
})

test('signs that cannot be seen are nobody’s name', () => {
  const unseen = ['\u200b', '\u200b\u200d\ufeff', '\u3164', '\u2800', '...', '123', '🙂']
  expect(unseen.filter(takes)).toEqual([])
})

test('signs that turn the direction of what follows are no part of a name', () => {
  // Telephones put them around what is copied from their contacts; around a name in a list they turn the words beside it.
  expect(Name.parse('\u202aLan\u202c')).toBe('Lan')
  expect(Name.parse('\u2066\u202eNguyễn Lan\u2069')).toBe('Nguyễn Lan')
  expect(takes('\u202e\u202c')).toBe(false)
})
