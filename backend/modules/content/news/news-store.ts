import { eq, sql } from 'drizzle-orm'
import {
  type DocumentFields,
  type DocumentStore,
  statusOf,
} from '@/backend/modules/content/publishing/document-store'
import { news, newsFormerUrl, newsTag } from '@/backend/modules/content/tables'
import { addSearchWords, searchText } from '@/backend/modules/search'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { publicationStatus } from '@/contract/kinds'

type Row = typeof news.$inferSelect
type Facts = { author: string; tagId: number | null; isFocus: boolean }

/** What an article has besides the fields of every document: author, rubric, whether it stands in front. */
export const newsFacts = ({ facts }: Pick<DocumentFields, 'facts'>) => facts as Facts

export const newsFieldsOf = (row: Row): DocumentFields => ({
  title: row.title,
  summary: row.summary,
  contentHtml: row.contentHtml,
  imageUrl: row.imageUrl,
  facts: { author: row.author, tagId: row.tagId, isFocus: row.isFocus } satisfies Facts,
})

async function rubricOf(tx: Tx, tagId: number | null) {
  if (tagId === null) return null
  const [tag] = await tx.select({ name: newsTag.name }).from(newsTag).where(eq(newsTag.id, tagId))
  if (!tag) throw new HttpError(400, officeTexts.noSuchTag)
  return tag.name
}

export async function newsColumns(tx: Tx, fields: DocumentFields) {
  const { title, summary, contentHtml, imageUrl } = fields
  const { author, tagId, isFocus } = newsFacts(fields)
  const words = searchText(title, summary, await rubricOf(tx, tagId))
  return { title, summary, contentHtml, imageUrl, author, tagId, isFocus, searchText: words }
}

async function formerUrls(db: Db, newsId: number) {
  const rows = await db
    .select({ url: newsFormerUrl.url })
    .from(newsFormerUrl)
    .where(eq(newsFormerUrl.newsId, newsId))
    .orderBy(newsFormerUrl.url)
  return rows.map(({ url }) => url)
}

/** Where an article can be found, besides its number. */
export async function newsAddresses(db: Db, id: number) {
  const [row] = await db.select({ url: news.newsUrl }).from(news).where(eq(news.id, id))
  return { url: row?.url ?? '', former: await formerUrls(db, id) }
}

export const newsStore: DocumentStore = {
  kind: 'news',

  lock: async (tx, subject) => {
    const [row] = await tx
      .select()
      .from(news)
      .where(eq(news.id, Number(subject)))
      .for('update')
    if (!row) throw notFound()
    return {
      fields: newsFieldsOf(row),
      isShown: row.status === publicationStatus.published,
      changedAt: row.updatedAt,
      shownSince: row.publishedAt,
    }
  },

  write: async (tx, subject, { fields, now, firstShownAt, ...state }) => {
    await tx
      .update(news)
      .set({
        ...(await newsColumns(tx, fields)),
        status: statusOf(state),
        updatedAt: now,
        ...(firstShownAt && { publishedAt: firstShownAt }),
      })
      .where(eq(news.id, Number(subject)))
    if (state.isShown) await addSearchWords(tx, [fields.title])
  },

  noteSaved: async (tx, subject, savedAt) => {
    // What readers are told of its last change stays.
    await tx
      .update(news)
      .set({ savedAt, updatedAt: sql`${news.updatedAt}` })
      .where(eq(news.id, Number(subject)))
  },

  tags: async (db, subject) => {
    const { url, former } = await newsAddresses(db, Number(subject))
    const names = [subject, url, ...former].filter((name) => name !== '')
    return ['news', ...names.map((name) => `news:${name}`)]
  },
}
