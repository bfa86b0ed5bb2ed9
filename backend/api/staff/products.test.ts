import { expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { applyDuePrices } from '@/backend/modules/catalog/products/prices'
import { product } from '@/backend/modules/catalog/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest, onPostgres, testDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { staffApp } from '@/backend/testing/office'
import {
  deadlocks,
  guestOrder,
  lineOf,
  placed,
  sendOrder,
  stockOf,
  tally,
  twoBookShop,
} from '@/backend/testing/orders'
import { ask, refusal, TEST_NOW } from '@/backend/testing/test-app'
import { staffProducts } from '@/contract/staff/products'

const PRODUCTS = '/api/staff/products'

async function office({ db }: Pick<Store, 'db'>) {
  await twoBookShop({ db })
  // Its books name their own numbers.
  await db.execute(sql`select setval(pg_get_serial_sequence('product', 'id'), 100)`)
  return { ...staffApp({ db }), db }
}

async function opened() {
  const store = await testDatabase()
  return { ...(await office(store)), close: store.close }
}

const book = { productName: 'Chuyện con mèo dạy hải âu bay', categoryId: 1, price: 49_000 }

databaseTest('a new book is hidden until it is shown, then found and sold', async (store) => {
  const { app, db, by, get } = await office(store)
  const made = await ask(
    app,
    staffProducts.create,
    PRODUCTS,
    by('editor', {
      ...book,
      stock: 5,
      isbn: '978-604-2-13795-9',
      images: [{ url: '/media/pictures/a.webp', alt: 'Bìa' }],
    }),
  )
  const { id, slug } = made.data
  expect(made.data).toMatchObject({ isActive: false, stock: 5, isbn: '9786042137959' })
  const again = await ask(app, staffProducts.create, PRODUCTS, by('editor', book))
  expect(again.data.slug).toBe(`${slug}-2`)

  const search = async () => {
    const answer = await app.request('/api/ProductPage?searchContent=hai+au')
    const { data } = (await answer.json()) as { data: { productSales: { productId: number }[] } }
    return data.productSales.map(({ productId }) => productId)
  }
  expect(await search()).not.toContain(id)
  await ask(
    app,
    staffProducts.change,
    `${PRODUCTS}/${id}`,
    by('editor', { isActive: true }, 'PATCH'),
  )
  expect(await search()).toContain(id)
  await placed(await sendOrder(app, guestOrder([lineOf(id, 2)], { paymentType: 2 })))
  const listed = await ask(app, staffProducts.list, `${PRODUCTS}?q=con+meo+hai&state=shown`, get)
  expect(listed.data).toMatchObject([{ id, stock: 5, reserved: 2 }])
  expect(await findInconsistencies(db)).toEqual([])

  await ask(app, staffProducts.archive, `${PRODUCTS}/${id}`, by('editor', undefined, 'DELETE'))
  expect(await search()).not.toContain(id)
  expect((await ask(app, staffProducts.list, `${PRODUCTS}?q=meo`, get)).totalItem).toBe(1)
  const actions = await db.select({ action: auditLog.action }).from(auditLog)
  expect(actions.map(({ action }) => action)).toEqual([
    ...['product.create', 'product.create', 'product.change', 'product.archive'],
  ])
})

databaseTest('an archived book is not put on sale before it is restored', async (store) => {
  const { app, by } = await office(store)
  const show = () => app.request(`${PRODUCTS}/1`, by('editor', { isActive: true }, 'PATCH'))
  await ask(app, staffProducts.archive, `${PRODUCTS}/1`, by('editor', undefined, 'DELETE'))
  const answer = await show()
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { errorMessage: 'Sách đang lưu trữ. Hãy khôi phục trước.' },
  ])
  const renamed = await app.request(`${PRODUCTS}/1`, by('editor', { author: 'Ai' }, 'PATCH'))
  expect(renamed.status).toBe(200)
  await app.request(`${PRODUCTS}/1/restore`, by('editor', {}))
  expect((await show()).status).toBe(200)
})

databaseTest('stock is corrected with a reason, never below what is promised', async (store) => {
  const { app, by } = await office(store)
  await placed(await sendOrder(app, guestOrder([lineOf(1, 3)], { paymentType: 2 })))
  const correct = (reason: string, amount: number) =>
    app.request(`${PRODUCTS}/1/stock`, by('keeper', { reason, amount, note: 'Kiểm kê tháng 11' }))
  expect((await correct('damaged', -18)).status).toBe(409)
  expect((await correct('damaged', -2)).status).toBe(200)
  expect(await (await correct('count', 30)).json()).toMatchObject({
    data: { stock: 30, reserved: 3 },
  })
  const title = by('keeper', { productName: 'Khác' }, 'PATCH')
  expect((await refusal(app, `${PRODUCTS}/1`, title)).status).toBe(403)
  const moves = await ask(app, staffProducts.listStockMovements, `${PRODUCTS}/1/stock`, {
    headers: { authorization: 'Bearer keeper' },
  })
  expect(moves.data.slice(0, 2)).toMatchObject([
    { onHand: 12, reason: 'count', note: 'Kiểm kê tháng 11' },
    { onHand: -2, reason: 'damaged' },
  ])
})

