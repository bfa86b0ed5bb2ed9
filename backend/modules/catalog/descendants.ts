type Node = { id: number; parentId: number | null }

/** A category with everything below it; a parent that leads back to itself ends there. */
export function withDescendants(nodes: readonly Node[], rootId: number): number[] {
  const found = new Set([rootId])
  // A set being walked also visits what is added meanwhile.
  for (const id of found) {
    for (const node of nodes) if (node.parentId === id) found.add(node.id)
  }
  return [...found]
}
