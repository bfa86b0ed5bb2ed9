import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { findSlug, pageFieldsOf } from '@/backend/modules/content/pages/page-store'
import {
  inState,
  itsEditor,
  lifeColumns,
  lifeDto,
  newestVersion,
  stateOf,
} from '@/backend/modules/content/publishing/state-queries'
import { page, textState, textVersion } from '@/backend/modules/content/tables'
import { found, readPlainSearch } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { listPage, orderBy } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import { publicationStatus } from '@/contract/kinds'
import type { LandingPage } from '@/contract/shop/pages'
import type { PageRow, StaffPage, staffPages } from '@/contract/staff/pages'

type Query = Parsed<typeof staffPages.list>['query']

const listed = {
  status: page.status,
  isAmong: (state: SQL) => sql`${page.slug} = any(array(select ${textState.subject}
    from ${textState} where ${textState.kind} = 'page' and ${state}))`,
}

function matching({ q, ids, kind, state }: Query) {
  const search = q ? readPlainSearch(q) : null
  return and(
    ids ? inArray(page.slug, ids.split(',')) : inState(state, listed),
    kind ? eq(page.kind, kind) : undefined,
    search ? found(page.fts, search) : undefined,
  )
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ page, newest: textVersion, ...lifeColumns })
    .from(page)
    .leftJoin(textState, stateOf('page', page.slug))
    .leftJoin(textVersion, newestVersion)
    .leftJoin(appUser, itsEditor)
    .where(where)
type Joined = Awaited<ReturnType<typeof select>>[number]

const rowDto = ({ page: row, newest, ...life }: Joined): PageRow => ({
  id: row.slug,
  title: newest?.title ?? row.title,
  kind: row.kind,
  ...lifeDto(life, row.status === publicationStatus.published, row.savedAt),
})

/** A page of all pages, drafts too, in the shape of the staff call. */
export async function listStaffPages(db: Db, query: Query) {
  const where = matching(query)
  const columns = {
    title: page.title,
    changedTime: page.savedAt,
  }
  const order = orderBy(query, columns, { sort: 'title', order: 'asc' }, page.slug)
  const { data: slugs, ...pages } = await listPage(db, query, {
    from: page,
    where,
    rows: db.select({ slug: page.slug }).from(page).where(where),
    order,
    toDto: ({ slug }) => slug,
  })
  // State and newest version are looked up for the rows of the page alone, not for those before it.
  const joined = await select(db, inArray(page.slug, slugs))
  const bySlug = new Map(joined.map((row) => [row.page.slug, rowDto(row)]))
  return { data: slugs.flatMap((slug) => bySlug.get(slug) ?? []), ...pages }
}

async function readPage(db: Db, id: string) {
  const [joined] = await select(db, eq(page.slug, await findSlug(db, id)))
  if (!joined) throw notFound()
  return { joined, text: joined.newest ?? pageFieldsOf(joined.page) }
}

/** The newest version with where it stands; 404 when there is no such page. */
export async function getStaffPage(db: Db, id: string): Promise<StaffPage> {
  const { joined, text } = await readPage(db, id)
  return { ...rowDto(joined), description: text.summary, content: text.contentHtml }
}

/** The newest version as readers would see it. */
export async function previewPage(db: Db, id: string): Promise<LandingPage> {
  const { joined, text } = await readPage(db, id)
  const { slug, kind, updatedAt } = joined.page
  return {
    id: slug,
    title: text.title,
    kind,
    description: text.summary || null,
    content: text.contentHtml,
    updatedTime: (joined.savedAt ?? updatedAt).toISOString(),
  }
}
