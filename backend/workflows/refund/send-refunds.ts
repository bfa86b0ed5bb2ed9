import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import {
  providerOf,
  type RefundResult,
  refundStates,
  updateRefund,
} from '@/backend/modules/payments'
import { payment, refund } from '@/backend/modules/payments/tables'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import type { JobKind } from '@/backend/platform/jobs/job-kind'
import { lockRefund } from '@/backend/workflows/refund/change-refund'
import { completeRefund } from '@/backend/workflows/refund/complete-refund'

type SendServices = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>

const MINUTE = 60_000
const LONGEST_PAUSE = 6 * 60
/** Approved, or sent without the site having said that it is done. */
const open = [refundStates.approved, refundStates.underWay]

const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE, 2 ** attempts) * MINUTE

/** Claims a refund before the site is asked: should this process die meanwhile, it is asked again under the same id. */
async function claim({ db, now }: SendServices, id: string) {
  return transact(db, async (tx) => {
    const row = await lockRefund(tx, id)
    const at = now()
    if (!row || !open.includes(row.status) || !row.nextAt || row.nextAt > at) return null
    const attempts = row.attempts + 1
    const nextAt = new Date(at.getTime() + pauseAfter(attempts))
    await updateRefund(tx, id, { status: refundStates.underWay, attempts, nextAt })
    const [paid] = await tx
      .select()
      .from(payment)
      .where(eq(payment.txnRef, row.txnRef ?? ''))
    return paid ? { row, paid } : null
  })
}

async function ask(services: SendServices, id: string): Promise<RefundResult | null> {
  const claimed = await claim(services, id)
  if (!claimed) return null
  const { row, paid } = claimed
  const provider = providerOf(services, paid.provider)
  if (!provider?.refund) return { state: 'pending', code: 'no account at the payment site' }
  const { txnRef, gatewayNo, amount: paidAmount } = paid
  const { amount, reason, createdAt, approvedAt } = row
  const attempt = { txnRef, createdAt: paid.createdAt, gatewayNo, amount: paidAmount }
  return provider
    .refund({ refundId: id, attempt, amount, reason, approvedAt: approvedAt ?? createdAt })
    .catch((error: unknown) => {
      services.log.warn(
        { err: error, refund: id },
        'a payment site could not be asked for a refund',
      )
      return { state: 'pending', code: String(error).slice(0, 200) } as const
    })
}

async function record(services: SendServices, id: string, result: RefundResult) {
  const { db, now } = services
  await transact(db, async (tx) => {
    const row = await lockRefund(tx, id)
    if (row?.status !== refundStates.underWay) return
    if (result.state === 'done') {
      const { reference } = result
      const done = { reference, actor: 'system', now: now(), services }
      await completeRefund(tx, row, done)
      return
    }
    // What the site refuses goes back to finance, who transfer it or ask again.
    const refused = { status: refundStates.asked, approvedBy: null, nextAt: null }
    const outcome = result.state === 'refused' ? refused : {}
    await updateRefund(tx, id, { lastError: result.code, ...outcome })
  })
}

/** Sends approved refunds through their payment sites, and asks again about those that are under way. */
export const refundJobs: JobKind<SendServices> = {
  queue: 'refunds',
  listDue: async ({ db, now }, max) => {
    const isDue = and(inArray(refund.status, open), lte(refund.nextAt, now()))
    const rows = await db
      .select({ id: refund.id })
      .from(refund)
      .where(and(eq(refund.method, 'gateway'), isDue))
      .orderBy(asc(refund.nextAt))
      .limit(max)
    return rows.map(({ id }) => id)
  },
  run: async (services, id) => {
    const result = await ask(services, id)
    if (result) await record(services, id, result)
    return result !== null
  },
}
