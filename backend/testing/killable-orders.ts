import { expect } from '@jest/globals'
import type { Db } from '@/backend/platform/db/connect'
import {
  evenlySpread,
  type KillableBackend,
  type KillTestDatabase,
} from '@/backend/testing/killable-backend'
import { guestOrder, lineOf } from '@/backend/testing/orders'
import { addProduct, openShop } from '@/backend/testing/shop'
import { json } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'

/** How many copies of each of two books the shop has. */
export const COPIES = 500

export const openTwoBookShop = ({ read }: KillTestDatabase) =>
  read(async (db) => {
    await openShop(db)
    await addProduct(db, { id: 1, onHand: COPIES })
    await addProduct(db, { id: 2, onHand: COPIES })
  })

/** A guest orders two copies of one book and one of the other. */
export async function place({ origin }: KillableBackend): Promise<Placed> {
  const body = guestOrder([lineOf(1, 2), lineOf(2)], { email: 'lan@vi.du' })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const response = await fetch(`${origin}/api/Order/checkout-without-login`, json(body, key))
  return ((await response.json()) as { data: Placed }).data
}

type Run = {
  /** Makes an order before anything is killed. */
  begin: (backend: KillableBackend) => Promise<Placed>
  /** Takes it to its end, however often the backend dies meanwhile. */
  finish: (order: Placed) => Promise<void>
  /** What must have happened to it once and no more. */
  expectOnce: (db: Db, order: Placed) => Promise<void>
}

/** Kills the backend before so many of the statements that `finish` needs, an order each; answers the orders made. */
export async function killAtPoints(backend: KillableBackend, points: number, run: Run) {
  const first = await run.begin(backend)
  await backend.neverKill()
  await run.finish(first)
  const statements = await backend.countStatements()
  const killed: Placed[] = []
  for (const statement of evenlySpread(statements, points)) {
    await backend.neverKill()
    const order = await run.begin(backend)
    killed.push(order)
    await backend.killBefore(statement)
    await run.finish(order)
    await backend.database.read((db) => run.expectOnce(db, order))
  }
  expect(backend.kills).toBe(points)
  return [first, ...killed]
}
