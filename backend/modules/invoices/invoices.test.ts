import { expect } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { category } from '@/backend/modules/catalog/tables'
import { invoice } from '@/backend/modules/invoices/tables'
import { sumsOf } from '@/backend/modules/invoices/tax-lines'
import { viettelFaults } from '@/backend/modules/invoices/texts'
import { orderLine } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { company, type InvoicingShop, invoicingShop } from '@/backend/testing/invoices'
import { guestOrder, lineOf, refused, sendOrder } from '@/backend/testing/orders'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { ask, json } from '@/backend/testing/test-app'
import { setInvoiceBuyer } from '@/contract/shop/order-invoices'
import { getOrder } from '@/contract/shop/orders'
import { staffInvoices } from '@/contract/staff/invoices'

const INVOICES = '/api/staff/invoices'
const byStaff = { headers: { authorization: 'Bearer staff' } }

async function withShop(db: Db, work: (shop: InvoicingShop) => Promise<void>) {
  const shop = await invoicingShop(db)
  try {
    await work(shop)
    expect(await findInconsistencies(db)).toEqual([])
  } finally {
    shop.site.close()
  }
}
const mails = (db: Db, about: string) =>
  db.select().from(mailOutbox).where(like(mailOutbox.subject, about))
const lineIds = async (db: Db, orderId: string) =>
  (
    await db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.id)
  ).map(({ id }) => id)

/** The buyer sends copies of the lines back, and the shop takes them in. */
async function sendBack(
  shop: InvoicingShop,
  order: { orderId: string; orderToken?: string | undefined },
  copies: readonly number[],
) {
  const ids = await lineIds(shop.db, order.orderId)
  const back = copies.flatMap((quantity, at) =>
    quantity > 0 ? [{ orderLineId: ids[at], quantity }] : [],
  )
  const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }
  const asked = await shop.app.request(
    `/api/Order/${order.orderId}/returns`,
    json({ reason: 'damaged', receiver, lines: back }, { 'x-order-token': order.orderToken ?? '' }),
  )
  const { data } = (await asked.json()) as { data: { returns: { id: string }[] } }
  const id = data.returns.at(-1)?.id
  await shop.staff(`returns/${id}/decide`, { isApproved: true })
  const lines = back.map(({ orderLineId, quantity }) => ({
    ...{ orderLineId, restock: quantity, writeOff: 0 },
  }))
  expect((await shop.staff(`returns/${id}/receive`, { lines })).status).toBe(200)
}

eachDatabase('a company’s invoice is queued with the parcel, issued once and mailed', ({ db }) =>
  withShop(db, async (shop) => {
    await db.update(category).set({ vatClass: 'exempt' }).where(eq(category.id, 2))
    const order = await shop.place({ invoice: { buyer: company } })
    expect(await shop.invoicesOf(order.orderId)).toEqual([])
    await shop.ship(order.orderId)
    expect(await shop.invoicesOf(order.orderId)).toMatchObject([
      { state: 'waiting', ref: order.orderCode, total: order.total },
    ])
    await Promise.all([shop.work(), shop.work()])
    const [row] = await shop.invoicesOf(order.orderId)
    expect(row).toMatchObject({ state: 'issued', authorityCode: null, buyerEmail: company.email })
    expect(row?.buyer).toMatchObject({ name: company.name, taxCode: company.taxCode })
    expect(sumsOf(row?.lines ?? []).total).toBe(order.total)
    shop.wait(1)
    await shop.work()
    const token = { headers: { 'x-order-token': order.orderToken ?? '' } }
    const { data } = await ask(shop.app, getOrder, `/api/Order/${order.orderId}`, token)
    expect(data.invoice).toMatchObject({
      canChange: false,
      buyer: company,
      invoices: [{ state: 'issued', number: row?.number, authorityCode: expect.any(String) }],
    })
    expect(await shop.atProvider()).toEqual([order.orderCode])
    const [mail, ...others] = await mails(db, 'Hóa đơn điện tử%')
    expect(others).toEqual([])
    expect(mail?.toAddr).toBe(company.email)
    expect(mail?.bodyText).toContain(row?.lookupCode ?? '?')
  }),
)

