import { expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { verifyPassword } from '@/backend/modules/auth/password'
import { category, flashSale, product } from '@/backend/modules/catalog/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { orders } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'
import { eachDatabase, onPostgres, testDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { demoAccounts } from '@/backend/seed/accounts/accounts'
import { writeBulk } from '@/backend/seed/catalog/bulk-products'
import { seedRows } from '@/backend/seed/seed-rows'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { getFlashSale, getProduct, listProducts } from '@/contract/shop/catalog'

const whole = { now: TEST_NOW, demo: true, fillPlaces }
/** The catalog and its people alone: the other parts have tests of their own. */
const options = { ...whole, parts: [] }
/** For a database that has its places already. */
const placed = { ...options, fillPlaces: async () => undefined }

const one = async (db: Db, query: string) => {
  const { rows } = await db.execute<Record<string, unknown>>(sql.raw(query))
  return rows[0]
}

eachDatabase('an empty shop is filled once; what is there already stays', async ({ db }) => {
  const written = await seedRows(db, whole)
  expect(written).toBeGreaterThanOrEqual(400)
  expect(await one(db, 'select count(*)::int as courses from user_course')).toEqual({ courses: 1 })
  expect(
    await one(
      db,
      'select count(*)::int as given, count(distinct user_id)::int as buyers from user_voucher',
    ),
  ).toEqual({ given: 9, buyers: 3 })
  await db.update(product).set({ title: 'Đổi tên' }).where(eq(product.slug, 'truyen-kieu'))
  expect(await seedRows(db, placed)).toBe(0)
  expect(await one(db, "select title from product where slug = 'truyen-kieu'")).toEqual({
    title: 'Đổi tên',
  })
})

// Not on the embedded database, which only one program may open.
onPostgres('two programs that start together fill the shop once', async ({ db }) => {
  await fillPlaces(db)
  const written = await Promise.all([seedRows(db, placed), seedRows(db, placed)])
  expect(written.filter((products) => products > 0).length).toBe(1)
  expect(await db.$count(appUser)).toBe(demoAccounts().length)
})

test('a shop of one’s own is left alone', async () => {
  const { db, close } = await testDatabase()
  await db.insert(category).values({ id: 9, name: 'Kệ riêng', slug: 'ke-rieng' })
  await db.insert(product).values({
    categoryId: 9,
    title: 'Sách riêng',
    slug: 'sach-rieng',
    price: 1000,
    salePrice: 1000,
  })
  expect(await seedRows(db, options)).toBe(0)
  expect(await db.$count(product)).toBe(1)
  expect(await db.$count(appUser)).toBe(0)
  await close()
})

/** The shop that is only looked at, filled once. */
async function fill() {
  const { db } = await testDatabase()
  await seedRows(db, options)
  return db
}
let shop: ReturnType<typeof fill> | undefined
const filledShop = () => {
  shop ??= fill()
  return shop
}

test('the shop shows what it was filled with', async () => {
  const db = await filledShop()
  const app = testApp({ db })

  const found = await ask(app, listProducts, '/api/ProductPage?searchContent=toan+lop+1')
  expect(found.data.productSales[0]?.productName).toContain('Toán lớp 1')
  const courses = await ask(app, listProducts, '/api/ProductPage?objectType=1')
  expect(courses.data.productSales.length).toBeGreaterThanOrEqual(5)

  const kieu = await ask(app, listProducts, '/api/ProductPage?searchContent=truyen+kieu+nguyen+du')
  const id = kieu.data.productSales[0]?.productId
  const { data } = await ask(app, getProduct, `/api/ProductPage/${id}`)
  expect(data.productSale).toMatchObject({
    productName: 'Truyện Kiều',
    author: 'Nguyễn Du',
    publisher: 'Nhà xuất bản Hiên Cổ',
    originalUrl: '/media/covers/truyen-kieu.webp',
    ratingCount: 4,
  })
  expect(data.productSale.description).toContain('Trăm năm trong cõi người ta')

  const sale = await ask(app, getFlashSale, '/api/FlashSale')
  expect(Date.parse(sale.data.flashSale?.startTime ?? '')).toBeLessThan(TEST_NOW.getTime())
  expect(Date.parse(sale.data.flashSale?.endTime ?? '')).toBeGreaterThan(
    TEST_NOW.getTime() + 3 * 3_600_000,
  )
  for (const item of sale.data.productSales) {
    expect(item.flashSalePrice).toBeLessThan(item.price)
    expect(item.sold).toBeLessThanOrEqual(item.quantity)
  }

  const tomorrow = new Date(TEST_NOW.getTime() + 30 * 3_600_000)
  const later = await ask(testApp({ db, now: () => tomorrow }), getFlashSale, '/api/FlashSale')
  expect(Date.parse(later.data.flashSale?.startTime ?? '')).toBeLessThanOrEqual(tomorrow.getTime())
  expect(Date.parse(later.data.flashSale?.endTime ?? '')).toBeGreaterThan(tomorrow.getTime())
})

test('the printed passwords open the accounts; orders, stock, codes and ratings add up', async () => {
  const db = await filledShop()
  for (const { email, password, role } of demoAccounts()) {
    const [account] = await db.select().from(appUser).where(eq(appUser.email, email))
    expect({ email, role: account?.role, status: account?.status }).toEqual({
      email,
      role,
      status: 1,
    })
    expect(await verifyPassword(password, account?.passwordHash ?? null)).toBe(true)
  }
  expect(
    await one(db, 'select array_agg(distinct status order by status) as statuses from orders'),
  ).toEqual({ statuses: [0, 1, 2, 3, 4, 5, 6, 7] })
  expect(
    await one(
      db,
      `select count(*)::int as wrong from orders where sub_total <> (select sum(line_total) from order_line where order_id = orders.id)`,
    ),
  ).toEqual({ wrong: 0 })
  expect(
    await one(
      db,
      `select count(*)::int as wrong from inventory where
      on_hand <> (select sum(d_on_hand) from stock_movement m where m.product_id = inventory.product_id) or
      reserved <> (select sum(d_reserved) from stock_movement m where m.product_id = inventory.product_id)`,
    ),
  ).toEqual({ wrong: 0 })
  expect(
    await one(
      db,
      `select count(*)::int as wrong from voucher where
      used <> (select count(*) from voucher_use u where u.voucher_id = voucher.id and released_at is null)`,
    ),
  ).toEqual({ wrong: 0 })
  expect(
    await one(
      db,
      `select count(*)::int as wrong from product where rating_count <> (select count(*) from feedback f where f.product_id = product.id)
      or rating_avg <> coalesce((select round(avg(rating), 2) from feedback f where f.product_id = product.id), 0)`,
    ),
  ).toEqual({ wrong: 0 })
  expect(
    await one(
      db,
      `select count(*)::int as wrong from order_event e where at > timestamptz '${TEST_NOW.toISOString()}'`,
    ),
  ).toEqual({ wrong: 0 })
  expect(
    await one(
      db,
      'select count(*)::int as wrong from payment p join orders o on o.id = p.order_id where p.amount <> o.total',
    ),
  ).toEqual({ wrong: 0 })
  expect(await findInconsistencies(db)).toEqual([])
})

eachDatabase(
  'outside the demonstration nobody has an account and nothing was sold; a load test gets as many products as it asks for',
  async ({ db }) => {
    await seedRows(db, { ...options, demo: false })
    expect(
      await one(
        db,
        'select sum(sold_count)::int as sold, sum(rating_count)::int as ratings from product',
      ),
    ).toEqual({ sold: 0, ratings: 0 })
    for (const table of [appUser, orders, flashSale]) expect(await db.$count(table)).toBe(0)
    const lines: string[] = []
    const indexes = () =>
      one(db, "select count(*)::int as product from pg_indexes where tablename = 'product'")
    const before = await indexes()
    await writeBulk(db, 1500, TEST_NOW, (line) => lines.push(line))
    await writeBulk(db, 1600, TEST_NOW, (line) => lines.push(line))
    expect(await db.$count(product)).toBe(1600)
    expect(
      await one(
        db,
        'select count(*)::int as bare from product p where not exists (select from inventory i where i.product_id = p.id) or not exists (select from product_image g where g.product_id = p.id)',
      ),
    ).toEqual({ bare: 0 })
    expect(await indexes()).toEqual(before)
    expect(lines).toContain('Wrote 100 of 100 products')
  },
)
