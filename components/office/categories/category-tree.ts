import type { StaffCategory } from '@/contract/staff/categories'

export type TreeRow = {
  category: StaffCategory
  depth: number
  /** Its place among its siblings, and how many there are. */
  index: number
  count: number
}

const childrenOf = (all: readonly StaffCategory[], parentId: number | null) =>
  all
    .filter((one) => one.parentId === parentId)
    .sort((one, other) => one.position - other.position || one.id - other.id)

/** The tree from top to bottom, each row with how far in it stands. */
export function rowsOf(
  all: readonly StaffCategory[],
  parentId: number | null = null,
  depth = 0,
): TreeRow[] {
  const siblings = childrenOf(all, parentId)
  return siblings.flatMap((category, index) => [
    { category, depth, index, count: siblings.length },
    ...rowsOf(all, category.id, depth + 1),
  ])
}

/** True for a category and for everything above it. */
export function isWithin(all: readonly StaffCategory[], id: number, above: number): boolean {
  if (id === above) return true
  const parentId = all.find((one) => one.id === id)?.parentId
  return parentId ? isWithin(all, parentId, above) : false
}

export type DropZone = 'before' | 'into' | 'after'

/** Where a dragged category comes to stand; null where it cannot. */
export function placeOf(
  all: readonly StaffCategory[],
  draggedId: number,
  target: StaffCategory,
  zone: DropZone,
) {
  if (isWithin(all, target.id, draggedId)) return null
  if (zone === 'into') {
    const inside = childrenOf(all, target.id).filter(({ id }) => id !== draggedId)
    return { parentId: target.id, position: inside.length }
  }
  const siblings = childrenOf(all, target.parentId).filter(({ id }) => id !== draggedId)
  const at = siblings.findIndex(({ id }) => id === target.id)
  return { parentId: target.parentId, position: zone === 'before' ? at : at + 1 }
}
