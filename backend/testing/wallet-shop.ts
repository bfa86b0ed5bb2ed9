import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { orders } from '@/backend/modules/orders/tables'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import type { Db } from '@/backend/platform/db/connect'
import { listen } from '@/backend/testing/listen'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { payingApp, testConfig } from '@/backend/testing/payments'
import { fixedSettings } from '@/backend/testing/settings'

export const walletNow = new Date('2026-11-21T03:00:00Z')
const now = () => walletNow
const log = pino({ level: 'silent' })

type Wallet = {
  paymentType: 3 | 4
  /** The path of the built-in site, and where the shop hears its notices. */
  path: string
  notices: string
  sandbox: (services: { db: Db; log: typeof log; now: typeof now }) => Pick<Hono, 'fetch'>
  provider: (urls: { apiUrl: string; publicUrl: string; noticeUrl: string }) => PaymentProvider
}

/** The two-book shop beside a built-in wallet, each on a port of its own. */
export async function shopWithWallet(db: Db, wallet: Wallet) {
  await twoBookShop({ db })
  const { paymentType, path, notices, sandbox } = wallet
  const { publicUrl } = testConfig
  const gateway = await listen(sandbox({ db, log, now }).fetch)
  const shop = await listen((request) => paying.app.fetch(request))
  const apiUrl = gateway.origin + path
  const provider = wallet.provider({ apiUrl, publicUrl, noticeUrl: shop.origin + notices })
  const paymentSites = { [paymentType]: provider }
  const paying = payingApp(db, { others: paymentSites })
  return {
    ...paying,
    provider,
    gateway,
    /** What is asked of the wallet five minutes later. */
    later: {
      ...{ db, log, config: testConfig, settings: fixedSettings({ paymentSites }) },
      now: () => new Date(walletNow.getTime() + 5 * 60_000),
    },
    order: async () =>
      placed(await sendOrder(paying.app, guestOrder([lineOf(1)], { paymentType }))),
    /** What a buyer does at the wallet. */
    decide: ({ paymentUrl = '' }: { paymentUrl?: string | undefined }, code: string) =>
      fetch(gateway.at(paymentUrl), {
        method: 'POST',
        body: new URLSearchParams({ code }),
        redirect: 'manual',
      }),
    close: () => {
      gateway.close()
      shop.close()
    },
  }
}

/** Status and payment status of an order. */
export const stateOf = async (db: Db, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return [row?.status, row?.paymentStatus]
}
