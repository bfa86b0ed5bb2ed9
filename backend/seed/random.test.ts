import { expect, test } from '@jest/globals'
import { mulberry32, randomFor, SEED } from '@/backend/seed/random'

test('the numbers are the same on every machine', () => {
  const next = mulberry32(SEED)
  expect([next(), next(), next()].map((number) => number.toFixed(6))).toEqual([
    '0.601104',
    '0.448291',
    '0.852466',
  ])
})

test('random of one name repeat themselves, random of another differ', () => {
  const throws = (name: string) =>
    Array.from({ length: 20 }, () => 0).map(
      (
        (random) => () =>
          random.whole(1, 6)
      )(randomFor(name)),
    )
  expect(throws('Truyện Kiều')).toEqual(throws('Truyện Kiều'))
  expect(throws('Truyện Kiều')).not.toEqual(throws('Số đỏ'))
})

test('whole numbers reach both ends, shuffling keeps every card', () => {
  const random = randomFor('ends')
  expect([...new Set(Array.from({ length: 200 }, () => random.whole(1, 4)))].sort()).toEqual([
    1, 2, 3, 4,
  ])
  expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5])
})
