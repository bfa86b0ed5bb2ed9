import { z } from 'zod'
import { place, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

export const ORDERS_FILE = 'orders/orders.json'

/** In the order of the statuses the shop counts from 0. */
const statuses = [
  'awaiting-payment',
  'awaiting-confirmation',
  'confirmed',
  'packing',
  'shipping',
  'delivered',
  'returned',
  'cancelled',
] as const
const payments = ['online', 'cash', 'transfer'] as const

const OrderRecord = z.strictObject({
  /** Key of an account. */
  buyer: slug,
  status: z.enum(statuses),
  payment: z.enum(payments),
  hoursAgo: z.number().positive(),
  lines: z.array(z.strictObject({ product: slug, quantity: place })).min(1),
  voucher: text.optional(),
  coupon: text.optional(),
  affiliate: text.optional(),
  note: z.string().default(''),
  cancelReason: text.optional(),
  /** Which of the buyer's addresses it went to. */
  address: place.default(1),
})

/** An order to be: what was bought, how it was paid for, how far it has come. */
export type PastOrder = Omit<z.infer<typeof OrderRecord>, 'status' | 'payment'> & {
  status: number
  /** 0 online, 1 cash on delivery, 2 bank transfer. */
  paymentType: number
}

/** Every status at least once, delivered ones several times: some reviewed, some still to be. */
export const pastOrders = once((): readonly PastOrder[] =>
  readJson(ORDERS_FILE, z.array(OrderRecord)).map(({ status, payment, ...order }) => ({
    ...order,
    status: statuses.indexOf(status),
    paymentType: payments.indexOf(payment),
  })),
)
