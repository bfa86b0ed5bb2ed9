import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { news, newsTag, page } from '@/backend/modules/content/tables'
import { orders } from '@/backend/modules/orders/tables'
import { affiliateCommission } from '@/backend/modules/promotions/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import {
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  stockOf,
  twoBookShop,
} from '@/backend/testing/orders'
import { addAffiliate, addUser } from '@/backend/testing/shop'
import { ask, json, refusal, type TestApp, testApp } from '@/backend/testing/test-app'
import { listOrders, listPayments, moveOrder } from '@/contract/staff/orders'
import { staffProducts } from '@/contract/staff/products'
import { staffRoles } from '@/contract/staff/roles'

const as = (userId: number, role: 'staff' | 'admin') => ({
  userId,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles: role === 'staff' ? ['staff' as const, ...staffRoles] : [role],
})

/** The two-book shop with a member of staff; `purged` collects the tags of revalidated pages. */
async function counter({ db }: Pick<Store, 'db'>) {
  await twoBookShop({ db })
  const purged: string[] = []
  const app = testApp({
    db,
    callers: { staff: as(90, 'staff'), admin: as(91, 'admin') },
    revalidatePages: async (tags) => {
      purged.push(...tags)
    },
  })
  return { app, db, purged }
}

const by = (who: string, body: unknown, method = 'PATCH') => ({
  ...json(body, { authorization: `Bearer ${who}` }),
  method,
})
const move = (app: TestApp, id: string, body: unknown) =>
  ask(app, moveOrder, `/api/staff/orders/${id}`, by('staff', body))
const refusedMove = (app: TestApp, id: string, body: unknown) =>
  refusal(app, `/api/staff/orders/${id}`, by('staff', body))

databaseTest('an order paid in cash goes its way and is settled at the door', async (store) => {
  const { app, db } = await counter(store)
  await addUser(db, { id: 7 })
  await addAffiliate(db, 7, 'CTV7')
  const body = guestOrder([lineOf(1, 2)], { affiliateCode: 'CTV7', email: 'lan@vi.du' })
  const { orderId } = await placed(await sendOrder(app, body))
  for (const status of [2, 3, 4]) {
    expect((await move(app, orderId, { status })).data).toMatchObject({ status, paymentStatus: 0 })
  }
  expect((await refusedMove(app, orderId, { status: 7 })).status).toBe(409)
  expect((await refusedMove(app, orderId, { status: 2 })).status).toBe(409)
  const delivered = await move(app, orderId, { status: 5, note: 'Giao tận tay' })
  expect(delivered.data).toMatchObject({ status: 5, paymentStatus: 1 })
  const subjects = (await db.select().from(mailOutbox)).map(({ subject }) => subject)
  expect(subjects.map((subject) => subject.replace(/HS\d+/, 'HS'))).toEqual([
    'Hiên Sách đã nhận đơn HS',
    'Hiên Sách đã xác nhận đơn HS',
    'Đơn HS đang trên đường giao',
    'Đơn HS đã giao',
  ])
  expect(delivered.data.events.at(-1)).toMatchObject({ status: 5, note: 'Giao tận tay' })
  const [sold] = await db.select().from(product).where(eq(product.id, 1))
  expect(sold?.soldCount).toBe(2)
  expect(await db.select().from(affiliateCommission)).toMatchObject([{ status: 1 }])
  expect(await findInconsistencies(db)).toEqual([])

  await move(app, orderId, { status: 6 })
  const [back] = await db.select().from(product).where(eq(product.id, 1))
  expect(back?.soldCount).toBe(0)
  expect(await stockOf(db, 1)).toMatchObject({ onHand: 20, reserved: 0 })
  expect(await db.select().from(orders)).toMatchObject([{ status: 6, paymentStatus: 3 }])
  expect(await db.select().from(affiliateCommission)).toMatchObject([{ status: 3 }])
  expect(await findInconsistencies(db)).toEqual([])
  expect(await db.$count(auditLog)).toBe(5)
})

