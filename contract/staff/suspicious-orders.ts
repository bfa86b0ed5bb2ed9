import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line, Money, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'

/** What the orders of a group have in common: a telephone, a mailbox, the network they came from, or the same goods. */
export const suspicionKinds = ['phone', 'email', 'network', 'goods'] as const
const SuspicionKind = z.enum(suspicionKinds, messages.badInput)
export type SuspicionKind = z.output<typeof SuspicionKind>

const SuspiciousGroup = z.object({
  kind: SuspicionKind,
  /** Names the group among those of its kind. */
  key: z.string(),
  /** As the staff know it; of a network nothing is known. */
  name: z.string(),
  orders: z.int(),
  copies: z.int(),
  value: Money,
  /** How many telephone numbers stand in them: many speak for many buyers behind one network. */
  phones: z.int(),
  /** Its newest orders, to be looked at and called before they are taken back. */
  newest: z.optional(
    z.array(z.object({ orderId: Uuid, orderCode: z.string(), phone: z.string() })),
  ),
  firstTime: Instant,
  lastTime: Instant,
})
export type SuspiciousGroup = z.output<typeof SuspiciousGroup>

const ofSales = { access: 'staff', roles: may('orders.takeBack'), extension: true } as const

export const listSuspiciousOrders = endpoint({
  method: 'GET',
  path: '/api/staff/order-heaps',
  ...ofSales,
  budget: { cost: 'read' },
  summary:
    'Many unconfirmed guests’ orders of one telephone, mailbox or network, or of the same goods in an hour.',
  response: envelope(z.array(SuspiciousGroup)),
})
export const takeBackOrders = endpoint({
  method: 'POST',
  path: '/api/staff/order-heaps/take-back',
  ...ofSales,
  budget: { cost: 'order' },
  summary:
    'Cancels the orders of a group that were seen, one transaction each, and mails each mailbox once; asked again it goes on with what is left.',
  body: z.object({
    kind: SuspicionKind,
    key: z.string(messages.badInput).check(z.minLength(1, messages.badInput), z.maxLength(300)),
    /** The newest order that was seen; later ones stay. */
    lastTime: Instant.check(z.iso.datetime(messages.badInput)),
    reason: line(300, messages.reasonNeeded),
  }),
  response: envelope(z.object({ taken: z.int(), left: z.int() })),
})
