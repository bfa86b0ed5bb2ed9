import { expect } from '@jest/globals'
import { pino } from 'pino'
import type { PaymentAttempt } from '@/backend/modules/payments/payment-provider'
import { payment } from '@/backend/modules/payments/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  noticeParams,
  onlineOrder,
  type PayingShop,
  payingShop,
  sendNotice,
} from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { paymentQueryJobs } from '@/backend/workflows/settle-payment/query-pending-payments'

const failed = { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' }

/** The job with a site that never knows anything, and what it was asked about. */
function jobOf(shop: PayingShop) {
  const queried: string[] = []
  const query = async ({ txnRef }: PaymentAttempt) => {
    queried.push(txnRef)
    return null
  }
  const site = { name: 'vnpay', createPayment: () => Promise.reject(), query }
  const settings = fixedSettings({ paymentSites: { 0: site } })
  return { queried, job: { ...shop, log: pino({ level: 'silent' }), settings } }
}

databaseTest(
  'a pending attempt is asked about each minute, then like a failed one each hour for a day',
  async (store) => {
    const shop = await payingShop(store)
    const { job, queried } = jobOf(shop)
    const pending = await onlineOrder(shop)
    const closed = await onlineOrder(shop)
    await sendNotice(shop.app, noticeParams(closed.payParams, failed))
    const paid = await onlineOrder(shop)
    await sendNotice(shop.app, noticeParams(paid.payParams))
    const minutesAsked = async (txnRef: string | undefined, minutes: number[]) => {
      const found: number[] = []
      const start = shop.now().getTime()
      for (const minute of minutes) {
        shop.wait(minute - (shop.now().getTime() - start) / 60_000)
        queried.length = 0
        await runDue(paymentQueryJobs, job)
        if (queried.includes(txnRef ?? '')) found.push(minute)
      }
      shop.wait(-(shop.now().getTime() - start) / 60_000)
      return found
    }
    const minutes = [1, 3, 4, 29, 30, 59, 60, 61, 120, 1_380, 1_500]
    const pendingAt = await minutesAsked(pending.payParams.vnp_TxnRef, minutes)
    expect(pendingAt).toEqual([3, 4, 29, 60, 120, 1_380])
    expect(await minutesAsked(closed.payParams.vnp_TxnRef, minutes)).toEqual([60, 120, 1_380])
    expect(await minutesAsked(paid.payParams.vnp_TxnRef, minutes)).toEqual([])
  },
)

const MINUTE = 60_000

databaseTest('attempts that are not due do not hide one that is', async (store) => {
  const shop = await payingShop(store)
  const { orderId, payParams, total } = await onlineOrder(shop)
  shop.wait(60)
  const abandoned = Array.from({ length: 250 }, (_, index) => ({
    txnRef: `abandoned-${index}`,
    orderId,
    provider: 'vnpay',
    amount: total,
    createdAt: new Date(shop.now().getTime() - 35 * MINUTE),
  }))
  await store.db.insert(payment).values(abandoned)
  const { job, queried } = jobOf(shop)
  await runDue(paymentQueryJobs, job)
  expect(queried).toEqual([payParams.vnp_TxnRef])
})
