import { expect, test } from '@jest/globals'
import { freeOffset } from '@/components/ui/toast-offset'

const telephone = { height: 60, usual: 80, windowHeight: 740 }

test('messages stay where they are while they cover nothing', () => {
  expect(freeOffset([], telephone)).toBe(80)
  expect(freeOffset([{ top: 100, bottom: 144 }], telephone)).toBe(80)
  // Below the messages.
  expect(freeOffset([{ top: 690, bottom: 734 }], telephone)).toBe(80)
})

test('they stand above what they would cover, and above what they would cover there', () => {
  const submit = { top: 620, bottom: 664 }
  expect(freeOffset([submit], telephone)).toBe(740 - 620 + 8)
  const field = { top: 520, bottom: 570 }
  expect(freeOffset([field, submit], telephone)).toBe(740 - 520 + 8)
})

test('a gap between two controls is used', () => {
  const submit = { top: 620, bottom: 664 }
  const field = { top: 480, bottom: 530 }
  expect(freeOffset([submit, field], telephone)).toBe(740 - 620 + 8)
})

test('where everything is taken they stay at the bottom', () => {
  const full = Array.from({ length: 15 }, (_, row) => ({ top: row * 50, bottom: row * 50 + 44 }))
  expect(freeOffset(full, telephone)).toBe(80)
})
