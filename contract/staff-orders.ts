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
import { OrderDetail, orderStatuses } from '@/contract/orders'
import { orderViews, StaffOrderItem } from '@/contract/staff-order-changes'

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/staff/orders',
  access: 'staff',
  roles: ['sales', 'warehouse', 'finance', 'support'],
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
export const moveOrder = endpoint({
  method: 'PATCH',
  path: '/api/staff/orders/{id}',
  access: 'staff',
  roles: ['sales', 'warehouse'],
  extension: true,
  summary: 'Moves an order along, marks a transfer as received, or cancels it.',
  params: z.object({ id: Uuid }),
  body: z.object({
    status: z.optional(z.int().check(z.minimum(1), z.maximum(7))),
    isPaid: z.optional(z.literal(true)),
    note: z.optional(line(300)),
  }),
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
  roles: ['sales', 'finance', 'support'],
  extension: true,
  summary: 'Payments that need a person: held back for review or to be refunded; newest first.',
  query: z.object({ page: PageText, pageSize: sizeText(20, 100) }),
  response: paged(OpenPayment),
})
