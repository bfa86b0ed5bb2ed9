import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { requestDto } from '@/backend/modules/privacy/request-queries'
import { pagesOf, windowOf } from '@/backend/platform/db/pagination'
import { appUser, privacyRequest } from '@/backend/platform/db/tables'
import type { Parsed } from '@/contract/endpoint'
import type { listPrivacyRequests as call } from '@/contract/privacy-desk'

const DAY_MS = 86_400_000

/** Open requests first, the nearest last day on top. Who looks at the list is written down. */
export async function listPrivacyRequests(context: Context, query: Parsed<typeof call>['query']) {
  const { db, now } = context
  const where = query.state && eq(privacyRequest.state, query.state)
  const count = { count: await db.$count(privacyRequest, where), isCapped: false }
  const window = windowOf(query, count)
  const rows = window
    ? await db
        .select({ request: privacyRequest, name: appUser.name, mail: appUser.email })
        .from(privacyRequest)
        .leftJoin(appUser, eq(appUser.id, privacyRequest.userId))
        .where(where)
        .orderBy(
          desc(sql`${privacyRequest.state} = 'open'`),
          asc(privacyRequest.dueAt),
          asc(privacyRequest.id),
        )
        .limit(window.limit)
        .offset(window.offset)
    : []
  await audit(db, context, { action: 'privacy.list', subject: `page ${query.page}` })
  return {
    data: rows.map(({ request, name, mail }) => ({
      ...requestDto(request),
      userId: request.userId,
      name,
      email: request.email ?? mail,
      daysLeft:
        request.state === 'open'
          ? Math.floor((request.dueAt.getTime() - now().getTime()) / DAY_MS)
          : null,
    })),
    totalPage: pagesOf(count, query),
    totalItem: count.count,
  }
}
