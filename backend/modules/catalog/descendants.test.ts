import { expect, test } from '@jest/globals'
import { withDescendants } from '@/backend/modules/catalog/descendants'

const nodes = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
  { id: 5, parentId: 6 },
  { id: 6, parentId: 5 },
]

test('a category brings its children and theirs', () => {
  expect(withDescendants(nodes, 1)).toEqual([1, 2, 3])
  expect(withDescendants(nodes, 4)).toEqual([4])
})

test('a circle of parents ends', () => {
  expect(withDescendants(nodes, 5)).toEqual([5, 6])
})

test('an unknown category stands alone', () => {
  expect(withDescendants(nodes, 99)).toEqual([99])
})
