import { type SQL, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import type { StaffMessage } from '@/contract/staff/messages'

type Row = Omit<StaffMessage, 'id' | 'createdTime' | 'sentTime' | 'nextTime'> & {
  createdAt: string
  sentAt: string | null
  nextAt: string
}
type Page = {
  page: number
  pageSize: number
  q?: string | undefined
  way?: StaffMessage['way'] | undefined
  state?: StaffMessage['state'] | undefined
  order?: string | undefined
}

const all = sql`
  select 'mail' as way, id, null as channel, to_addr as "to", subject as about, sent_at, failed_at, next_at,
    coalesce(last_error, '') as reason, created_at
  from ${mailOutbox}
  union all
  select 'phone', m.id, m.channel, m.to_phone, m.kind || ' ' || o.code, m.sent_at, m.failed_at, m.next_at,
    coalesce(m.last_error, ''), m.created_at
  from ${phoneMessage} m join ${orders} o on o.id = m.order_id`

const stated = sql`select *, case when sent_at is not null then 'sent' when failed_at is not null then 'failed'
  else 'waiting' end as state from (${all}) as one`

const timeOf = (text: string) => new Date(text).toISOString()

const messageOf = ({ createdAt, sentAt, nextAt, ...row }: Row): StaffMessage => ({
  ...row,
  id: `${row.way}:${row.rowId}`,
  createdTime: timeOf(createdAt),
  sentTime: sentAt && timeOf(sentAt),
  nextTime: row.state === 'waiting' ? timeOf(nextAt) : null,
})

/** What has been sent to whom, and what has not and why: the answer to “why did I get no mail?”. */
export async function listMessages(db: Db, { page, pageSize, q, way, state, order }: Page) {
  const conditions: SQL[] = [
    ...(way ? [sql`way = ${way}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(q
      ? [sql`(strpos(lower("to"), lower(${q})) > 0 or strpos(lower(about), lower(${q})) > 0)`]
      : []),
  ]
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  const direction: SQL = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await db.execute<Row>(sql`
    select way, id as "rowId", channel, "to", about, state, reason, created_at as "createdAt", sent_at as "sentAt",
      next_at as "nextAt"
    from (${stated}) as message where ${where}
    order by created_at ${direction}, id limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${stated}) as message where ${where}`,
  )
  const totalItem = counts[0]?.count ?? 0
  return { data: rows.map(messageOf), totalItem, totalPage: Math.ceil(totalItem / pageSize) }
}
