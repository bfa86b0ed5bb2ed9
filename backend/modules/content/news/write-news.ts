import { eq } from 'drizzle-orm'
import { newsColumns, newsStore } from '@/backend/modules/content/news/news-store'
import type { DocumentFields } from '@/backend/modules/content/publishing/document-store'
import { beginDocument, saveDocument } from '@/backend/modules/content/publishing/save-document'
import { news, newsFormerUrl } from '@/backend/modules/content/tables'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { slugsFor } from '@/backend/platform/free-slugs'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import { publicationStatus } from '@/contract/kinds'
import type { staffNews } from '@/contract/staff/news'
import { slugOf } from '@/contract/text'

type Draft = Parsed<typeof staffNews.create>['body']
type Change = Parsed<typeof staffNews.change>['body']

async function isTaken(tx: Tx, url: string) {
  const [row] = await tx.select({ id: news.id }).from(news).where(eq(news.newsUrl, url))
  return row !== undefined
}

/** An address nobody has, after the title unless another is wanted. */
async function freeUrl(tx: Tx, { title, newsURL }: Draft): Promise<string> {
  if (newsURL !== undefined) {
    if (await isTaken(tx, newsURL)) throw new HttpError(409, officeTexts.addressTaken)
    return newsURL
  }
  const words = slugOf(title)
  const usual = /[a-z]/.test(words) ? words : ['bai-viet', words].filter(Boolean).join('-')
  for (const url of slugsFor(usual)) if (!(await isTaken(tx, url))) return url
  throw new Error('no address was free')
}

/** A draft; answers its id. 400 when its tag is unknown, 409 when its address is taken. */
export const createNews = (context: Context, draft: Draft): Promise<number> =>
  transact(context.db, async (tx) => {
    const { title, summary = '', content = '', imageURL = null } = draft
    const { author = '', tagId = null, isFocus = false } = draft
    const facts = { author, tagId, isFocus }
    const fields: DocumentFields = {
      title,
      summary,
      contentHtml: content,
      imageUrl: imageURL,
      facts,
    }
    const newsUrl = await freeUrl(tx, draft)
    await tx.delete(newsFormerUrl).where(eq(newsFormerUrl.url, newsUrl))
    const now = context.now()
    const columns = await newsColumns(tx, fields)
    const [row] = await tx
      .insert(news)
      .values({
        ...columns,
        newsUrl,
        status: publicationStatus.draft,
        publishedAt: now,
        updatedAt: now,
      })
      .returning({ id: news.id })
    if (!row) throw new Error('the article was not written')
    await beginDocument(tx, context, newsStore, String(row.id), fields)
    return row.id
  })

/** The address before still leads to the article, until another takes it. */
async function moveNews(
  tx: Tx,
  context: Context,
  id: number,
  wanted: string | undefined,
): Promise<boolean> {
  const [row] = await tx
    .select({ url: news.newsUrl, status: news.status })
    .from(news)
    .where(eq(news.id, id))
  if (!row || wanted === undefined || wanted === row.url) return false
  if (await isTaken(tx, wanted)) throw new HttpError(409, officeTexts.addressTaken)
  await tx.delete(newsFormerUrl).where(eq(newsFormerUrl.url, wanted))
  await tx.update(news).set({ newsUrl: wanted }).where(eq(news.id, id))
  if (row.url !== '') {
    await tx
      .insert(newsFormerUrl)
      .values({ url: row.url, newsId: id })
      .onConflictDoUpdate({ target: newsFormerUrl.url, set: { newsId: id } })
  }
  const addresses = { before: { newsURL: row.url }, after: { newsURL: wanted } }
  await audit(tx, context, { action: 'news.move', subject: id, ...addresses })
  return row.status === publicationStatus.published
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function fieldsOf({ title, summary, content, imageURL, author, tagId, isFocus }: Change) {
  const facts = given({ author, tagId, isFocus })
  const fields = given({ title, summary, contentHtml: content, imageUrl: imageURL })
  return { ...fields, ...(Object.keys(facts).length > 0 && { facts }) } as Partial<DocumentFields>
}

/** @returns whether readers notice */
export const changeNews = (context: Context, id: number, change: Change) =>
  transact(context.db, async (tx) => {
    const { version, isPublished, publishTime, isArchived, restoreVersion } = change
    const steps = { version, isPublished, publishTime, isArchived, restoreVersion }
    const isSeen = await saveDocument(tx, context, newsStore, String(id), {
      ...steps,
      fields: fieldsOf(change),
    })
    return (await moveNews(tx, context, id, change.newsURL)) || isSeen
  })
