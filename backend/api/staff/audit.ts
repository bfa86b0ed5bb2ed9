import { and, eq, gte, ilike, lt, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import type { HandlersOf } from '@/backend/platform/context'
import { listPage, orderBy } from '@/backend/platform/db/list-page'
import { auditLog } from '@/backend/platform/db/tables'
import type { Parsed } from '@/contract/endpoint'
import type { AuditRow, staffAudit } from '@/contract/staff/audit'

type Query = Parsed<typeof staffAudit.list>['query']

const startsWith = (text: string) => `${text.replace(/[%_\\]/g, '\\$&')}%`
/** Days are counted as the shop counts them. */
const dayStart = (day: string) => sql`${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`

const matching = ({ actorId, action, subject, from, to }: Query) =>
  and(
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    action ? ilike(auditLog.action, startsWith(action)) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from ? gte(auditLog.at, dayStart(from)) : undefined,
    to ? lt(auditLog.at, sql`${dayStart(to)} + interval '1 day'`) : undefined,
  )

type Row = { log: typeof auditLog.$inferSelect; actorName: string | null }

const auditRow = ({ log, actorName }: Row): AuditRow => ({
  id: log.id,
  time: log.at.toISOString(),
  actor: log.actor,
  actorName,
  action: log.action,
  subject: log.subject,
  before: log.before,
  after: log.after,
  data: log.data,
  ip: log.ip,
})

export const staffAuditRoutes: HandlersOf<'staffAudit'> = {
  list: async ({ query }, { db }) => {
    const where = matching(query)
    const order = orderBy(
      query,
      { time: auditLog.at },
      { sort: 'time', order: 'desc' },
      auditLog.id,
    )
    return listPage(db, query, {
      from: auditLog,
      where,
      rows: db
        .select({ log: auditLog, actorName: appUser.name })
        .from(auditLog)
        .leftJoin(appUser, eq(appUser.id, auditLog.actorId))
        .where(where),
      order,
      toDto: auditRow,
    })
  },
}
