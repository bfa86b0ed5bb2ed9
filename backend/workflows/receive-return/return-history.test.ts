import { expect } from '@jest/globals'
import { desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { ledgerEntry, refund } from '@/backend/modules/payments/tables'
import { returnRequest } from '@/backend/modules/returns/tables'
import { inventory } from '@/backend/modules/stock/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { lineOf } from '@/backend/testing/orders'
import { receiver, returningShop } from '@/backend/testing/returns'

const isFull = process.env.FULL === '1'
const line = fc.nat(1)
const copies = fc.nat(3)
const step = fc.oneof(
  fc.record({
    does: fc.constant('ask' as const),
    line,
    copies,
    reason: fc.constantFrom('damaged', 'unwanted'),
  }),
  fc.record({ does: fc.constant('decide' as const), isApproved: fc.boolean() }),
  fc.record({ does: fc.constant('receive' as const), restock: copies, writeOff: copies, line }),
  fc.record({ does: fc.constant('withdraw' as const) }),
  fc.record({ does: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 130 }) }),
  fc.record({ does: fc.constantFrom('approve', 'settle', 'refuse') }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Shop = Awaited<ReturnType<typeof returningShop>>
type Order = Awaited<ReturnType<Shop['delivered']>>

async function newest({ db }: Shop, { orderId }: Order) {
  const [asked] = await db
    .select({ id: returnRequest.id })
    .from(returnRequest)
    .where(eq(returnRequest.orderId, orderId))
    .orderBy(desc(returnRequest.id))
    .limit(1)
  const [money] = await db
    .select({ id: refund.id })
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(desc(refund.id))
    .limit(1)
  return { returnId: asked?.id ?? orderId, refundId: money?.id ?? orderId }
}

async function apply(shop: Shop, order: Order, next: Step): Promise<Response> {
  const { returnId, refundId } = await newest(shop, order)
  const { staff, buyer } = shop
  const lineId = (place: number) => order.lines[place]?.id ?? 0
  if ('reason' in next) {
    const lines = [{ orderLineId: lineId(next.line), quantity: next.copies }]
    return buyer(order, '', { reason: next.reason, receiver, lines })
  }
  if ('isApproved' in next) {
    return staff(`returns/${returnId}/decide`, { isApproved: next.isApproved, note: 'x' })
  }
  if ('restock' in next) {
    const { restock, writeOff } = next
    return staff(`returns/${returnId}/receive`, {
      lines: [{ orderLineId: lineId(next.line), restock, writeOff }],
    })
  }
  if ('share' in next) {
    const amount = Math.ceil((order.total * next.share) / 100)
    return staff(`orders/${order.orderId}/refunds`, { amount, reason: 'x', receiver })
  }
  if (next.does === 'withdraw') return buyer(order, `/${returnId}/withdraw`, { isWithdrawn: true })
  const body = { reference: 'FT', note: 'x' }
  return staff(`refunds/${refundId}/${next.does}`, body, 'second')
}

databaseTest(
  'whatever is asked, decided, received and refunded, no order gets more than it paid',
  async (store) => {
    const shop = await returningShop(store)
    const { db } = shop
    await db.update(inventory).set({ onHand: 1_000_000 })
    const history = fc.array(step, { minLength: 4, maxLength: 14 })
    let buyers = 0
    const property = fc.asyncProperty(history, async (steps) => {
      // Another buyer each time: one address orders only so often an hour.
      const buyer = { email: `lan-${++buyers}@vi.du` }
      const order = await shop.delivered([lineOf(1, 3), lineOf(2, 1)], buyer)
      for (const next of steps) {
        const { status } = await apply(shop, order, next)
        expect([200, 400, 403, 404, 409]).toContain(status)
      }
      const [money] = await db
        .select({
          paid: sql`sum(case when credit = 'orders' then amount else -amount end)`.mapWith(Number),
        })
        .from(ledgerEntry)
        .where(eq(ledgerEntry.orderId, order.orderId))
      expect(money?.paid).toBeGreaterThanOrEqual(0)
    })
    await fc.assert(property, { numRuns: isFull ? 2_000 : 12 })
    // Copies were set by hand, so the ledger of stock alone does not explain them.
    expect(await findInconsistencies(db)).toEqual([])
  },
)
