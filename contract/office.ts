import { z } from 'zod/mini'
import { Email } from '@/contract/auth'
import { endpoint } from '@/contract/endpoint'
import {
  envelope,
  Id,
  Instant,
  line,
  lines,
  Money,
  PageText,
  paged,
  SearchText,
  sizeText,
  Uuid,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { orderViews, StaffOrderItem } from '@/contract/order-desk'
import { OrderDetail, orderStatuses } from '@/contract/orders'

const Amount = Money.check(z.minimum(0), z.maximum(2_000_000_000))

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
const VoucherCode = z.string().check(z.regex(/^[A-Za-z0-9]{4,20}$/, messages.badInput))

export const createVoucher = endpoint({
  method: 'POST',
  path: '/api/staff/vouchers',
  access: 'staff',
  roles: ['finance'],
  extension: true,
  summary: 'Creates a voucher (kind 1) or promotion coupon (kind 2).',
  body: z.object({
    code: VoucherCode,
    kind: z.union([z.literal(1), z.literal(2)]),
    title: line(200, messages.badInput),
    description: z.optional(lines(1000)),
    discountType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    value: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
    maxDiscount: z.optional(Amount),
    minOrder: z.optional(Amount),
    usageLimit: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    perUserLimit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    categoryIds: z.optional(z.array(Id).check(z.maxLength(100))),
    productIds: z.optional(z.array(Id).check(z.maxLength(100))),
    isPublic: z.optional(z.boolean()),
    startTime: z.optional(Instant.check(z.iso.datetime())),
    endTime: z.optional(Instant.check(z.iso.datetime())),
  }),
  response: envelope(z.object({ codeId: z.int(), code: z.string() })),
})
export const giveVoucher = endpoint({
  method: 'POST',
  path: '/api/staff/vouchers/{code}/give',
  access: 'staff',
  roles: ['finance'],
  extension: true,
  summary:
    'Gives a voucher or coupon to an account, which then finds it among its offers. Who was not given a private one cannot use it.',
  params: z.object({ code: VoucherCode }),
  body: z.object({ email: Email.check(z.minLength(1, messages.emailRequired)) }),
  response: envelope(z.object({ codeId: z.int(), code: z.string(), userId: z.int() })),
})
