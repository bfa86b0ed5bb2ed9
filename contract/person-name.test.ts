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

test('signs that cannot be seen are nobody’s name', () => {
  const unseen = ['\u200b', '\u200b\u200d\ufeff', '\u3164', '\u2800', '...', '123', '🙂']
  expect(unseen.filter(takes)).toEqual([])
})
