import { eq, sql } from 'drizzle-orm'
import {
  type DocumentFields,
  type DocumentStore,
  statusOf,
} from '@/backend/modules/content/publishing/document-store'
import { page } from '@/backend/modules/content/tables'
import type { Db } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import { publicationStatus } from '@/contract/kinds'

type Row = typeof page.$inferSelect

export const pageFieldsOf = (row: Row): DocumentFields => ({
  title: row.title,
  summary: row.description,
  contentHtml: row.contentHtml,
  imageUrl: null,
  facts: {},
})

export const pageColumns = ({ title, summary, contentHtml }: DocumentFields) => ({
  title,
  description: summary,
  contentHtml,
})

/** The router hands addresses on in small letters; some pages are spelled with capitals. */
export async function findSlug(db: Db, slug: string): Promise<string> {
  const [row] = await db
    .select({ slug: page.slug })
    .from(page)
    .where(eq(sql`lower(${page.slug})`, slug.toLowerCase()))
  if (!row) throw notFound()
  return row.slug
}

/** Its subject is the slug as it is spelled. */
export const pageStore: DocumentStore = {
  kind: 'page',

  lock: async (tx, subject) => {
    const [row] = await tx.select().from(page).where(eq(page.slug, subject)).for('update')
    if (!row) throw notFound()
    const isShown = row.status === publicationStatus.published
    const since = isShown ? row.updatedAt : null
    return { fields: pageFieldsOf(row), isShown, changedAt: row.updatedAt, shownSince: since }
  },

  write: async (tx, subject, { fields, now, ...state }) => {
    await tx
      .update(page)
      .set({ ...pageColumns(fields), status: statusOf(state), updatedAt: now })
      .where(eq(page.slug, subject))
  },

  noteSaved: async (tx, subject, savedAt) => {
    // What readers are told of its last change stays.
    await tx
      .update(page)
      .set({ savedAt, updatedAt: sql`${page.updatedAt}` })
      .where(eq(page.slug, subject))
  },

  tags: async (_, subject) => [`page:${subject}`],
}
