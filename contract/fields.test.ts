import { expect, test } from '@jest/globals'
import type { z } from 'zod/mini'
import {
  blankable,
  Id,
  IdText,
  line,
  lines,
  PageText,
  Quantity,
  SearchText,
  SlugText,
  sizeText,
  Uuid,
  wholeText,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Phone } from '@/contract/phone'

/** What becomes of a value: itself as the shop keeps it, or the first text a person reads. */
const read = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data, error } = schema.safeParse(value)
  return success ? { data } : { text: error.issues[0]?.message }
}
const parsed = (value: unknown) => ({ data: value })
const text = (message: string) => ({ text: message })

test.each<[unknown, unknown]>([
  ['1', parsed(1)],
  ['0001', parsed(1)],
  ['2147483647', parsed(2_147_483_647)],
  ['2147483648', text(messages.badId)],
  ['0', text(messages.badId)],
  ['-1', text(messages.badId)],
  ['1e3', text(messages.badId)],
  ['1.5', text(messages.badId)],
  [' 1', text(messages.badId)],
  ['1\n', text(messages.badId)],
  ['x1', text(messages.badId)],
  ['1x', text(messages.badId)],
  ['', text(messages.badId)],
  ['00000000001', text(messages.badId)],
  [1, text(messages.badId)],
])('an id in an address: %j', (value, expected) => expect(read(IdText, value)).toEqual(expected))

test.each<[unknown, unknown]>([
  [1, parsed(1)],
  [2_147_483_647, parsed(2_147_483_647)],
  [2_147_483_648, text(messages.badId)],
  [0, text(messages.badId)],
  [1.5, text(messages.badId)],
  ['1', text(messages.badId)],
  [null, text(messages.badId)],
])('an id in a body: %j', (value, expected) => expect(read(Id, value)).toEqual(expected))

const UUID = '0199f0a0-0000-7000-8000-00000000000A'
test.each<[unknown, boolean]>([
  [UUID, true],
  [UUID.toLowerCase(), true],
  [`x${UUID}`, false],
  [`${UUID}0`, false],
  [UUID.replaceAll('-', ''), false],
  [UUID.replace('0199f0a0', '0199f0ag'), false],
  [UUID.replace('-8000', ''), false],
  [7, false],
])('%j is the name of an order: %s', (value, isOne) => {
  expect(read(Uuid, value)).toEqual(isOne ? parsed(value) : text(messages.badId))
})

