import type { Db } from '@/backend/platform/db/connect'
import { category } from '@/backend/platform/db/tables'
import { categoryTree } from './categories'

export type Shelves = {
  /** Ids by slug. */
  ids: ReadonlyMap<string, number>
}

/** Writes the shelves, parents first. */
export async function writeCategories(db: Db): Promise<Shelves> {
  const parents = categoryTree.map(({ name, slug, objectType = 0 }, at) => ({
    name,
    slug,
    objectType,
    position: at + 1,
  }))
  const top = await db
    .insert(category)
    .values(parents)
    .returning({ id: category.id, slug: category.slug })
  const ids = new Map(top.map(({ id, slug }) => [slug, id]))
  const children = categoryTree.flatMap(({ slug: parent, objectType = 0, children: below }) =>
    below.map(([slug, name], at) => ({
      name,
      slug,
      objectType,
      position: at + 1,
      parentId: idOf(ids, parent),
    })),
  )
  const rest = await db
    .insert(category)
    .values(children)
    .returning({ id: category.id, slug: category.slug })
  for (const { id, slug } of rest) ids.set(slug, id)
  return { ids }
}

/** The id behind a slug; a slug nobody has is a mistake in the seed. */
export function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Nothing is called ${slug}`)
  return id
}
