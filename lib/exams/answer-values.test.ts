import { expect, test } from '@jest/globals'
import { listOf, moved, orderOf, recordOf, textOf, withPart } from '@/lib/exams/answer-values'

test('a value of another form reads as nothing', () => {
  expect([listOf('x'), listOf(null), recordOf([1]), recordOf(undefined), textOf(null)]).toEqual([
    [],
    [],
    {},
    {},
    '',
  ])
})

test('a part is set in its place', () => {
  expect(withPart([], 2, 'c')).toEqual(['', '', 'c'])
  expect(withPart(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c'])
})

test('an order names every item once, whatever was answered', () => {
  expect(orderOf([1, 2, 3], undefined)).toEqual([1, 2, 3])
  expect(orderOf([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2])
  expect(orderOf([1, 2, 3], [3, 9, 3])).toEqual([3, 1, 2])
})

test('an item moves up and down', () => {
  expect([moved(['a', 'b', 'c'], 2, 0), moved(['a', 'b', 'c'], 0, 1)]).toEqual([
    ['c', 'a', 'b'],
    ['b', 'a', 'c'],
  ])
})