test.each<[unknown, boolean]>([
  ['toan-lop-1', true],
  ['a', true],
  ['CTV', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['a b', false],
  ['a/../b', false],
  ['toán', false],
  ['', false],
  [1, false],
])('%j is a slug: %s', (value, isOne) => {
  expect(read(SlugText, value)).toEqual(isOne ? parsed(value) : text(messages.badId))
})

test.each<[unknown, unknown]>([
  [' Nguye\u0302\u0303n ', parsed('Nguyễn')],
  ['123456', parsed('123456')],
  [`${' '.repeat(6)}123456`, parsed('123456')],
  ['1234567', text(messages.tooLong)],
  [' '.repeat(13), text(messages.tooLong)],
  ['a\nb', text(messages.badInput)],
  ['a\u0000', text(messages.badInput)],
  ['a\ud800', text(messages.badInput)],
  ['', parsed('')],
  [5, text(messages.badInput)],
])('a line of at most six letters: %j', (value, expected) => {
  expect(read(line(6), value)).toEqual(expected)
})

test('a line that must be there says so in its own words', () => {
  const needed = line(5, messages.nameRequired)
  for (const value of ['', '   ', undefined, 7])
    expect(read(needed, value)).toEqual(text(messages.nameRequired))
  expect(read(needed, ' x ')).toEqual(parsed('x'))
})

test.each<[unknown, unknown]>([
  [' a\nb\r\n\tc ', parsed('a\nb\r\n\tc')],
  ['e\u0301', parsed('é')],
  ['a\u0007', text(messages.badInput)],
  ['\ud800', text(messages.badInput)],
  ['1234567890', parsed('1234567890')],
  ['12345678901', text(messages.tooLong)],
  [' '.repeat(21), text(messages.tooLong)],
  [null, text(messages.badInput)],
])('several lines of at most ten letters: %j', (value, expected) => {
  expect(read(lines(10), value)).toEqual(expected)
})

test.each<[string, unknown]>([
  ['  toa\u0301n ', parsed('toán')],
  ['a\u0000b\ud800c', parsed('a b c')],
  ['', parsed('')],
  ['x'.repeat(400), parsed('x'.repeat(200))],
  ['x'.repeat(401), text(messages.tooLong)],
])('a search for %j', (value, expected) => expect(read(SearchText, value)).toEqual(expected))

test('pages begin at one and end somewhere', () => {
  expect([undefined, '1', '10000'].map((value) => read(PageText, value))).toEqual([
    parsed(1),
    parsed(1),
    parsed(10_000),
  ])
  for (const value of ['0', '10001', 'x', ''])
    expect(read(PageText, value)).toEqual(text(messages.badPage))
})

test('sizes and whole numbers keep to their limits', () => {
  const size = sizeText(10, 50)
  expect([undefined, '1', '50'].map((value) => read(size, value))).toEqual([
    parsed(10),
    parsed(1),
    parsed(50),
  ])
  for (const value of ['0', '51']) expect(read(size, value)).toEqual(text(messages.badPage))
  const whole = wholeText(0, 3)
  expect(['0', '3'].map((value) => read(whole, value))).toEqual([parsed(0), parsed(3)])
  for (const value of ['4', '-1', '']) expect(read(whole, value)).toEqual(text(messages.badInput))
})

test('a value may be there and empty', () => {
  const maybe = blankable(IdText)
  expect(['', undefined, '7'].map((value) => read(maybe, value))).toEqual([
    parsed(undefined),
    parsed(undefined),
    parsed(7),
  ])
  expect(maybe.safeParse('x').success).toBe(false)
})

test.each<[unknown, boolean]>([
  [1, true],
  [99, true],
  [0, false],
  [100, false],
  [-1, false],
  [1.5, false],
  ['5', false],
  [Number.NaN, false],
])('%j copies can be ordered: %s', (value, canBe) => {
  expect(read(Quantity, value)).toEqual(canBe ? parsed(value) : text(messages.badQuantity))
})

test.each<[unknown, unknown]>([
  ['0912345678', parsed('0912345678')],
  ['0312345678', parsed('0312345678')],
  ['0512345678', parsed('0512345678')],
  ['0712345678', parsed('0712345678')],
  ['0812345678', parsed('0812345678')],
  [' 091.234-56 78 ', parsed('0912345678')],
  ['０９１２３４５６７８', parsed('0912345678')],
  ['+84912345678', parsed('0912345678')],
  ['+84 912.345.678', parsed('0912345678')],
  ['84 912 345 678', parsed('0912345678')],
  ['0084-912-345-678', parsed('0912345678')],
  ['+84212345678', text(messages.phoneFormat)],
  ['+8491234567', text(messages.phoneFormat)],
  ['+849123456789', text(messages.phoneFormat)],
  ['+85912345678', text(messages.phoneFormat)],
  ['', text(messages.phoneRequired)],
  [' . - ', text(messages.phoneRequired)],
  [undefined, text(messages.phoneRequired)],
  [912345678, text(messages.phoneRequired)],
  ['091234567', text(messages.phoneShort)],
  ['x', text(messages.phoneShort)],
  ['09123456789', text(messages.phoneFormat)],
  ['0212345678', text(messages.phoneFormat)],
  ['1912345678', text(messages.phoneFormat)],
  ['x0912345678', text(messages.phoneFormat)],
  ['091234567x', text(messages.phoneFormat)],
])('the telephone number %j', (value, expected) => expect(read(Phone, value)).toEqual(expected))
