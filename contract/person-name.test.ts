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
  ]
  expect(addresses.filter(takes)).toEqual([])
})
