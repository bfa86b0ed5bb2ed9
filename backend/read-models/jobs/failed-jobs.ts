import { type SQL, sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { invoice } from '@/backend/modules/invoices/tables'
import { parcel } from '@/backend/modules/parcels/tables'
import { refundStates } from '@/backend/modules/payments'
import { refund } from '@/backend/modules/payments/tables'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import { type JobQueueName, jobQueues, type StaffJob } from '@/contract/staff/jobs'

type Row = {
  id: string
  queue: JobQueueName
  name: string
  reason: string
  isFinal: boolean
  attempts: number
  nextAt: string | null
  createdAt: string
}

/** Rows whose last try failed and that are not done, whatever their kind: what the rows say, not the queue. */
const failed = sql`
  select id, case when is_code then 'urgent-mails' else 'mails' end as queue, subject as name, last_error as reason,
    failed_at is not null as "isFinal", attempts, next_at, created_at
  from ${mailOutbox} where sent_at is null and last_error is not null
  union all
  select id, 'phone-messages', kind || ' ' || to_phone, last_error, failed_at is not null, attempts, next_at, created_at
  from ${phoneMessage} where sent_at is null and last_error is not null
  union all
  select id, case when tracking_code is null then 'parcels-to-make' else 'parcels-to-track' end, code, last_error,
    false, attempts, next_at, created_at
  from ${parcel} where last_error is not null and next_at is not null
  union all
  select id, 'invoices', ref, last_error, state = 'refused', attempts, next_at, created_at
  from ${invoice} where last_error is not null and state in ('waiting', 'sent', 'refused')
  union all
  select id, 'refunds', coalesce(txn_ref, ''), last_error, false, attempts, next_at, created_at
  from ${refund} where last_error is not null and method = 'gateway' and status in
    (${refundStates.approved}, ${refundStates.underWay})`

type Page = {
  page: number
  pageSize: number
  queue?: JobQueueName | undefined
  order?: string | undefined
}

const jobOf = ({ nextAt, createdAt, id, ...row }: Row): StaffJob => ({
  ...row,
  id: `${row.queue}:${id}`,
  rowId: id,
  nextTime: row.isFinal || nextAt === null ? null : new Date(nextAt).toISOString(),
  createdTime: new Date(createdAt).toISOString(),
})

export async function listFailedJobs(db: Db, { page, pageSize, queue, order }: Page) {
  const where = queue === undefined ? sql`true` : sql`queue = ${queue}`
  const direction: SQL = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await db.execute<Row>(sql`
    select id, queue, name, reason, "isFinal", attempts, next_at as "nextAt", created_at as "createdAt"
    from (${failed}) as failed where ${where}
    order by created_at ${direction}, id limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${failed}) as failed where ${where}`,
  )
  const totalItem = counts[0]?.count ?? 0
  return { data: rows.map(jobOf), totalItem, totalPage: Math.ceil(totalItem / pageSize) }
}

const failing = new Gauge({
  name: 'backend_work_failing',
  help: 'Emails, parcels, invoices and refunds whose last try failed: those tried again, and those that are final',
  labelNames: ['queue', 'state'],
  registers: [backendMetrics],
})

/** Brings the figures for Prometheus up to date; to be called before they are read. */
export async function measureFailures(db: Db): Promise<void> {
  const { rows } = await db.execute<{ queue: string; isFinal: boolean; count: number }>(
    sql`select queue, "isFinal", count(*)::int as count from (${failed}) as failed group by 1, 2`,
  )
  for (const queue of jobQueues)
    for (const isFinal of [false, true]) {
      const row = rows.find((one) => one.queue === queue && one.isFinal === isFinal)
      failing.set({ queue, state: isFinal ? 'final' : 'retried' }, row?.count ?? 0)
    }
}
