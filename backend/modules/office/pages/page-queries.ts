import { and, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { findSlug, pageFieldsOf } from '@/backend/modules/office/pages/page-store'
import {
  inState,
  itsEditor,
  lifeColumns,
  lifeDto,
  newestVersion,
  stateOf,
} from '@/backend/modules/office/publishing/state-queries'
import type { Db } from '@/backend/platform/db/connect'
import { containing, listPage, orderBy } from '@/backend/platform/db/list-page'
import { appUser, page, textState, textVersion } from '@/backend/platform/db/tables'
import { notFound } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import type { LandingPage } from '@/contract/pages'
import type { PageRow, StaffPage, staffPages } from '@/contract/staff-pages'

type Query = Parsed<typeof staffPages.list>['query']

const isShown = sql`${page.status} = 1`

function matching({ q, ids, kind, state }: Query) {
  return and(
    ids ? inArray(page.slug, ids.split(',')) : inState(state, isShown),
    kind ? eq(page.kind, kind) : undefined,
    q ? or(ilike(page.title, containing(q)), ilike(page.slug, containing(q))) : undefined,
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
  ...lifeDto(life, row.status === 1, row.updatedAt),
})

export async function listStaffPages(db: Db, query: Query) {
  const where = matching(query)
  const columns = {
    title: page.title,
    changedTime: sql`coalesce(${textVersion.savedAt}, ${page.updatedAt})`,
  }
  const order = orderBy(query, columns, { sort: 'title', order: 'asc' }, page.slug)
  return listPage(db, query, {
    from: page,
    join: { table: textState, on: stateOf('page', page.slug) },
    where,
    rows: select(db, where),
    order,
    toDto: rowDto,
  })
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
