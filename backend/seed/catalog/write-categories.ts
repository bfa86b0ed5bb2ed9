import { category } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'
import { categories } from './categories'

export type IdsBySlug = ReadonlyMap<string, number>

const objectTypes = { book: 0, course: 1 } as const

/** Writes the categories, parents first; answers their ids. */
export async function writeCategories(db: Db): Promise<IdsBySlug> {
  const parents = categories().map(({ name, slug, kind, vatClass }, at) => ({
    name,
    slug,
    objectType: objectTypes[kind],
    vatClass,
    position: at + 1,
  }))
  const top = await db
    .insert(category)
    .values(parents)
    .returning({ id: category.id, slug: category.slug })
  const ids = new Map(top.map(({ id, slug }) => [slug, id]))
  const children = categories().flatMap((parent) =>
    parent.children.map(({ name, slug }, at) => ({
      name,
      slug,
      objectType: objectTypes[parent.kind],
      position: at + 1,
      parentId: idOf(ids, parent.slug),
    })),
  )
  const rest = await db
    .insert(category)
    .values(children)
    .returning({ id: category.id, slug: category.slug })
  for (const { id, slug } of rest) ids.set(slug, id)
  return ids
}

/** The id behind a slug; a slug nobody has is a mistake in the data. */
export function idOf(ids: IdsBySlug, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`Nothing is called ${slug}`)
  return id
}