databaseTest('a transfer is marked as received once, then the order is packed', async (store) => {
  const { app, db } = await counter(store)
  const body = guestOrder([lineOf(1)], { paymentType: 2, email: 'lan@vi.du' })
  const { orderId } = await placed(await sendOrder(app, body))
  expect((await refusedMove(app, orderId, { status: 2 })).text).toContain('ghi nhận đã trả tiền')
  const without = await refusedMove(app, orderId, { isPaid: true })
  expect([without.status, without.text]).toEqual([400, 'Hãy ghi mã giao dịch của ngân hàng.'])
  expect(
    (await move(app, orderId, { isPaid: true, reference: 'FT1', status: 2 })).data,
  ).toMatchObject({
    status: 2,
    paymentStatus: 1,
  })
  expect((await refusedMove(app, orderId, { isPaid: true, reference: 'FT2' })).status).toBe(409)
  expect(await stockOf(db, 1)).toMatchObject({ onHand: 19, reserved: 0 })
  expect(await db.$count(mailOutbox)).toBe(3)
  const other = await placed(await sendOrder(app, guestOrder([lineOf(1)], { paymentType: 2 })))
  const twice = await refusedMove(app, other.orderId, { isPaid: true, reference: 'FT1' })
  expect([twice.status, twice.text]).toEqual([409, expect.stringContaining('đã được ghi sổ')])
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest('a transfer that arrives too late is to be refunded', async (store) => {
  const { app, db } = await counter(store)
  const body = guestOrder([lineOf(1)], { paymentType: 2, email: 'lan@vi.du' })
  const { orderId, orderCode } = await placed(await sendOrder(app, body))
  await move(app, orderId, { status: 7 })
  const late = await move(app, orderId, { isPaid: true, reference: 'FT3' })
  expect(late.data).toMatchObject({ status: 7, paymentStatus: 3 })
  expect((await refusedMove(app, orderId, { isPaid: true, reference: 'FT4' })).status).toBe(409)
  const init = { headers: { authorization: 'Bearer staff' } }
  const open = await ask(app, listPayments, '/api/staff/payments', init)
  expect(open.data).toMatchObject([{ orderCode, provider: 'vietqr', status: 3 }])
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'the shop cancels what is not yet on its way, and everything comes back',
  async (store) => {
    const { app, db } = await counter(store)
    const { orderId } = await placed(await sendOrder(app, guestOrder([lineOf(1)])))
    await move(app, orderId, { status: 2 })
    const { data } = await move(app, orderId, { status: 7, note: 'Sách bị lỗi in' })
    expect(data).toMatchObject({ status: 7, cancelReason: 'Sách bị lỗi in' })
    expect(await stockOf(db, 1)).toMatchObject({ onHand: 20 })
    expect((await refusedMove(app, orderId, {})).status).toBe(400)
  },
)

databaseTest('orders are listed by status, the newest first', async (store) => {
  const { app } = await counter(store)
  const first = await placed(await sendOrder(app, guestOrder([lineOf(1)])))
  await placed(await sendOrder(app, guestOrder([lineOf(2)], { paymentType: 2 })))
  const init = { headers: { authorization: 'Bearer staff' } }
  const all = await ask(app, listOrders, '/api/staff/orders', init)
  expect(all).toMatchObject({ totalItem: 2, totalPage: 1 })
  const some = await ask(app, listOrders, '/api/staff/orders?status=1', init)
  expect(some.data.map(({ orderId }) => orderId)).toEqual([first.orderId])
})

databaseTest('a text with a character no database takes is refused, not broken', async (store) => {
  const { app } = await counter(store)
  const change = { description: '<p>Trang \u0000 một</p>' }
  const { status } = await refusal(app, '/api/staff/products/1', by('staff', change))
  expect(status).toBe(400)
})

databaseTest('a changed price and title are sold, found and announced', async (store) => {
  const { app, db, purged } = await counter(store)
  const change = { price: 50_000, priceSale: 41_000, stock: 7, productName: 'Dế Mèn phiêu lưu ký' }
  const answer = await ask(app, staffProducts.change, '/api/staff/products/1', by('staff', change))
  const { productName, price, priceSale, stock } = answer.data
  expect({ productName, price, priceSale, stock }).toEqual(change)
  const found = await (await app.request('/api/ProductPage?searchContent=de+men')).json()
  expect(found).toMatchObject({ data: { productSales: [{ productId: 1, priceSale: 41_000 }] } })
  expect(purged).toEqual(['product:1', 'products'])
  expect(await findInconsistencies(db)).toEqual([])
})

databaseTest(
  'a price below the sale price, and less stock than promised, are refused and change nothing',
  async (store) => {
    const { app, db, purged } = await counter(store)
    await placed(await sendOrder(app, guestOrder([lineOf(1, 3)], { paymentType: 2 })))
    const refuse = (body: unknown) => refusal(app, '/api/staff/products/1', by('staff', body))
    expect(await refuse({ price: 10_000, priceSale: 20_000 })).toMatchObject({ status: 400 })
    expect(await refuse({ stock: 2, price: 99_000 })).toMatchObject({
      status: 409,
      text: expect.stringContaining('3 bản'),
    })
    expect(await refuse({ stock: 1.5 })).toMatchObject({ status: 400 })
    expect(await refuse({})).toMatchObject({ status: 400 })
    expect((await refusal(app, '/api/staff/products/99', by('staff', { price: 1 }))).status).toBe(
      404,
    )
    const [row] = await db.select().from(product).where(eq(product.id, 1))
    expect(row).toMatchObject({ price: 45_000, salePrice: 38_000 })
    expect(await db.select().from(inventory).where(eq(inventory.productId, 1))).toMatchObject([
      { onHand: 20, reserved: 3 },
    ])
    expect(purged).toEqual([])
  },
)

databaseTest(
  'news and pages are rewritten and announced under every address they have',
  async (store) => {
    const { app, db, purged } = await counter(store)
    await db.insert(newsTag).values({ id: 1, name: 'Mùa thi', slug: 'mua-thi' })
    await db.insert(news).values({ id: 5, tagId: 1, title: 'Cũ', newsUrl: 'tin-cu' })
    await db.insert(page).values({ slug: 'chinh-sach-CTV', title: 'Cộng tác viên' })
    const edit = {
      ...{ version: 1, title: 'Ôn thi nhẹ nhàng' },
      ...{ content: '<p>Mới</p>', isPublished: false },
    }
    expect((await app.request('/api/staff/news/5', by('staff', edit))).status).toBe(200)
    const [item] = await db.select().from(news)
    expect(item).toMatchObject({
      title: edit.title,
      contentHtml: '<p>Mới</p>',
      status: 0,
      searchText: 'on thi nhe nhang mua thi',
    })
    expect(
      (
        await app.request(
          '/api/staff/pages/chinh-sach-CTV',
          by('staff', { version: 1, title: 'CTV', isPublished: true }),
        )
      ).status,
    ).toBe(200)
    expect(await db.select().from(page)).toMatchObject([{ slug: 'chinh-sach-CTV', title: 'CTV' }])
    expect(purged).toEqual(['news', 'news:5', 'news:tin-cu', 'page:chinh-sach-CTV'])
  },
)
