import { z } from 'zod/mini'
import { plainCode } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import {
  Confirmation,
  envelope,
  Id,
  IdText,
  Instant,
  line,
  lines,
  Money,
  PageText,
  paged,
  sizeText,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Email } from '@/contract/shop/auth'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** `usedUp`: it runs, and every use that it allows is taken. */
export const voucherStates = ['planned', 'running', 'usedUp', 'ended'] as const
export type VoucherState = (typeof voucherStates)[number]

const MOST = 2_000_000_000
const Amount = Money.check(z.minimum(0, messages.badInput), z.maximum(MOST, messages.badInput))
const whole = (least: number, most: number) =>
  z
    .int(messages.badInput)
    .check(z.minimum(least, messages.badInput), z.maximum(most, messages.badInput))
const Time = Instant.check(z.iso.datetime(messages.badInput))
const Ids = z.array(Id).check(z.maxLength(100, messages.tooLarge))
const Code = z.pipe(
  z.pipe(z.string(messages.badInput).check(z.maxLength(100)), z.transform(plainCode)),
  z.string().check(z.regex(/^[A-Z0-9]{4,20}$/, messages.codeShape)),
)

/** 1 voucher (mã giảm giá), 2 promotion coupon (phiếu khuyến mãi). */
const kind = z.union([z.literal(1), z.literal(2)])
/** 1 percent of the goods, 2 đồng off the goods, 3 đồng off the shipping fee. */
const discountType = z.union([z.literal(1), z.literal(2), z.literal(3)])

const VoucherDraft = z.object({
  code: Code,
  kind,
  title: line(200, messages.titleNeeded),
  description: z.optional(lines(1000)),
  discountType,
  value: whole(1, MOST),
  /** @example 50000 */
  maxDiscount: z.optional(z.nullable(Amount)),
  minOrder: z.optional(Amount),
  usageLimit: z.optional(z.nullable(whole(1, 1_000_000))),
  perUserLimit: z.optional(whole(1, 1000)),
  categoryIds: z.optional(z.nullable(Ids)),
  productIds: z.optional(z.nullable(Ids)),
  isPublic: z.optional(z.boolean()),
  startTime: z.optional(z.nullable(Time)),
  endTime: z.optional(z.nullable(Time)),
})

const VoucherChange = z.object({
  title: z.optional(line(200, messages.titleNeeded)),
  description: z.optional(lines(1000)),
  /** @example 1 */
  discountType: z.optional(discountType),
  value: z.optional(whole(1, MOST)),
  /** @example 50000 */
  maxDiscount: z.optional(z.nullable(Amount)),
  minOrder: z.optional(Amount),
  usageLimit: z.optional(z.nullable(whole(1, 1_000_000))),
  perUserLimit: z.optional(whole(1, 1000)),
  categoryIds: z.optional(z.nullable(Ids)),
  productIds: z.optional(z.nullable(Ids)),
  isPublic: z.optional(z.boolean()),
  startTime: z.optional(Time),
  endTime: z.optional(z.nullable(Time)),
})

const VoucherRow = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.int(),
  title: z.string(),
  /** @example 1 */
  discountType: z.int(),
  value: z.int(),
  /** @example 50000 */
  maxDiscount: z.nullable(Money),
  minOrder: Money,
  isPublic: z.boolean(),
  state: z.enum(voucherStates),
  startTime: Instant,
  endTime: z.nullable(Instant),
  used: z.int(),
  usageLimit: z.nullable(z.int()),
})
export type VoucherRow = z.output<typeof VoucherRow>

const StaffVoucher = z.extend(VoucherRow, {
  description: z.string(),
  perUserLimit: z.int(),
  categoryIds: z.nullable(z.array(z.int())),
  productIds: z.nullable(z.array(z.int())),
  /** What it is bound to, by name. */
  products: z.array(z.object({ id: z.int(), productName: z.string() })),
  /** Đồng it has taken off the orders that stand. */
  discounted: Money,
  /** Accounts it was given to. */
  holderCount: z.int(),
})
export type StaffVoucher = z.output<typeof StaffVoucher>

const VoucherUse = z.object({
  orderId: z.string(),
  orderCode: z.string(),
  time: Instant,
  amount: Money,
  /** The order was cancelled or changed, and the use given back. */
  isReleased: z.boolean(),
})
export type VoucherUse = z.output<typeof VoucherUse>

const VoucherHolder = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  givenTime: Instant,
  useCount: z.int(),
})
export type VoucherHolder = z.output<typeof VoucherHolder>

const vouchers = staffResource({
  path: 'vouchers',
  noun: 'a voucher or promotion coupon',
  id: IdText,
  read: may('vouchers.read'),
  write: may('vouchers.write'),
})
const params = z.object({ id: IdText })
const writing = { access: 'staff', roles: may('vouchers.write'), extension: true } as const
const pages = z.object({ page: PageText, pageSize: sizeText(20, 100) })

/** Vouchers and promotion coupons: once one runs, it only gets better for those who hold it, or ends. */
export const staffVouchers = {
  list: vouchers.list(VoucherRow, {
    sorts: ['startTime', 'endTime', 'code', 'used'],
    filters: {
      kind: z.optional(z.enum(['1', '2'])),
      state: z.optional(z.enum(voucherStates)),
    },
  }),
  read: vouchers.read(StaffVoucher),
  create: vouchers.create(VoucherDraft, StaffVoucher),
  change: vouchers.change(VoucherChange, StaffVoucher),
  /** Only one that nobody has used. */
  archive: vouchers.archive(),
  endVoucher: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/staff/vouchers/{id}/end',
    budget: { cost: 'write' },
    summary: 'Ends a running voucher at once; orders that used it keep their discount.',
    params,
    response: envelope(StaffVoucher),
  }),
  listVoucherUses: endpoint({
    ...writing,
    method: 'GET',
    path: '/api/staff/vouchers/{id}/uses',
    budget: { cost: 'read' },
    summary: 'Orders that used a voucher, the newest first.',
    params,
    query: pages,
    response: paged(VoucherUse),
  }),
  listVoucherHolders: endpoint({
    ...writing,
    method: 'GET',
    path: '/api/staff/vouchers/{id}/holders',
    budget: { cost: 'read' },
    summary: 'Accounts a voucher was given to; who looks is written into the audit log.',
    params,
    query: pages,
    response: paged(VoucherHolder),
  }),
  giveVoucher: endpoint({
    ...writing,
    method: 'POST',
    path: '/api/staff/vouchers/{code}/give',
    budget: { cost: 'write' },
    summary:
      'Gives a voucher or coupon to an account, which then finds it among its offers. Who was not given a private one cannot use it.',
    params: z.object({ code: Code }),
    body: z.object({ email: Email.check(z.minLength(1, messages.emailRequired)) }),
    response: envelope(z.object({ codeId: z.int(), code: z.string(), userId: z.int() })),
  }),
  takeVoucherBack: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/api/staff/vouchers/{id}/holders/{userId}',
    budget: { cost: 'write' },
    summary: 'Takes a voucher from an account that has not used it.',
    params: z.object({ id: IdText, userId: IdText }),
    response: Confirmation,
  }),
}