databaseTest('a planned price begins at its moment, once', async (store) => {
  const { app, db, by, get } = await office(store)
  const plan = (startTime: string) =>
    app.request(
      `${PRODUCTS}/1/prices`,
      by('editor', { price: 60_000, priceSale: 30_000, startTime }),
    )
  expect((await plan('2026-11-21T02:00:00Z')).status).toBe(400)
  expect((await plan('2026-11-21T05:00:00Z')).status).toBe(200)
  const priceAt = async (now: Date) => {
    await applyDuePrices({ db, now: () => now })
    const [row] = await db.select().from(product).where(eq(product.id, 1))
    return row?.salePrice
  }
  expect(await priceAt(TEST_NOW)).toBe(38_000)
  const later = new Date('2026-11-21T05:00:30Z')
  expect([await priceAt(later), await priceAt(later)]).toEqual([30_000, 30_000])
  const steps = await ask(app, staffProducts.listPriceSteps, `${PRODUCTS}/1/prices`, get)
  expect(steps.data).toMatchObject([{ priceSale: 30_000, appliedTime: later.toISOString() }])
})

test.each([
  ['a wrong ISBN', { ...book, isbn: '978-604-2-13795-8' }],
  ['a price below the sale price', { ...book, priceSale: 50_000 }],
  ['a category that is not there', { ...book, categoryId: 999 }],
  ['no name', { ...book, productName: '  ' }],
  ['a picture by script', { ...book, images: [{ url: 'javascript:alert(1)' }] }],
])('%s is refused and writes nothing', async (_, draft) => {
  const store = await testDatabase()
  const { app, db, by } = await office(store)
  const before = await db.$count(product)
  expect((await refusal(app, PRODUCTS, by('editor', draft))).status).toBe(400)
  expect(await db.$count(product)).toBe(before)
  await store.close()
})

test('of two editors who change one price the second sees what the first has set', async () => {
  const { app, by, get, db, close } = await opened()
  const read = async () => (await ask(app, staffProducts.read, `${PRODUCTS}/1`, get)).data
  const { version } = await read()
  const send = (body: object) =>
    refusal(app, `${PRODUCTS}/1`, by('editor', { ...body, version }, 'PATCH'))
  await ask(
    app,
    staffProducts.change,
    `${PRODUCTS}/1`,
    by('editor', { price: 60_000, priceSale: 50_000, version }, 'PATCH'),
  )
  const late = await send({ priceSale: 45_000 })
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('50.000 ₫')])
  expect(await read()).toMatchObject({ price: 60_000, priceSale: 50_000 })
  // What is no price passes, and so does who has seen the new one.
  const renamed = by('editor', { author: 'Nam Cao', version }, 'PATCH')
  expect((await app.request(`${PRODUCTS}/1`, renamed)).status).toBe(200)
  const seen = by('editor', { priceSale: 45_000, version: (await read()).version }, 'PATCH')
  expect((await app.request(`${PRODUCTS}/1`, seen)).status).toBe(200)
  expect(await findInconsistencies(db)).toEqual([])
  await close()
})

onPostgres(
  'stock is corrected while orders take the last copies: nothing lost, nothing sold twice',
  async (store) => {
    const { app, by, db } = await office(store)
    const before = await deadlocks(db)
    const correct = (reason: string, amount: number) =>
      app.request(`${PRODUCTS}/2/stock`, by('keeper', { reason, amount }))
    for (let round = 0; round < 8; round++) {
      await correct('received', 1)
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => sendOrder(app, guestOrder([lineOf(2, 1)]))),
        correct('damaged', -1),
        correct('lost', -1),
        app.request(`${PRODUCTS}/2`, by('editor', { price: 130_000 + round }, 'PATCH')),
      ])
      const counts = tally(answers)
      expect(Object.keys(counts).every((status) => ['200', '409'].includes(status))).toBe(true)
      expect(await findInconsistencies(db)).toEqual([])
    }
    const shelf = await stockOf(db, 2)
    expect(shelf && shelf.onHand >= shelf.reserved && shelf.reserved >= 0).toBe(true)
    expect(await deadlocks(db)).toBe(before)
  },
)

databaseTest('a new address is free, and a code on the book leads to it', async (store) => {
  const { app, by, get } = await office(store)
  const change = (id: number, body: object) =>
    app.request(`${PRODUCTS}/${id}`, by('editor', body, 'PATCH'))
  expect((await change(1, { slug: 'sach-moi', sku: '8935000123456' })).status).toBe(200)
  expect((await change(2, { slug: 'sach-moi' })).status).toBe(409)
  expect((await change(2, { slug: 'Có dấu' })).status).toBe(400)
  const found = await ask(app, staffProducts.list, `${PRODUCTS}?q=8935000123456`, get)
  expect(found.data).toMatchObject([{ id: 1, slug: 'sach-moi' }])
})

databaseTest('a hidden book is previewed by the staff as its page will show it', async (store) => {
  const { db, app, get } = await office(store)
  await db.update(product).set({ isActive: false }).where(eq(product.id, 1))
  expect((await refusal(app, '/api/ProductPage/1')).status).toBe(404)
  const { data } = await ask(app, staffProducts.previewProduct, `${PRODUCTS}/1/preview`, get)
  expect(data.productSale.productId).toBe(1)
  expect((await refusal(app, `${PRODUCTS}/9/preview`, get)).status).toBe(404)
})
