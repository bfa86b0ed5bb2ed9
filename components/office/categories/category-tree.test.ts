import { expect, test } from '@jest/globals'
import { placeOf, rowsOf } from '@/components/office/categories/category-tree'
import type { StaffCategory } from '@/contract/staff/categories'

const one = (id: number, parentId: number | null, position: number): StaffCategory => ({
  ...{ id, parentId, position, name: `Loại ${id}`, slug: `loai-${id}` },
  ...{ objectType: 0, originalUrl: null, vatClass: null, productCount: 0 },
})
/** 1 with 3 and 4 in it, then 2. */
const tree = [one(1, null, 0), one(2, null, 1), one(3, 1, 0), one(4, 1, 1)]
const target = (id: number) => tree.find((category) => category.id === id) ?? one(0, null, 0)

test('the rows stand in the order of the tree', () => {
  const rows = rowsOf(tree).map(({ category, depth, index, count }) => [
    ...[category.id, depth, index, count],
  ])
  expect(rows).toEqual([
    [1, 0, 0, 2],
    [3, 1, 0, 2],
    [4, 1, 1, 2],
    [2, 0, 1, 2],
  ])
})

test.each([
  [3, 4, 'after', { parentId: 1, position: 1 }],
  [4, 3, 'before', { parentId: 1, position: 0 }],
  [2, 3, 'after', { parentId: 1, position: 1 }],
  [3, 2, 'into', { parentId: 2, position: 0 }],
  [2, 1, 'into', { parentId: 1, position: 2 }],
  [4, 1, 'before', { parentId: null, position: 0 }],
  [1, 3, 'into', null],
  [1, 1, 'after', null],
] as const)('%i dropped at %i (%s) stands there', (dragged, at, zone, place) => {
  expect(placeOf(tree, dragged, target(at), zone)).toEqual(place)
})
