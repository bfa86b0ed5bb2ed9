import { expect } from '@jest/globals'
import { pino } from 'pino'
import type { PaymentAttempt } from '@/backend/modules/payments/payment-provider'
import { queryPendingPayments } from '@/backend/modules/payments/query-pending-payments'
import { payment } from '@/backend/platform/db/tables'
import { eachDatabase } from '@/backend/platform/db/testing'
import {
  notice,
  noticeOf,
  onlineOrder,
  type PayingShop,
  payingShop,
} from '@/backend/testing/payments'

const failed = { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' }

/** The job with a site that never knows anything, and what it was asked. */
function jobOf(shop: PayingShop) {
  const heard: string[] = []
  const query = async ({ txnRef }: PaymentAttempt) => {
    heard.push(txnRef)
    return null
  }
  const payment = { name: 'vnpay', createPayment: () => Promise.reject(), query }
  return { heard, job: { ...shop, log: pino({ level: 'silent' }), payment } }
}

eachDatabase(
  'a pending attempt is asked about each minute, then like a failed one each hour for a day',
  async (store) => {
    const shop = await payingShop(store)
    const { job, heard } = jobOf(shop)
    const pending = await onlineOrder(shop)
    const closed = await onlineOrder(shop)
    await notice(shop.app, noticeOf(closed.asked, failed))
    const paid = await onlineOrder(shop)
    await notice(shop.app, noticeOf(paid.asked))
    const minutesAsked = async (txnRef: string | undefined, minutes: number[]) => {
      const found: number[] = []
      const start = shop.now().getTime()
      for (const minute of minutes) {
        shop.wait(minute - (shop.now().getTime() - start) / 60_000)
        heard.length = 0
        await queryPendingPayments(job)
        if (heard.includes(txnRef ?? '')) found.push(minute)
      }
      shop.wait(-(shop.now().getTime() - start) / 60_000)
      return found
    }
    const minutes = [1, 3, 4, 29, 30, 59, 60, 61, 120, 1_380, 1_500]
    const pendingAt = await minutesAsked(pending.asked.vnp_TxnRef, minutes)
    expect(pendingAt).toEqual([3, 4, 29, 60, 120, 1_380])
    expect(await minutesAsked(closed.asked.vnp_TxnRef, minutes)).toEqual([60, 120, 1_380])
    expect(await minutesAsked(paid.asked.vnp_TxnRef, minutes)).toEqual([])
  },
)

const MINUTE = 60_000

eachDatabase('attempts that are not due do not hide one that is', async (store) => {
  const shop = await payingShop(store)
  const { orderId, asked, total } = await onlineOrder(shop)
  shop.wait(60)
  const abandoned = Array.from({ length: 250 }, (_, index) => ({
    txnRef: `abandoned-${index}`,
    orderId,
    provider: 'vnpay',
    amount: total,
    createdAt: new Date(shop.now().getTime() - 35 * MINUTE),
  }))
  await store.db.insert(payment).values(abandoned)
  const { job, heard } = jobOf(shop)
  await queryPendingPayments(job)
  expect(heard).toEqual([asked.vnp_TxnRef])
})
