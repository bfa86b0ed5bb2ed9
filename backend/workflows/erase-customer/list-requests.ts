import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { GRACE_DAYS, inDays, requestDto } from '@/backend/modules/privacy'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { listPage } from '@/backend/platform/db/list-page'
import { notFound } from '@/backend/platform/http/http-error'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'
import { personOf } from '@/backend/workflows/erase-customer/run-requests'
import type { Parsed } from '@/contract/endpoint'
import type { listPrivacyRequests as call, StaffPrivacyRequest } from '@/contract/staff/privacy'

const DAY_MS = 86_400_000

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({ request: privacyRequest, name: appUser.name, mail: appUser.email })
    .from(privacyRequest)
    .leftJoin(appUser, eq(appUser.id, privacyRequest.userId))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

/** What keeps an erasure waiting once its person can no longer take it back. */
async function waitsFor(context: Context, { request }: Row): Promise<string[]> {
  const isDue = request.kind === 'erase' && request.state === 'open'
  if (!isDue || context.now() < inDays(request.createdAt, GRACE_DAYS)) return []
  const person = await personOf(context, request)
  return person ? findOpenMatters(context.db, person) : []
}

async function staffRequest(context: Context, row: Row): Promise<StaffPrivacyRequest> {
  const { request, name, mail } = row
  const now = context.now()
  const isOpen = request.state === 'open'
  const grace = inDays(request.createdAt, GRACE_DAYS)
  return {
    ...requestDto(request),
    userId: request.userId,
    name,
    email: request.email ?? mail,
    daysLeft: isOpen ? Math.floor((request.dueAt.getTime() - now.getTime()) / DAY_MS) : null,
    graceUntil: isOpen && request.kind === 'erase' && now < grace ? grace.toISOString() : null,
    waitsFor: await waitsFor(context, row),
  }
}

export async function getStaffRequest(context: Context, id: string): Promise<StaffPrivacyRequest> {
  const [row] = await select(context.db, eq(privacyRequest.id, id))
  if (!row) throw notFound()
  return staffRequest(context, row)
}

/** Open requests first, the nearest last day on top. Who looks at the list is written down. */
export async function listPrivacyRequests(context: Context, query: Parsed<typeof call>['query']) {
  const { db } = context
  const where = query.state && eq(privacyRequest.state, query.state)
  await audit(db, context, { action: 'privacy.list', subject: `page ${query.page}` })
  return listPage(db, query, {
    from: privacyRequest,
    where,
    rows: select(db, where),
    order: [
      desc(sql`${privacyRequest.state} = 'open'`),
      asc(privacyRequest.dueAt),
      asc(privacyRequest.id),
    ],
    toDto: (row) => staffRequest(context, row),
  })
}
