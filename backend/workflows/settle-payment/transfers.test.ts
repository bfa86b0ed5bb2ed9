import { expect } from '@jest/globals'
import fc from 'fast-check'
import { orders } from '@/backend/modules/orders/tables'
import { bankTransaction, ledgerEntry, payment, refund } from '@/backend/modules/payments/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { BANK_NOTICES, orderRow, shopWithBank } from '@/backend/testing/bank-shop'
import { json } from '@/backend/testing/test-app'
import type { OrderDetail } from '@/contract/shop/orders'

const isFull = process.env.FULL === '1'

const everything = async (db: Db) => ({
  orders: await db.select().from(orders),
  payments: await db.select().from(payment),
  transfers: await db.select().from(bankTransaction),
  ledger: await db.select().from(ledgerEntry),
  emails: await db.$count(mailOutbox),
})

databaseTest(
  'a transfer of the right sum pays its order at once, and told again changes nothing',
  async (store) => {
    const { db, order, tell, send, open, app } = await shopWithBank(store)
    const { orderId, orderCode, orderToken } = await order()
    const notice = await tell({ content: `MBVCB.${orderCode.toLowerCase()} sach` })
    expect(await orderRow(db, orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await open()).toEqual([])
    const page = await app.request(`/api/Order/${orderId}`, {
      headers: { 'x-order-token': orderToken ?? '' },
    })
    const { data } = (await page.json()) as { data: OrderDetail }
    expect(data.events.at(-1)).toMatchObject({ status: 1, note: 'Đã nhận 56.000 ₫.' })
    const after = await everything(db)
    expect(after.ledger.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
      ['bank', 'unassigned', 56_000],
      ['unassigned', 'orders', 56_000],
    ])
    for (let again = 0; again < 3; again++) expect((await send(notice)).status).toBe(200)
    expect(await everything(db)).toEqual(after)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'less, more, late, twice and unknown wait for a person and pay nothing',
  async (store) => {
    const { db, order, tell, open, wait, app } = await shopWithBank(store)
    const [less, more, twice, late] = [await order(), await order(), await order(), await order()]
    await tell({ content: less.orderCode, amount: 55_999 })
    await tell({ content: more.orderCode, amount: 56_001 })
    await tell({ content: twice.orderCode })
    await tell({ content: twice.orderCode })
    const token = { 'x-order-token': late.orderToken ?? '' }
    await app.request(`/api/Order/${late.orderId}/cancel`, json({}, token))
    wait(1)
    await tell({ content: late.orderCode })
    await tell({ content: 'HS00000000' })
    await tell({ content: 'mua sach' })
    expect((await open()).map(({ problem, orderCode }) => [problem, orderCode]).sort()).toEqual(
      [
        ['late', late.orderCode],
        ['less', less.orderCode],
        ['more', more.orderCode],
        ['twice', twice.orderCode],
        ['unknown', null],
        ['unknown', null],
      ].sort(),
    )
    for (const { orderId } of [less, more]) {
      expect(await orderRow(db, orderId)).toMatchObject({ status: 0, paymentStatus: 0 })
    }
    // The buyers read what has come, and what is left to send.
    const told = async ({ orderId, orderToken = '' }: typeof less) => {
      const headers = { 'x-order-token': orderToken }
      const answer = await app.request(`/api/Order/${orderId}`, { headers })
      return ((await answer.json()) as { data: OrderDetail }).data.bankTransfer
    }
    expect(await told(less)).toMatchObject({ received: 55_999, amount: 1 })
    expect(await told(more)).toMatchObject({ received: 56_001, amount: 0 })
    expect(await orderRow(db, late.orderId)).toMatchObject({ status: 7, paymentStatus: 3 })
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'finance puts two transfers together, sends the surplus back, and closes what is known',
  async (store) => {
    const { db, order, tell, open, resolve, refuseResolve } = await shopWithBank(store)
    const { orderId, orderCode } = await order()
    await tell({ content: orderCode, amount: 50_000 })
    await tell({ content: 'tien con thieu', amount: 7_000 })
    await tell({ content: 'nham', amount: 9_000 })
    const [stray, rest, first] = await open()
    if (!stray || !rest || !first) throw new Error('three transfers wait')
    const waiting = await resolve(first.id, { action: 'credit' })
    expect(waiting.successMessage).toContain('còn thiếu 6.000')
    expect((await orderRow(db, orderId))?.status).toBe(0)
    expect((await refuseResolve(rest.id, { action: 'credit', orderCode: 'HS1' })).status).toBe(404)
    await resolve(rest.id, { action: 'credit', orderCode })
    expect(await orderRow(db, orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
    expect(await db.select().from(refund)).toMatchObject([
      { amount: 1_000, status: 0, orderId, cause: 'surplus' },
    ])

    expect((await refuseResolve(stray.id, { action: 'close' })).status).toBe(400)
    await resolve(stray.id, { action: 'refund', note: 'Chuyển nhầm' })
    expect((await refuseResolve(stray.id, { action: 'close', note: 'x' })).status).toBe(409)
    expect(await open()).toEqual([])
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'forged, strange and foreign notices change nothing they should not',
  async (store) => {
    const { app, db, order, feed, noticeOf, now } = await shopWithBank(store)
    const { orderCode } = await order()
    const before = await everything(db)
    const good = feed.write(noticeOf({ content: orderCode }), now())
    const mutation = fc.record({
      at: fc.nat(good.body.length - 1),
      sign: fc.constantFrom('0', '9', 'x', '"', '}', ' '),
      header: fc.constantFrom('body', 'signature', 'time'),
    })
    await fc.assert(
      fc.asyncProperty(mutation, async ({ at, sign, header }) => {
        const body =
          header === 'body' ? good.body.slice(0, at) + sign + good.body.slice(at + 1) : good.body
        if (header === 'body' && body === good.body) return
        const headers = { ...good.headers }
        if (header === 'signature') headers['x-sepay-signature'] = `sha256=${'a'.repeat(at % 70)}`
        if (header === 'time') headers['x-sepay-timestamp'] = String(1_700_000_000 + at)
        const { status } = await app.request(BANK_NOTICES, { method: 'POST', headers, body })
        expect(status).toBe(401)
      }),
      { numRuns: isFull ? 300 : 80 },
    )
    const others = [
      noticeOf({ account: '999', content: orderCode }),
      noticeOf({ isIncoming: false, content: orderCode }),
    ]
    for (const notice of others) {
      const { status } = await app.request(BANK_NOTICES, {
        method: 'POST',
        ...feed.write(notice, now()),
      })
      expect(status).toBe(200)
    }
    expect(await everything(db)).toEqual(before)
    expect((await app.request('/payment/transfers/casso', { method: 'POST' })).status).toBe(404)
  },
)

databaseTest('twenty notices of one transfer at once pay the order once', async (store) => {
  const { db, order, noticeOf, send } = await shopWithBank(store)
  const { orderId, orderCode } = await order()
  const notice = noticeOf({ content: orderCode })
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(notice)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await orderRow(db, orderId)).toMatchObject({ status: 1, paymentStatus: 1 })
  expect(await db.$count(bankTransaction)).toBe(1)
  expect(await findInconsistencies(db)).toEqual([])
})