databaseTest('the buyer is changed until the invoice is sent, and never afterwards', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place()
    const token = { 'x-order-token': order.orderToken ?? '' }
    const path = `/api/Order/${order.orderId}/invoice-buyer`
    const change = (buyer: unknown) => ({ ...json({ buyer }, token), method: 'PATCH' })
    const { data } = await ask(shop.app, setInvoiceBuyer, path, change(company))
    expect(data).toMatchObject({ canChange: true, buyer: company, invoices: [] })
    for (const wrong of [
      { ...company, taxCode: '0100109107' },
      { ...company, taxCode: '' },
      { ...company, address: '' },
      { ...company, name: ' ' },
    ]) {
      const { status, text } = await refused(await shop.app.request(path, change(wrong)))
      expect([status, text]).toEqual([400, expect.stringMatching(/\p{L}/u)])
    }
    expect(
      (await shop.app.request(path, { ...json({ buyer: company }), method: 'PATCH' })).status,
    ).toBe(404)
    const person = { ...company, kind: 'person', name: 'Lan', taxCode: '001090000001', address: '' }
    await ask(shop.app, setInvoiceBuyer, path, change(person))
    await shop.ship(order.orderId)
    await ask(shop.app, setInvoiceBuyer, path, change({ ...person, name: 'Lan Anh' }))
    await shop.work()
    expect((await shop.invoicesOf(order.orderId))[0]?.buyer?.name).toBe('Lan Anh')
    expect((await refused(await shop.app.request(path, change(null)))).status).toBe(409)
  }),
)

databaseTest('what comes back is adjusted with the refund, the last of it to nothing', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place()
    await shop.ship(order.orderId)
    await shop.move(order.orderId, 5)
    await shop.work()
    await sendBack(shop, order, [1])
    await shop.work()
    const [original, adjustment] = await shop.invoicesOf(order.orderId)
    expect(original?.state).toBe('adjusted')
    expect(adjustment).toMatchObject({ kind: 'adjustment', state: 'issued', total: -38_000 })
    expect(adjustment?.lines).toMatchObject([{ quantity: -1, amount: -38_000 }])
    expect(await mails(db, 'Hóa đơn điều chỉnh%')).toHaveLength(1)
    expect(await findInconsistencies(db)).toEqual([])

    await sendBack(shop, order, [1, 1])
    await shop.work()
    const all = await shop.invoicesOf(order.orderId)
    expect(all.map(({ kind }) => kind)).toEqual(['original', 'adjustment', 'adjustment'])
    for (const part of ['net', 'tax', 'total'] as const)
      expect(all.reduce((sum, row) => sum + row[part], 0)).toBe(0)
  }),
)

databaseTest('a parcel that comes back whole takes its invoice back', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place()
    await shop.ship(order.orderId)
    await shop.work()
    await shop.move(order.orderId, 6)
    await shop.work()
    const [original, adjustment, ...others] = await shop.invoicesOf(order.orderId)
    expect(others).toEqual([])
    expect(adjustment).toMatchObject({ kind: 'adjustment', state: 'issued', total: -order.total })
    expect(adjustment?.tax).toBe(-(original?.tax ?? 0))
    expect(adjustment?.lines.map(({ quantity }) => quantity)).toEqual([-2, -1, -1])
  }),
)

databaseTest('an order that comes back before its invoice is sent gets none', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place()
    await shop.ship(order.orderId)
    await shop.move(order.orderId, 6)
    await shop.work()
    expect(await shop.invoicesOf(order.orderId)).toMatchObject([{ state: 'dropped' }])
    expect(await shop.atProvider()).toEqual([])
  }),
)

databaseTest(
  'a refused invoice waits for a person, who corrects the buyer or tries again',
  ({ db }) =>
    withShop(db, async (shop) => {
      const order = await shop.place({ invoice: { buyer: company } })
      await shop.ship(order.orderId)
      shop.troubles.push('refuses')
      await shop.work()
      const [row] = await shop.invoicesOf(order.orderId)
      expect(row).toMatchObject({
        state: 'refused',
        lastError: expect.stringContaining('QUANTITY'),
      })
      const failed = await ask(shop.app, staffInvoices.list, `${INVOICES}?view=failed`, byStaff)
      expect(failed.data).toMatchObject([
        { orderCode: order.orderCode, problem: viettelFaults.INVOICE_QUANTITY_EXCEEDED },
      ])
      shop.wait(600)
      await shop.work()
      expect(await shop.atProvider()).toEqual([])
      const other = { ...company, name: 'Trường khác' }
      const path = `orders/${order.orderId}/invoice-buyer`
      expect((await shop.staff(path, { buyer: other }, 'PATCH')).status).toBe(200)
      await shop.work()
      expect((await shop.invoicesOf(order.orderId))[0]).toMatchObject({
        state: 'issued',
        buyer: { name: 'Trường khác' },
      })
      expect((await shop.staff(`invoices/${row?.id}/retry`)).status).toBe(409)
    }),
)

