import { expect, test } from '@jest/globals'
import { readRange } from '@/backend/platform/media/byte-range'

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['BYTES=0-1', { start: 0, end: 1 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 99 }],
])('%s of 100 bytes is one part', (header, part) => {
  expect(readRange(header, 100)).toEqual(part)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s of 100 bytes cannot be satisfied',
  (header) => {
    expect(readRange(header, 100)).toBe('unsatisfiable')
  },
)

test.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'items=0-1',
  'bytes=a-b',
  'bytes=0x1-2',
  'bytes=1e3-',
])('%s asks for the whole', (header) => {
  expect(readRange(header, 100)).toBeNull()
})

test('an empty file has no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
})
