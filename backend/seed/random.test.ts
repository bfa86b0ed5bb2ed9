import { expect, test } from '@jest/globals'
import { diceFor, mulberry32, SEED } from '@/backend/seed/random'

test('the numbers are the same on every machine', () => {
  const next = mulberry32(SEED)
  expect([next(), next(), next()].map((number) => number.toFixed(6))).toEqual([
    '0.601104',
    '0.448291',
    '0.852466',
  ])
})

test('dice of one name repeat themselves, dice of another differ', () => {
  const throws = (name: string) =>
    Array.from({ length: 20 }, () => 0).map(
      (
        (dice) => () =>
          dice.whole(1, 6)
      )(diceFor(name)),
    )
  expect(throws('Truyện Kiều')).toEqual(throws('Truyện Kiều'))
  expect(throws('Truyện Kiều')).not.toEqual(throws('Số đỏ'))
})

test('whole numbers reach both ends, shuffling keeps every card', () => {
  const dice = diceFor('ends')
  expect([...new Set(Array.from({ length: 200 }, () => dice.whole(1, 4)))].sort()).toEqual([
    1, 2, 3, 4,
  ])
  expect(dice.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5])
})
