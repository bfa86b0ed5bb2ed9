import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { product } from '@/backend/modules/catalog/tables'
import { orders } from '@/backend/modules/orders/tables'
import { bankTransaction, ledgerEntry, payment, refund } from '@/backend/modules/payments/tables'
import { affiliateCommission } from '@/backend/modules/promotions/tables'
import { returnPhoto } from '@/backend/modules/returns/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { lineOf, refused, stockOf } from '@/backend/testing/orders'
import { receiver, returningShop } from '@/backend/testing/returns'
import { addAffiliate, addUser } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'
import type { OwnReturns } from '@/contract/shop/returns'
import type { StaffReturn } from '@/contract/staff/returns'

const dataOf = async <T>(response: Response): Promise<T> => {
  const body = (await response.json()) as { data: T }
  expect([response.status, body]).toEqual([200, body])
  return body.data
}

databaseTest(
  'one book goes back: stock, sold count, commission and money to the đồng',
  async (store) => {
    const { db, delivered, buyer, staff } = await returningShop(store)
    await addUser(db, { id: 7 })
    await addAffiliate(db, 7, 'CTV7')
    const order = await delivered(undefined, { affiliateCode: 'CTV7' })
    const [first] = order.lines
    const before = await dataOf<OwnReturns>(await buyer(order, ''))
    expect(before).toMatchObject({
      reasons: ['damaged', 'wrong', 'missing', 'unwanted'],
      needsReceiver: true,
    })
    const request = { reason: 'damaged', lines: [{ orderLineId: first?.id, quantity: 2 }] }
    expect((await refused(await buyer(order, '', request))).text).toContain('tài khoản ngân hàng')
    const asked = await dataOf<OwnReturns>(await buyer(order, '', { ...request, receiver }))
    const id = asked.returns[0]?.id ?? ''
    expect(asked.lines.map(({ left }) => left)).toEqual([1, 1])
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: 'red' },
    })
      .jpeg()
      .toBuffer()
    await dataOf(await buyer(order, `/${id}/photos`, { data: picture.toString('base64') }))
    expect((await buyer(order, `/${id}/photos`, { data: 'AAAA' })).status).toBe(400)
    const [photo] = await db.select().from(returnPhoto)
    expect((await sharp(photo?.data).metadata()).format).toBe('webp')

    const tooEarly = await staff(`returns/${id}/receive`, {
      lines: [{ orderLineId: first?.id, restock: 1, writeOff: 0 }],
    })
    expect(tooEarly.status).toBe(409)
    const approved = await dataOf<StaffReturn>(
      await staff(`returns/${id}/decide`, { isApproved: true }),
    )
    const stockBefore = (await stockOf(db, 1))?.onHand ?? 0
    const receipt = { lines: [{ orderLineId: first?.id, restock: 1, writeOff: 1 }] }
    await dataOf(await staff(`returns/${id}/receive`, receipt))
    expect((await staff(`returns/${id}/receive`, receipt)).status).toBe(409)
    expect((await stockOf(db, 1))?.onHand).toBe(stockBefore + 1)
    expect(await db.select().from(refund)).toMatchObject([
      { amount: approved.refundAmount, method: 'transfer', receiver, status: 0 },
    ])
    const [row] = await db.select().from(orders)
    const goods = (row?.total ?? 0) - (row?.shippingFee ?? 0)
    expect(approved.refundAmount).toBe(Math.floor((goods * 76_000) / (row?.subTotal ?? 1)))
    const [commission] = await db.select().from(affiliateCommission)
    expect(commission?.reversed).toBeGreaterThan(0)
    const [sold] = await db.select().from(product).where(eq(product.id, 1))
    expect(sold?.soldCount).toBe(11)
    const moved = await staff(`orders/${order.orderId}`, { status: 6 }, 'staff', 'PATCH')
    expect(moved.status).toBe(409)
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest('the term of a reason ends, and what is refused says why', async (store) => {
  const { db, delivered, buyer, staff, wait } = await returningShop(store)
  const order = await delivered()
  const [first, second] = order.lines
  wait(8)
  const request = (reason: string, orderLineId = first?.id) => ({
    reason,
    receiver,
    lines: [{ orderLineId, quantity: 1 }],
  })
  expect((await buyer(order, '', request('unwanted'))).status).toBe(409)
  const asked = await dataOf<OwnReturns>(await buyer(order, '', request('damaged')))
  const id = asked.returns[0]?.id ?? ''
  expect((await staff(`returns/${id}/decide`, { isApproved: false })).status).toBe(400)
  await dataOf(await staff(`returns/${id}/decide`, { isApproved: false, note: 'Sách đã viết vào' }))
  const after = await dataOf<OwnReturns>(await buyer(order, ''))
  expect(after.returns[0]).toMatchObject({ status: 2, decisionNote: 'Sách đã viết vào' })
  const again = await dataOf<OwnReturns>(await buyer(order, '', request('damaged', second?.id)))
  const left = await dataOf<OwnReturns>(
    await buyer(order, `/${again.returns[1]?.id}/withdraw`, { isWithdrawn: true }),
  )
  expect(left.returns[1]?.status).toBe(4)
  wait(23)
  expect((await buyer(order, '', request('damaged'))).status).toBe(409)
  const letters = (await db.select().from(mailOutbox)).filter(({ subject }) =>
    subject.startsWith('Trả hàng'),
  )
  // Two requests are acknowledged, with what goes back and who pays the postage; one was refused.
  expect(letters).toHaveLength(3)
  const acknowledged = letters.filter(({ bodyText }) => bodyText.includes('đã nhận yêu cầu'))
  for (const { bodyText } of acknowledged)
    expect(bodyText).toMatch(/cửa hàng hoàn [\d.]+ ₫[\s\S]*Hãng vận chuyển tới lấy tại nhà/)
  expect(acknowledged).toHaveLength(2)
  expect((await buyer({ orderId: order.orderId }, '')).status).toBe(404)
})

