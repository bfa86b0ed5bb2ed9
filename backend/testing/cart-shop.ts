import { randomUUID } from 'node:crypto'
import { flashSale, flashSaleItem } from '@/backend/modules/catalog/tables'
import type { Store } from '@/backend/platform/db/connect'
import { type Buyer, CODE_PERCENT, type Model, newModel } from '@/backend/testing/cart-model'
import { buyers, phones } from '@/backend/testing/cart-steps'
import { addProduct, addUser, addVoucher, openShop } from '@/backend/testing/shop'
import { TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'

const QUARTER_MS = 15 * 60_000
const YEAR_MS = 365 * 24 * 3_600_000
const userIds: Record<Buyer, number> = { lan: 7, minh: 8 }
export const CODE = 'SALE10'

export type CartShop = { app: TestApp; db: Store['db']; model: Model; passTime: () => void }

/** The shop of the model: three books, a flash sale with five copies, a code for four people. */
export async function cartShop({ db }: Pick<Store, 'db'>): Promise<CartShop> {
  const model = newModel()
  await openShop(db)
  for (const [id, onHand] of model.stock)
    await addProduct(db, { id, onHand, price: 150_000, salePrice: model.prices.get(id) ?? 0 })
  for (const name of buyers)
    await addUser(db, { id: userIds[name], email: `${name}@vi.du`, phone: phones[name] })
  await addVoucher(db, {
    code: CODE,
    value: CODE_PERCENT,
    usageLimit: model.code.left,
    isPublic: true,
  })
  const [sale] = await db
    .insert(flashSale)
    .values({
      name: 'Giờ vàng',
      startsAt: TEST_NOW,
      endsAt: new Date(TEST_NOW.getTime() + YEAR_MS),
    })
    .returning({ id: flashSale.id })
  const { productId, price, left, perBuyer } = model.flash
  await db
    .insert(flashSaleItem)
    .values({ flashSaleId: sale?.id ?? 0, productId, price, quantity: left, perUser: perBuyer })
  let steps = 0
  const as = (userId: number) => ({ userId, sessionId: randomUUID(), roles: ['user' as const] })
  const app = testApp({
    db,
    now: () => new Date(TEST_NOW.getTime() + steps * QUARTER_MS),
    callers: { lan: as(userIds.lan), minh: as(userIds.minh) },
  })
  // Counted wrong codes are forgotten between two steps.
  const passTime = () => {
    steps++
  }
  return { app, db, model, passTime }
}

export const callAs = (
  { app }: CartShop,
  who: Buyer,
  method: string,
  path: string,
  body?: object,
  key = randomUUID(),
) =>
  app.request(`/api/Order${path}`, {
    method,
    headers: {
      authorization: `Bearer ${who}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
