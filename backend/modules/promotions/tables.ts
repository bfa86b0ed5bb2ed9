import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { createdAt, id, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

export const voucher = pgTable(
  'voucher',
  {
    id: id(),
    code: text('code').notNull(),
    /** 1 voucher (`code`), 2 promotion coupon (`productCode`). */
    kind: smallint('kind').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** 1 percent of the goods, 2 đồng, 3 đồng off the shipping fee. */
    discountType: smallint('discount_type').notNull(),
    value: integer('value').notNull(),
    maxDiscount: integer('max_discount'),
    minOrder: integer('min_order').notNull().default(0),
    usageLimit: integer('usage_limit'),
    perUserLimit: integer('per_user_limit').notNull().default(1),
    used: integer('used').notNull().default(0),
    /** Null: every category, every product. */
    categoryIds: integer('category_ids').array(),
    productIds: integer('product_ids').array(),
    /** False: only for whom `user_voucher` names. */
    isPublic: boolean('is_public').notNull().default(true),
    startsAt: instant('starts_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
  },
  (t) => [
    uniqueIndex('voucher_code').on(sql`upper(${t.code})`),
    check('voucher_kind', sql`${t.kind} in (1, 2)`),
    check('voucher_discount_type', sql`${t.discountType} in (1, 2, 3)`),
    check('voucher_value', sql`${t.value} > 0`),
    check(
      'voucher_used',
      sql`${t.used} >= 0 and (${t.usageLimit} is null or ${t.used} <= ${t.usageLimit})`,
    ),
  ],
)

export const userVoucher = pgTable(
  'user_voucher',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => voucher.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.voucherId] })],
)

export const voucherUse = pgTable(
  'voucher_use',
  {
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => voucher.id),
    orderId: uuid('order_id').notNull(),
    /** `user:<id>`, or `phone:<number>` for a guest: what `per_user_limit` counts. */
    holder: text('holder').notNull(),
    /** A guest's e-mail, which counts like the telephone number. */
    guestEmail: text('guest_email'),
    amount: integer('amount').notNull(),
    releasedAt: instant('released_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.voucherId, t.orderId] }),
    index('voucher_use_holder').on(t.voucherId, t.holder),
    index('voucher_use_guest_email')
      .on(t.voucherId, t.guestEmail)
      .where(sql`${t.guestEmail} is not null`),
    index('voucher_use_order').on(t.orderId),
  ],
)

export const affiliate = pgTable(
  'affiliate',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    ratePercent: percent('rate_percent').notNull().default(5),
    buyerPercent: percent('buyer_percent').notNull().default(0),
    /** 0 stopped, 1 active, 2 waits for the shop to look at who it is. */
    status: smallint('status').notNull().default(1),
    bankBin: text('bank_bin'),
    bankAccount: text('bank_account'),
    /** As the identity card says: commissions are paid, and taxed, to a known person. */
    identityName: text('identity_name'),
    identityNo: text('identity_no'),
    taxCode: text('tax_code'),
    agreedAt: instant('agreed_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('affiliate_code').on(sql`upper(${t.code})`)],
)

export const affiliateCommission = pgTable(
  'affiliate_commission',
  {
    orderId: uuid('order_id').primaryKey(),
    affiliateUserId: integer('affiliate_user_id')
      .notNull()
      .references(() => affiliate.userId),
    base: integer('base').notNull(),
    ratePercent: percent('rate_percent').notNull(),
    amount: integer('amount').notNull(),
    /** What of it is not the affiliate's after all, because goods came back. */
    reversed: integer('reversed').notNull().default(0),
    /** 0 pending, 1 earned, 2 paid out, 3 lost. */
    status: smallint('status').notNull().default(0),
    /** When the goods could not come back any more, and what was left of the amount then. */
    approvedAt: instant('approved_at'),
    approvedAmount: integer('approved_amount'),
    /** The payout that settled it. */
    payoutId: uuid('payout_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('affiliate_commission_earned')
      .on(t.orderId)
      .where(sql`${t.status} = 1 and ${t.approvedAt} is null`),
    index('affiliate_commission_user').on(t.affiliateUserId, t.createdAt.desc().nullsFirst()),
  ],
)

/** What comes off a commission after it was approved, because goods came back after all; settled by a payout like the commission. */
export const affiliateDeduction = pgTable(
  'affiliate_deduction',
  {
    id: uuidId(),
    orderId: uuid('order_id').notNull(),
    affiliateUserId: integer('affiliate_user_id')
      .notNull()
      .references(() => affiliate.userId),
    amount: integer('amount').notNull(),
    payoutId: uuid('payout_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('affiliate_deduction_user').on(t.affiliateUserId, t.createdAt),
    index('affiliate_deduction_order').on(t.orderId),
    check('affiliate_deduction_amount', sql`${t.amount} > 0`),
  ],
)

/** A transfer to an affiliate: the sum of the commissions and deductions that name it. */
export const affiliatePayout = pgTable(
  'affiliate_payout',
  {
    id: uuidId(),
    affiliateUserId: integer('affiliate_user_id')
      .notNull()
      .references(() => affiliate.userId),
    amount: integer('amount').notNull(),
    /** Of it, sent to the tax office instead. */
    taxWithheld: integer('tax_withheld').notNull().default(0),
    /** The bank's number of the transfer. */
    reference: text('reference').notNull(),
    paidBy: text('paid_by').notNull(),
    paidAt: instant('paid_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('affiliate_payout_once').on(t.affiliateUserId, t.reference),
    index('affiliate_payout_user').on(t.affiliateUserId, t.paidAt),
    check('affiliate_payout_amount', sql`${t.amount} > 0`),
    check('affiliate_payout_tax', sql`${t.taxWithheld} >= 0 and ${t.taxWithheld} <= ${t.amount}`),
  ],
)

impersonal(voucher)
