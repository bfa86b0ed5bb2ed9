import { isNull } from 'drizzle-orm'
import { category } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'
import { fold } from '@/contract/text'

type Found = { id: number } | 'none' | 'several'
export type FindCategory = (text: string) => Found

const MOST_LEVELS = 20

/** Looks categories up by name, by path (`Văn học > Thơ`) or by the word of their address. */
export async function categoryFinder(db: Db): Promise<FindCategory> {
  const { id, name, slug, parentId } = category
  const rows = await db
    .select({ id, name, slug, parentId })
    .from(category)
    .where(isNull(category.archivedAt))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ids = new Map<string, Set<number>>()
  const add = (key: string, one: number) => ids.set(key, (ids.get(key) ?? new Set()).add(one))
  for (const row of rows) {
    add(row.slug, row.id)
    let path = ''
    let at: typeof row | undefined = row
    for (let level = 0; at && level < MOST_LEVELS; level++) {
      path = path === '' ? fold(at.name) : `${fold(at.name)}>${path}`
      add(path, row.id)
      at = byId.get(at.parentId ?? 0)
    }
  }
  return (text) => {
    const found = ids.get(text.split(/>+/).map(fold).join('>')) ?? ids.get(text.trim())
    const [first] = found ?? []
    if (first === undefined) return 'none'
    return found?.size === 1 ? { id: first } : 'several'
  }
}