databaseTest('a large refund needs a second person, and goes out once', async (store) => {
  const { db, delivered, staff } = await returningShop(store)
  const order = await delivered([lineOf(2, 3), lineOf(1, 5)])
  const ask = (amount: number) =>
    staff(`orders/${order.orderId}/refunds`, { amount, reason: 'Hàng ướt', receiver })
  const { total } = order
  expect(total).toBeGreaterThan(500_000)
  expect((await ask(total + 1)).status).toBe(409)
  const { id } = await dataOf<{ id: string }>(await ask(total))
  expect((await ask(1)).status).toBe(409)
  expect((await staff(`refunds/${id}/settle`, { reference: 'FT1' })).status).toBe(409)
  expect((await staff(`refunds/${id}/approve`, {})).status).toBe(403)
  await dataOf(await staff(`refunds/${id}/approve`, {}, 'second'))
  await dataOf(await staff(`refunds/${id}/settle`, { reference: 'FT1' }))
  expect((await staff(`refunds/${id}/settle`, { reference: 'FT1' })).status).toBe(409)
  expect(await db.select().from(ledgerEntry).where(eq(ledgerEntry.kind, 'refund'))).toMatchObject([
    { debit: 'orders', credit: 'bank', amount: total },
  ])
  const letters = (await db.select().from(mailOutbox)).filter(({ subject }) =>
    subject.includes('đã hoàn tiền'),
  )
  expect(letters).toHaveLength(1)
  expect(await db.$count(bankTransaction)).toBe(0)
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'a payment site sends a refund once, whatever becomes of its answers',
  async (store) => {
    const { app, db, delivered, staff, site, sendRefunds, wait } = await returningShop(store)
    const order = await delivered()
    // Paid online: the cash entry stands for the payment's.
    const paid = { txnRef: `${order.orderCode}-1`, orderId: order.orderId, provider: 'vnpay' }
    await db
      .insert(payment)
      .values({ ...paid, amount: order.total, status: 1, gatewayNo: '14000001' })
    await db
      .update(ledgerEntry)
      .set({ kind: 'payment', reference: paid.txnRef, debit: 'gateway:vnpay' })
    const body = { amount: 50_000, reason: 'Thiếu sách', txnRef: paid.txnRef }
    const { id } = await dataOf<{ id: string }>(
      await staff(`orders/${order.orderId}/refunds`, body),
    )
    expect(await sendRefunds()).toBe(0)
    // A site that wants the day in a refund's number wants the one on which it is first sent.
    wait(1)
    const approved = new Date(TEST_NOW.getTime() + 86_400_000)
    await dataOf(await staff(`refunds/${id}/approve`, {}))
    site.answers.push('pending', 'lost', 'done')
    for (let day = 0; day < 5; day++) {
      await sendRefunds()
      await sendRefunds()
      wait(1)
    }
    expect([...site.sent]).toEqual([[id, 50_000]])
    expect(site.approvals).toEqual([approved, approved, approved])
    expect(await db.select().from(refund)).toMatchObject([{ status: 3, attempts: 3 }])
    const more = await dataOf<{ id: string }>(await staff(`orders/${order.orderId}/refunds`, body))
    await dataOf(await staff(`refunds/${more.id}/approve`, {}))
    site.answers.push('refused')
    await sendRefunds()
    const [, second] = await db.select().from(refund).orderBy(refund.createdAt)
    expect(second).toMatchObject({ status: 0, lastError: '95', approvedBy: null })
    const told = await app.request('/api/staff/refunds?state=open', {
      headers: { authorization: 'Bearer staff' },
    })
    expect(await told.text()).toContain('Trang này không hoàn được khoản ấy.')
    expect(await findInconsistencies(db)).toEqual([])
  },
)

databaseTest(
  'a guest’s return taken back is asked for again with the same account alone',
  async (store) => {
    const { delivered, buyer } = await returningShop(store)
    const order = await delivered()
    const lines = [{ orderLineId: order.lines[0]?.id, quantity: 1 }]
    const asked = await dataOf<OwnReturns>(
      await buyer(order, '', { reason: 'damaged', lines, receiver }),
    )
    await dataOf(await buyer(order, `/${asked.returns[0]?.id}/withdraw`, { isWithdrawn: true }))
    const other = { reason: 'damaged', lines, receiver: { ...receiver, account: '99998888' } }
    expect((await refused(await buyer(order, '', other))).status).toBe(409)
    await dataOf(await buyer(order, '', { reason: 'damaged', lines, receiver }))
  },
)
