import { eq, sql } from 'drizzle-orm'
import type { Context, HandlersOf } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { officeTexts } from '@/backend/modules/office/texts'
import { searchText } from '@/backend/modules/search/search-text'
import { addSearchWords } from '@/backend/modules/search/vocabulary'
import type { Tx } from '@/backend/platform/db/connect'
import { news, newsFormerUrl, newsTag, page } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { HttpError, notFound } from '@/backend/platform/http/http-error'

type OfficeContentRoutes = Pick<HandlersOf<'office'>, 'changeNews' | 'changePage'>
type NewsChange = Parameters<OfficeContentRoutes['changeNews']>[0]['body']
type PageChange = Parameters<OfficeContentRoutes['changePage']>[0]['body']
type NewsRow = typeof news.$inferSelect

async function rubricOf(tx: Tx, { tagId }: NewsRow) {
  if (tagId === null) return null
  const [tag] = await tx.select({ name: newsTag.name }).from(newsTag).where(eq(newsTag.id, tagId))
  return tag?.name ?? null
}

/** The address before still leads to the article, until another takes it. */
async function moveNews(tx: Tx, { id, newsUrl }: NewsRow, wanted: string | undefined) {
  if (wanted === undefined || wanted === newsUrl) return
  const [other] = await tx.select({ id: news.id }).from(news).where(eq(news.newsUrl, wanted))
  if (other) throw new HttpError(409, officeTexts.addressTaken)
  await tx.delete(newsFormerUrl).where(eq(newsFormerUrl.url, wanted))
  if (newsUrl === '') return
  await tx
    .insert(newsFormerUrl)
    .values({ url: newsUrl, newsId: id })
    .onConflictDoUpdate({ target: newsFormerUrl.url, set: { newsId: id } })
}

async function changeNewsWithin(tx: Tx, context: Context, id: number, change: NewsChange) {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update')
  if (!row) throw notFound()
  await moveNews(tx, row, change.newsURL)
  const title = change.title ?? row.title
  const summary = change.summary ?? row.summary
  await tx
    .update(news)
    .set({
      title,
      summary,
      newsUrl: change.newsURL,
      contentHtml: change.content ?? row.contentHtml,
      isFocus: change.isFocus ?? row.isFocus,
      ...(change.isPublished !== undefined && { status: change.isPublished ? 1 : 0 }),
      searchText: searchText(title, summary, await rubricOf(tx, row)),
      updatedAt: context.now(),
    })
    .where(eq(news.id, id))
  await addSearchWords(tx, [title])
  const before = {
    title: row.title,
    newsURL: row.newsUrl,
    summary: row.summary,
    content: row.contentHtml,
    isFocus: row.isFocus,
    isPublished: row.status === 1,
  }
  await audit(tx, context, {
    action: 'news.change',
    subject: id,
    before,
    after: { ...before, ...change },
  })
  return { newsId: id, newsURL: change.newsURL ?? row.newsUrl, formerUrl: row.newsUrl }
}

async function changePageWithin(tx: Tx, context: Context, slug: string, change: PageChange) {
  // The router hands addresses on in small letters; some pages are spelled with capitals.
  const isIt = eq(sql`lower(${page.slug})`, slug.toLowerCase())
  const [row] = await tx.select().from(page).where(isIt).for('update')
  if (!row) throw notFound()
  const now = context.now()
  await tx
    .update(page)
    .set({
      title: change.title ?? row.title,
      description: change.description ?? row.description,
      contentHtml: change.content ?? row.contentHtml,
      updatedAt: now,
    })
    .where(eq(page.slug, row.slug))
  const before = { title: row.title, description: row.description, content: row.contentHtml }
  await audit(tx, context, {
    action: 'page.change',
    subject: row.slug,
    before,
    after: { ...before, ...change },
  })
  return { id: row.slug, updatedTime: now.toISOString() }
}

const refuseNothing = (change: object) => {
  if (Object.keys(change).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
}

/** News and pages in the hands of the shop. */
export const officeContentRoutes: OfficeContentRoutes = {
  changeNews: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const changed = await transact(context.db, (tx) => changeNewsWithin(tx, context, id, body))
    const { formerUrl, ...data } = changed
    const addresses = new Set([data.newsURL, formerUrl].filter((url) => url !== ''))
    await context.revalidatePages?.([
      'news',
      `news:${id}`,
      ...[...addresses].map((url) => `news:${url}`),
    ])
    return { data, successMessage: officeTexts.newsSaved }
  },

  changePage: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const data = await transact(context.db, (tx) => changePageWithin(tx, context, id, body))
    await context.revalidatePages?.([`page:${data.id}`])
    return { data, successMessage: officeTexts.pageSaved }
  },
}
