import { expect } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog, mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { guestOrder, lineOf, placed, sendOrder, stockOf } from '@/backend/testing/orders'
import { addProduct, openShop } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { listSuspiciousOrders, takeBackOrders } from '@/contract/staff/suspicious-orders'

const staff = staffCaller()
const headers = { authorization: 'Bearer staff' }
const GROUPS = '/api/staff/order-heaps'
const address = (phone: string) => ({
  ...guestOrder([]).address,
  phone,
})

async function shopWith({ db }: Pick<Store, 'db'>, onHand = 100) {
  await openShop(db)
  for (const id of [1, 2]) await addProduct(db, { id, title: `Sách ${id}`, onHand })
  let seconds = 0
  const now = () => new Date(TEST_NOW.getTime() + 1_000 * seconds++)
  const app = testApp({ db, now, callers: { staff } })
  return {
    app,
    db,
    order: async (changes: Record<string, unknown>, productId = 1, copies = 1) =>
      placed(await sendOrder(app, guestOrder([lineOf(productId, copies)], changes))),
    groups: async () => (await ask(app, listSuspiciousOrders, GROUPS, { headers })).data,
    takeBack: async (body: object) =>
      (await ask(app, takeBackOrders, `${GROUPS}/take-back`, json(body, headers))).data,
    stock: async () => (await stockOf(db, 1))?.onHand,
    mails: (to: string) => db.$count(mailOutbox, eq(mailOutbox.toAddr, to)),
  }
}

eachDatabase(
  'many orders of one telephone are one group, taken back in one press with one mail each',
  async (store) => {
    const shop = await shopWith(store)
    const phone = '0912000001'
    const emails = ['a@vi.du', 'b@vi.du']
    for (let at = 0; at < 6; at++)
      await shop.order({ address: address(phone), email: emails[at % 2] }, 1, 2)
    const honest = await shop.order({ email: 'lan@vi.du' })
    const groups = await shop.groups()
    expect(groups.map(({ kind, name, orders, copies }) => [kind, name, orders, copies])).toEqual([
      ['phone', phone, 6, 12],
    ])
    const [group] = groups
    if (!group) throw new Error('no group')
    expect(group.newest).toHaveLength(5)
    expect(group.newest?.every((one) => one.phone === phone)).toBe(true)
    const later = await shop.order({ address: address(phone), email: 'c@vi.du' })
    const { kind, key, lastTime } = group
    const body = { kind, key, lastTime, reason: 'Không liên lạc được' }
    expect(await shop.takeBack(body)).toEqual({ taken: 6, left: 0 })
    // Pressed again, or after it was cut off, nothing happens twice.
    expect(await shop.takeBack(body)).toEqual({ taken: 0, left: 0 })
    // Those that said they were placed had not left yet, and do not.
    expect([await shop.mails('a@vi.du'), await shop.mails('b@vi.du')]).toEqual([1, 1])
    const open = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.status, 1))
    expect(open.map(({ id }) => id).sort()).toEqual([honest.orderId, later.orderId].sort())
    expect(await shop.stock()).toBe(100 - 2)
    expect(await shop.db.$count(auditLog, like(auditLog.action, 'order.takeBack'))).toBe(6)
    expect(await findInconsistencies(shop.db)).toEqual([])
  },
)

databaseTest(
  'orders of one network, and of the same goods, are told with their telephones',
  async (store) => {
    const shop = await shopWith(store)
    for (let at = 0; at < 16; at++) await shop.order({ email: `k${at}@vi.du` })
    const groups = await shop.groups()
    expect(groups.map(({ kind, orders, phones }) => [kind, orders, phones]).sort()).toEqual([
      ['goods', 16, 16],
      ['network', 16, 16],
    ])
    // An address cannot be read from a group.
    expect(JSON.stringify(groups)).not.toContain('127.0.0.1')
  },
)

databaseTest('an order that was confirmed meanwhile stays', async (store) => {
  const shop = await shopWith(store)
  const made = []
  for (let at = 0; at < 4; at++)
    made.push(await shop.order({ address: address('0912000002'), email: `k${at}@vi.du` }))
  const [group] = await shop.groups()
  await shop.db
    .update(orders)
    .set({ status: 2, holdUntil: null })
    .where(eq(orders.id, made[0]?.orderId ?? ''))
  const { kind, key, lastTime } = group ?? {}
  expect(await shop.takeBack({ kind, key, lastTime, reason: 'x' })).toEqual({ taken: 3, left: 0 })
  const refused = await shop.app.request(
    `${GROUPS}/take-back`,
    json({ kind, key, lastTime, reason: '' }, headers),
  )
  expect(refused.status).toBe(400)
})