databaseTest('finance replaces an invoice once; the old one stays as it was', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place({ invoice: { buyer: company } })
    await shop.ship(order.orderId)
    await shop.work()
    const [row] = await shop.invoicesOf(order.orderId)
    const right = { ...company, taxCode: '0101243150' }
    const body = { buyer: right, reason: 'Sai mã số thuế' }
    const { data } = await ask(
      shop.app,
      staffInvoices.replaceInvoice,
      `${INVOICES}/${row?.id}/replace`,
      json(body, byStaff.headers),
    )
    expect(data).toMatchObject({ kind: 'replacement', buyer: right, total: row?.total })
    expect((await shop.staff(`invoices/${row?.id}/replace`, body)).status).toBe(409)
    await shop.work()
    const [old, replacement] = await shop.invoicesOf(order.orderId)
    expect(old).toEqual({
      ...row,
      state: 'replaced',
      nextAt: old?.nextAt,
      authorityCode: old?.authorityCode ?? null,
      attempts: old?.attempts,
    })
    expect(replacement).toMatchObject({ state: 'issued', buyer: { taxCode: '0101243150' } })
    const month = await ask(shop.app, staffInvoices.list, `${INVOICES}?month=2026-11`, byStaff)
    expect(month.data.map(({ number }) => number).sort()).toEqual(
      [row?.number, replacement?.number].sort(),
    )
    const before = await ask(shop.app, staffInvoices.list, `${INVOICES}?month=2026-10`, byStaff)
    expect(before.data).toEqual([])
  }),
)

databaseTest('without a provider invoices wait, and the office says why', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place()
    await shop.ship(order.orderId)
    const { invoiceJobs } = await import('@/backend/modules/invoices/process-invoices')
    await runDue(invoiceJobs, { ...shop.services, settings: fixedSettings() })
    expect(await shop.invoicesOf(order.orderId)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    const { testApp } = await import('@/backend/testing/test-app')
    const caller = { userId: 90, sessionId: 's', roles: ['staff' as const, 'finance' as const] }
    const app = testApp({ db, callers: { staff: caller } })
    const { data } = await ask(app, staffInvoices.list, INVOICES, byStaff)
    expect(data[0]?.problem).toContain('INVOICE_PROVIDER')
  }),
)

databaseTest('a discount and delivery are spread over the lines of the invoice', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place({}, [lineOf(1, 1)])
    await shop.ship(order.orderId)
    const [row] = await shop.invoicesOf(order.orderId)
    expect(row?.lines.map(({ code, rate }) => [code, rate])).toEqual([
      ['1', 5],
      ['GIAO-HANG', 8],
    ])
    expect(row?.total).toBe(order.total)
  }),
)

databaseTest('a refused refund takes its adjustment back', ({ db }) =>
  withShop(db, async (shop) => {
    const order = await shop.place()
    await shop.ship(order.orderId)
    await shop.move(order.orderId, 5)
    await shop.work()
    const request = { amount: 10_000, reason: 'Bìa xước' }
    const asked = await shop.staff(`orders/${order.orderId}/refunds`, request)
    const { data } = (await asked.json()) as { data: { id: string } }
    await shop.work()
    const totals = async () => (await shop.invoicesOf(order.orderId)).map(({ total }) => total)
    expect(await totals()).toEqual([order.total, -10_000])
    expect(await findInconsistencies(db)).toEqual([])
    await shop.staff(`refunds/${data.id}/refuse`, { note: 'Không đúng' }, 'POST', 'second')
    await shop.work()
    expect(await totals()).toEqual([order.total, -10_000, 10_000])
    expect(await db.$count(invoice, eq(invoice.state, 'waiting'))).toBe(0)
  }),
)

databaseTest('a hostile checkout writes no half an order', ({ db }) =>
  withShop(db, async (shop) => {
    for (const buyer of [
      { ...company, taxCode: `0100109106'; drop table invoice` },
      { ...company, email: 'a@b\r\nBcc: c@d.e' },
      { ...company, kind: 'state' },
      { ...company, name: 'x'.repeat(5000) },
    ]) {
      const body = guestOrder([lineOf(1)], { invoice: { buyer } })
      expect((await refused(await sendOrder(shop.app, body))).status).toBe(400)
    }
  }),
)
