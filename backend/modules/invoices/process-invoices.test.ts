import { expect } from '@jest/globals'
import { like } from 'drizzle-orm'
import type { Trouble } from '@/backend/integrations/viettel-invoice/troubles'
import { inventory } from '@/backend/modules/stock/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { invoicingShop } from '@/backend/testing/invoices'
import { lineOf } from '@/backend/testing/orders'

const ROUNDS = 300
const kinds: (Trouble | null)[] = ['lost', 'garbled', 'down', 'expired', null]

/** Repeatable: a test that fails fails again. */
function drawer(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Placed = { orderId: string; orderCode: string }
type Shop = Awaited<ReturnType<typeof invoicingShop>>

const rowsOf = async (shop: Shop, orders: readonly Placed[]) =>
  (await Promise.all(orders.map(({ orderId }) => shop.invoicesOf(orderId)))).flat()
const openOf = async (shop: Shop, orders: readonly Placed[]) =>
  (await rowsOf(shop, orders)).filter(({ state }) => state === 'waiting' || state === 'sent')

async function shipOne(shop: Shop) {
  const order = await shop.place({}, [lineOf(1)])
  await shop.ship(order.orderId)
  return order
}

/** Several workers at once, and somebody who presses "try again" meanwhile. */
async function round(shop: Shop, orders: readonly Placed[], draw: (below: number) => number) {
  const open = await openOf(shop, orders)
  const pressed = open[draw(Math.max(1, open.length))]
  await Promise.all([
    shop.work(),
    shop.work(),
    ...(pressed ? [shop.staff(`invoices/${pressed.id}/retry`)] : []),
  ])
  shop.wait(draw(40))
}

/** As many troubles as answers are wanted; a further order whenever all are issued. */
async function attack(shop: Shop, orders: Placed[]) {
  const draw = drawer(20_261_124)
  for (let drawn = 0; drawn < ROUNDS; drawn += 4) {
    for (let at = 0; at < 4; at++) shop.troubles.push(kinds[draw(kinds.length)] ?? null)
    await round(shop, orders, draw)
    if ((await openOf(shop, orders)).length === 0) orders.push(await shipOne(shop))
  }
  shop.troubles.length = 0
  for (let at = 0; at < 20 && (await openOf(shop, orders)).length > 0; at++) {
    shop.wait(400)
    await shop.work()
  }
}

databaseTest(
  `${ROUNDS} lost, garbled, late and repeated answers of the provider never make two invoices`,
  async ({ db }) => {
    const shop = await invoicingShop(db)
    await db.update(inventory).set({ onHand: 1000 })
    const orders: Placed[] = []
    for (let at = 0; at < 6; at++) orders.push(await shipOne(shop))
    await attack(shop, orders).finally(() => shop.site.close())
    const codes = orders.map(({ orderCode }) => orderCode).sort()
    expect(await shop.atProvider()).toEqual(codes)
    const rows = await rowsOf(shop, orders)
    expect(rows.map(({ state }) => state)).toEqual(codes.map(() => 'issued'))
    expect(new Set(rows.map(({ number }) => number)).size).toBe(codes.length)
    const told = await db.select().from(mailOutbox).where(like(mailOutbox.subject, 'Hóa đơn%'))
    expect(told).toHaveLength(codes.length)
    expect(await findInconsistencies(db)).toEqual([])
  },
)
