import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  envelope,
  Instant,
  line,
  Money,
  PageText,
  paged,
  SearchText,
  sizeText,
  Uuid,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { OrderDetail, OrderItem, orderStatuses } from '@/contract/shop/orders'
import { may } from '@/contract/staff/permissions'

/** Saved views of the order list: to be confirmed, to be called (not reached by mail, or not answered), to be packed, with the carrier, needing a person. */
export const orderViews = ['toConfirm', 'toCall', 'toPack', 'handedOver', 'problems'] as const
export const StaffOrderItem = z.extend(OrderItem, {
  receiverName: z.string(),
  phone: z.string(),
  tags: z.array(z.string()),
  /** A guest's unconfirmed cash order: until when its stock is held. */
  hold: z.optional(z.object({ until: Instant, isOver: z.boolean() })),
})
export type StaffOrderItem = z.output<typeof StaffOrderItem>

const HistoryEntry = z.object({
  /** status, note, call, address, lines, tags, payment, carrier, return, refund or invoice. */
  kind: z.string(),
  fromStatus: z.nullable(z.int()),
  status: z.int(),
  time: Instant,
  /** `staff:<account>`, `user:<account>`, `guest`, `system` or the name of an outside service. */
  actor: z.string(),
  /** Of staff whose account is still there, and of outside services. */
  actorName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Not shown to the buyer. */
  isInternal: z.boolean(),
})

export const StaffOrder = z.extend(OrderDetail, {
  userId: z.nullable(z.int()),
  wardId: z.nullable(z.int()),
  tags: z.array(z.string()),
  /** Statuses the shop may move this order to now. */
  nextStatuses: z.array(z.int()),
  history: z.array(HistoryEntry),
  payments: z.array(
    z.object({
      txnRef: z.string(),
      provider: z.string(),
      amount: Money,
      status: z.int(),
      gatewayNo: z.nullable(z.string()),
      createdTime: Instant,
    }),
  ),
})
export type StaffOrder = z.output<typeof StaffOrder>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/staff/orders',
  access: 'staff',
  roles: may('orders.read'),
  budget: { cost: 'read' },
  extension: true,
  summary:
    'All orders, newest first, by status, saved view, and what is searched: code, telephone number, name, title.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(20, 100),
    status: z.optional(z.enum(orderStatuses.map(String) as [string, ...string[]])),
    view: z.optional(z.enum(orderViews)),
    search: z.optional(SearchText),
  }),
  response: paged(StaffOrderItem),
})
export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/api/staff/orders/{id}',
  access: 'staff',
  extension: true,
  roles: may('orders.read'),
  budget: { cost: 'read' },
  summary: 'An order with its whole history, payments and tags.',
  params: z.object({ id: Uuid }),
  response: envelope(StaffOrder),
})
export const moveOrder = endpoint({
  method: 'PATCH',
  path: '/api/staff/orders/{id}',
  access: 'staff',
  roles: may('orders.move'),
  budget: { cost: 'write' },
  extension: true,
  summary: 'Moves an order along, marks a transfer as received, or cancels it.',
  params: z.object({ id: Uuid }),
  body: z
    .object({
      status: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
      isPaid: z.optional(z.literal(true)),
      /** The bank's own number of the transfer; money is booked with it alone, and once. */
      reference: z.optional(line(60)),
      note: z.optional(line(300)),
    })
    .check(
      z.refine(({ isPaid, reference }) => !isPaid || Boolean(reference), {
        path: ['reference'],
        message: messages.referenceNeeded,
      }),
    ),
  response: envelope(OrderDetail),
})
/** An attempt to pay that needs a person; `status` 0 is held back for review at the payment site, 3 is money to be refunded. */
const OpenPayment = z.object({
  txnRef: z.string(),
  orderId: Uuid,
  orderCode: z.string(),
  provider: z.string(),
  amount: Money,
  status: z.int(),
  /** The payment site's own number and code, to name when asking there. */
  gatewayNo: z.nullable(z.string()),
  responseCode: z.nullable(z.string()),
  createdTime: Instant,
})
export type OpenPayment = z.output<typeof OpenPayment>

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/staff/payments',
  access: 'staff',
  roles: may('payments.read'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'Payments that need a person: held back for review or to be refunded; newest first.',
  query: z.object({ page: PageText, pageSize: sizeText(20, 100) }),
  response: paged(OpenPayment),
})
