import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { appUser, userAddress } from '@/backend/modules/accounts/tables'
import { category, product } from '@/backend/modules/catalog/tables'
import { news } from '@/backend/modules/content/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { voucher } from '@/backend/modules/promotions/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from './connect'
import { sqlState } from './db-errors'
import { eachDatabase, testDatabase } from './testing'

const BROKEN_CHECK = '23514'
const DUPLICATE = '23505'
const stateOf = (work: Promise<unknown>) => work.then(() => 'written', sqlState)

const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0

const addUser = async (db: Db) =>
  idOf(
    await db
      .insert(appUser)
      .values({ email: 'lan@example.vn', name: 'Lan' })
      .returning({ id: appUser.id }),
  )

const addCategory = async (db: Db) =>
  idOf(await db.insert(category).values({ name: 'Sách', slug: 'sach' }).returning())

const addBook = async (db: Db, title: string, slug: string) => {
  const [known] = await db.select().from(category)
  const categoryId = known?.id ?? (await addCategory(db))
  const values = { categoryId, title, slug, price: 50_000, salePrice: 45_000 }
  return idOf(await db.insert(product).values(values).returning({ id: product.id }))
}

const anOrder = {
  receiverName: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardName: 'Phường Bến Thành',
  cityName: 'Thành phố Hồ Chí Minh',
  paymentType: 1,
  status: 1,
}

eachDatabase('stock cannot be promised twice, nor sold below nothing', async ({ db }) => {
  const productId = await addBook(db, 'Số đỏ', 'so-do')
  await db.insert(inventory).values({ productId, onHand: 2, reserved: 2 })
  const set = (values: { onHand?: number; reserved?: number }) =>
    stateOf(db.update(inventory).set(values).then())
  expect(await set({ reserved: 3 })).toBe(BROKEN_CHECK)
  expect(await set({ onHand: 1 })).toBe(BROKEN_CHECK)
  expect(await set({ reserved: -1 })).toBe(BROKEN_CHECK)
})

eachDatabase('an order whose sum is wrong is not kept', async ({ db }) => {
  const right = { ...anOrder, subTotal: 90_000, discountVoucher: 9_000, shippingFee: 18_000 }
  const add = (code: string, total: number) =>
    stateOf(
      db
        .insert(orders)
        .values({ ...right, code, total })
        .then(),
    )
  expect(await add('DH1', 99_000)).toBe('written')
  expect(await add('DH2', 90_000)).toBe(BROKEN_CHECK)
  expect(await add('DH1', 99_000)).toBe(DUPLICATE)
})

eachDatabase('a line costs its price times its copies', async ({ db }) => {
  const productId = await addBook(db, 'Lão Hạc', 'lao-hac')
  const [order] = await db
    .insert(orders)
    .values({ ...anOrder, code: 'DH1', subTotal: 0, total: 0 })
    .returning()
  const line = { orderId: order?.id ?? '', productId, title: 'Lão Hạc', listPrice: 50_000 }
  const add = (quantity: number, lineTotal: number) =>
    stateOf(
      db
        .insert(orderLine)
        .values({ ...line, unitPrice: 45_000, quantity, lineTotal })
        .then(),
    )
  expect(await add(2, 90_000)).toBe('written')
  expect(await add(2, 45_000)).toBe(BROKEN_CHECK)
  expect(await add(0, 0)).toBe(BROKEN_CHECK)
})

eachDatabase(
  'a voucher is the same in capitals and never used beyond its limit',
  async ({ db }) => {
    const sale = { code: 'SALE10', kind: 1, title: 'Giảm 10%', discountType: 1, value: 10 }
    await db.insert(voucher).values({ ...sale, usageLimit: 1, used: 1 })
    expect(
      await stateOf(
        db
          .insert(voucher)
          .values({ ...sale, code: 'sale10' })
          .then(),
      ),
    ).toBe(DUPLICATE)
    expect(await stateOf(db.update(voucher).set({ used: 2 }).then())).toBe(BROKEN_CHECK)
  },
)

eachDatabase('one address of a person is the default', async ({ db }) => {
  await fillPlaces(db)
  const userId = await addUser(db)
  const home = { userId, receiverName: 'Lan', phone: '0912345678', address: '1', wardId: 126743 }
  await db.insert(userAddress).values([home, { ...home, isDefault: true }])
  const second = db.insert(userAddress).values({ ...home, isDefault: true })
  expect(await stateOf(second.then())).toBe(DUPLICATE)
})

eachDatabase(
  'several news may lack an address of their own, none may share one',
  async ({ db }) => {
    await db
      .insert(news)
      .values([{ title: 'Một' }, { title: 'Hai' }, { title: 'Ba', newsUrl: 'ba' }])
    const twin = db.insert(news).values({ title: 'Ba lần nữa', newsUrl: 'ba' })
    expect(await stateOf(twin.then())).toBe(DUPLICATE)
  },
)

test('the database has no triggers, no functions of ours and one extension, so that it can move', async () => {
  const { db, close } = await testDatabase()
  const { rows } = await db.execute<{ what: string }>(sql`
    select 'trigger ' || tgname as what from pg_trigger where not tgisinternal
    union all select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
    union all select 'function ' || p.oid::regprocedure from pg_proc p
      where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  expect(rows).toEqual([{ what: 'extension pg_trgm' }])
  await close()
})
