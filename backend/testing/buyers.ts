import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Store } from '@/backend/platform/db/connect'
import { twoBookShop } from '@/backend/testing/orders'
import { addUser, wards } from '@/backend/testing/shop'
import { TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import { getCart, type OrderLine } from '@/contract/shop/cart'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A new address of a buyer in the warehouse's own city. */
export const home = {
  name: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardId: wards.benThanh,
}

const callAs =
  (app: TestApp, token: string) =>
  (method: Method, path: string, body?: unknown, key: string = randomUUID()) =>
    app.request(`/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

/** The two-book shop with Lan (7) and Minh (8), each signed in. */
export async function twoBuyers(store: Pick<Store, 'db'>) {
  await twoBookShop(store)
  await addUser(store.db, { id: 7, email: 'lan@vi.du' })
  await addUser(store.db, { id: 8, email: 'minh@vi.du' })
  const as = (userId: number) => ({ userId, sessionId: randomUUID(), roles: ['user' as const] })
  let seconds = 0
  const app = testApp({
    db: store.db,
    now: () => new Date(TEST_NOW.getTime() + 1_000 * seconds),
    callers: { lan: as(7), minh: as(8) },
  })
  const aSecondPasses = () => {
    seconds++
  }
  return { app, lan: callAs(app, 'lan'), minh: callAs(app, 'minh'), aSecondPasses }
}

/** The cart a call answered with. */
export async function cartOf(answer: Response): Promise<OrderLine> {
  const body: unknown = await answer.json()
  expect([answer.status, body]).toEqual([200, body])
  return getCart.response.parse(body).data
}
