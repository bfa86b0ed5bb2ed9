import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { HashAlgorithm, ignoreLogger, VNPay } from 'vnpay'
import { vnpay } from '@/backend/integrations/vnpay/client'
import { hasValidSignature } from '@/backend/integrations/vnpay/sign'
import { vnpaySandboxRoutes } from '@/backend/integrations/vnpay/simulator'
import { orders } from '@/backend/modules/orders/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { listen } from '@/backend/testing/listen'
import { onlineOrder, type PayingShop, payingShop, testSite } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { TEST_NOW } from '@/backend/testing/test-app'
import { paymentQueryJobs } from '@/backend/workflows/settle-payment/query-pending-payments'

const log = pino({ level: 'silent' })

/** The payment site alone on a port of its own, telling the shop at `ipnUrl`. */
async function open({ db, now }: PayingShop, ipnUrl = 'http://127.0.0.1:1/') {
  const gateway = new Hono().route(
    '/',
    vnpaySandboxRoutes({ db, log, now }, { settings: testSite, ipnUrl, pauseMs: 5 }),
  )
  return listen(gateway.fetch)
}

const choose = (address: string, code: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ code }), redirect: 'manual' })

const statusOf = async ({ db }: Pick<Store, 'db'>, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return [row?.status, row?.paymentStatus]
}

databaseTest(
  'the page names order and amount; paying leads back to the order with a signed response',
  async (store) => {
    const shop = await payingShop(store)
    const site = await open(shop)
    const order = await onlineOrder(shop)
    const address = site.at(order.paymentUrl ?? '')
    const page = await (await fetch(address)).text()
    expect(page).toContain('56.000 ₫')
    expect(page).toContain(`Thanh toan don hang ${order.orderCode}`)
    for (const label of ['Thanh toán', 'Hủy', 'Không đủ số dư', 'Hết hạn'])
      expect(page).toContain(`>${label}</button>`)
    expect(page).not.toContain('<script')

    const back = await choose(address, '00')
    expect(back.status).toBe(303)
    const url = new URL(back.headers.get('location') ?? '')
    expect(url.pathname).toBe(`/xac-nhan-don-hang/${order.orderId}`)
    const params = Object.fromEntries(url.searchParams)
    expect(hasValidSignature(params, testSite.secret)).toBe(true)
    expect(params).toMatchObject({ vnp_ResponseCode: '00', vnp_TransactionStatus: '00' })
    const oracle = new VNPay({
      tmnCode: testSite.tmnCode,
      secureSecret: testSite.secret,
      hashAlgorithm: HashAlgorithm.SHA512,
      loggerFn: ignoreLogger,
    })
    const read = oracle.verifyReturnUrl(params as never)
    expect(read).toMatchObject({ isVerified: true, isSuccess: true, vnp_Amount: 56_000 })
    // Coming back proves nothing: nobody has notified the shop.
    expect(await statusOf(store, order.orderId)).toEqual([0, 0])

    const second = await choose(address, '24')
    const secondParams = new URL(second.headers.get('location') ?? '').searchParams
    expect(secondParams.get('vnp_ResponseCode')).toBe('00')
    expect((await fetch(address)).status).toBe(400)
    site.close()
  },
)

databaseTest('changed, foreign and late requests are refused with a page', async (store) => {
  const shop = await payingShop(store)
  const site = await open(shop)
  const { paymentUrl = '' } = await onlineOrder(shop)
  const address = site.at(paymentUrl)
  const changed = await fetch(address.replace('vnp_Amount=5600000', 'vnp_Amount=100'))
  expect([changed.status, await changed.text()]).toEqual([400, expect.stringContaining('(70)')])
  const foreign = await fetch(address.replace('vnp_TmnCode=HIENSACH', 'vnp_TmnCode=OTHER'))
  const foreignPage = await foreign.text()
  expect([foreign.status, foreignPage]).toEqual([400, expect.stringContaining('(02)')])
  expect(foreignPage).not.toContain('href=')
  expect((await choose(address, '99')).status).toBe(400)
  shop.wait(16)
  const late = await fetch(address)
  const page = await late.text()
  expect([late.status, page]).toEqual([400, expect.stringContaining('(15)')])
  expect(page).toContain('Về cửa hàng')
  site.close()
})

databaseTest('the shop is notified again until it acknowledges', async (store) => {
  const shop = await payingShop(store)
  let calls = 0
  let done = () => {}
  const notified = new Promise<void>((resolve) => {
    done = resolve
  })
  const flaky = await listen(async (request) => {
    calls++
    if (calls === 1) return new Response('boom', { status: 500 })
    if (calls === 2) return Response.json({ RspCode: '99' })
    const { search } = new URL(request.url)
    const response = await shop.app.request(`/payment/vnpay/ipn${search}`)
    done()
    return response
  })
  const site = await open(shop, `${flaky.origin}/ipn`)
  const order = await onlineOrder(shop)
  await choose(site.at(order.paymentUrl ?? ''), '00')
  await notified
  expect(calls).toBe(3)
  expect(await statusOf(store, order.orderId)).toEqual([1, 1])
  site.close()
  flaky.close()
})

databaseTest(
  'a payment whose notice was lost is found by asking, before its hold ends',
  async (store) => {
    const shop = await payingShop(store)
    const { db, now, config, wait } = shop
    const site = await open(shop)
    const payment = vnpay(
      {
        ...testSite,
        apiUrl: `${site.origin}/sandbox-pay/merchant_webapi/api/transaction`,
        publicUrl: config.publicUrl,
      },
      now,
    )
    const settings = fixedSettings({ paymentSites: { 0: payment } })
    const asking = { db, now, config, log, settings }
    const paid = await onlineOrder(shop)
    const failed = await onlineOrder(shop)
    const undecided = await onlineOrder(shop)
    const never = await onlineOrder(shop)
    await choose(site.at(paid.paymentUrl ?? ''), '00')
    await choose(site.at(failed.paymentUrl ?? ''), '51')
    await fetch(site.at(undecided.paymentUrl ?? ''))
    expect(await runDue(paymentQueryJobs, asking)).toBe(0)
    wait(4)
    expect(await runDue(paymentQueryJobs, asking)).toBe(2)
    expect(await runDue(paymentQueryJobs, asking)).toBe(0)
    expect(await statusOf(store, paid.orderId)).toEqual([1, 1])
    expect(await statusOf(store, failed.orderId)).toEqual([0, 2])
    expect(await statusOf(store, undecided.orderId)).toEqual([0, 0])
    expect(await statusOf(store, never.orderId)).toEqual([0, 0])
    const forged = vnpay(
      {
        ...testSite,
        secret: 'another secret',
        apiUrl: `${site.origin}/sandbox-pay/merchant_webapi/api/transaction`,
        publicUrl: '',
      },
      now,
    )
    const attempt = { txnRef: `${paid.orderCode}-1`, createdAt: TEST_NOW }
    await expect(forged.query?.(attempt)).rejects.toThrow('not signed')
    site.close()
  },
)
