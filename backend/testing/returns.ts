import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { readConfig } from '@/backend/app/config'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import type { Store } from '@/backend/platform/db/connect'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { refundJobs } from '@/backend/workflows/refund/send-refunds'

const as = (userId: number) => staffCaller(undefined, userId)
export const receiver = { bank: 'Vietcombank', account: '0123456789', name: 'LAN' }

/** A payment site that sends money back as told, each refund once. */
export function refundingSite() {
  const sent = new Map<string, number>()
  const answers: ('done' | 'pending' | 'refused' | 'lost')[] = []
  const approvals: Date[] = []
  const payment: PaymentProvider = {
    name: 'vnpay',
    createPayment: async () => ({ paymentUrl: 'http://x/' }),
    refundProblems: { '95': 'Trang này không hoàn được khoản ấy.' },
    refund: async ({ refundId, amount, approvedAt }) => {
      approvals.push(approvedAt)
      const answer = answers.shift() ?? 'done'
      if (answer === 'refused') return { state: 'refused', code: '95' }
      if (answer === 'pending') return { state: 'pending', code: '99' }
      sent.set(refundId, amount)
      if (answer === 'lost') throw new Error('no answer')
      return { state: 'done', reference: `R${refundId.slice(0, 8)}` }
    },
  }
  return { payment, sent, answers, approvals }
}

/** The two-book shop with two members of the staff and a delivered order. */
export async function returningShop({ db }: Pick<Store, 'db'>) {
  await twoBookShop({ db })
  await db.update(product).set({ soldCount: 10 })
  const clock = { days: 0 }
  const now = () => new Date(TEST_NOW.getTime() + clock.days * 86_400_000)
  const site = refundingSite()
  const callers = { staff: as(90), second: as(91) }
  const settings = fixedSettings({ paymentSites: { 0: site.payment } })
  const app = testApp({ db, now, settings, callers })
  const services = {
    db,
    now,
    log: pino({ level: 'silent' }),
    config: readConfig({}),
    settings,
  }
  const staff = (path: string, body: unknown, who = 'staff', method = 'POST') =>
    app.request(`/api/staff/${path}`, {
      ...json(body, { authorization: `Bearer ${who}` }),
      method,
    })

  /** A guest's cash order, delivered and paid at the door. */
  async function delivered(cartDetails: unknown = [lineOf(1, 3), lineOf(2, 1)], changes = {}) {
    const body = guestOrder(cartDetails, { email: 'lan@vi.du', ...changes })
    const order = await placed(await sendOrder(app, body))
    for (const status of [2, 3, 4, 5])
      await staff(`orders/${order.orderId}`, { status }, 'staff', 'PATCH')
    const lines = await db
      .select({ id: orderLine.id, productId: orderLine.productId, quantity: orderLine.quantity })
      .from(orderLine)
      .where(eq(orderLine.orderId, order.orderId))
      .orderBy(orderLine.id)
    return { ...order, lines }
  }
  const buyer = (
    order: { orderId: string; orderToken?: string | undefined },
    path: string,
    body?: unknown,
  ) =>
    app.request(`/api/Order/${order.orderId}/returns${path}`, {
      ...(body === undefined ? {} : json(body)),
      headers: { 'content-type': 'application/json', 'x-order-token': order.orderToken ?? '' },
    })
  return {
    app,
    db,
    site,
    staff,
    delivered,
    buyer,
    sendRefunds: () => runDue(refundJobs, services),
    wait: (days: number) => {
      clock.days += days
    },
    rowOf: async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0],
  }
}
