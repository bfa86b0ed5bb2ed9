import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { bigId, instant, uuidId } from '@/backend/platform/db/columns'

export const orders = pgTable(
  'orders',
  {
    id: uuidId(),
    code: text('code').notNull().unique(),
    userId: integer('user_id').references(() => appUser.id),
    guestEmail: text('guest_email'),
    /** Lets a guest read this order; only its hash is kept. */
    guestTokenHash: text('guest_token_hash'),
    receiverName: text('receiver_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    wardId: integer('ward_id'),
    wardName: text('ward_name').notNull(),
    districtName: text('district_name').notNull().default(''),
    cityName: text('city_name').notNull(),
    note: text('note').notNull().default(''),
    /** One of `paymentTypes` in the contract. */
    paymentType: smallint('payment_type').notNull(),
    /** 0 awaits payment, 1 awaits confirmation, 2 confirmed, 3 packing, 4 on its way, 5 delivered, 6 returned, 7 cancelled. */
    status: smallint('status').notNull(),
    /** 0 unpaid, 1 paid, 2 failed, 3 refunded or to be refunded. */
    paymentStatus: smallint('payment_status').notNull().default(0),
    subTotal: integer('sub_total').notNull(),
    discountVoucher: integer('discount_voucher').notNull().default(0),
    discountCoupon: integer('discount_coupon').notNull().default(0),
    discountAffiliate: integer('discount_affiliate').notNull().default(0),
    shippingFee: integer('shipping_fee').notNull().default(0),
    total: integer('total').notNull(),
    voucherCode: text('voucher_code'),
    couponCode: text('coupon_code'),
    affiliateCode: text('affiliate_code'),
    weightGram: integer('weight_gram').notNull().default(0),
    cancelReason: text('cancel_reason'),
    placedAt: instant('placed_at').notNull().defaultNow(),
    payBefore: instant('pay_before'),
    /** A hash of the network a guest's order came from, by which suspicious orders are found; gone once it is confirmed or cancelled. */
    placedFrom: text('placed_from'),
    /** Until then an unconfirmed guest's cash order keeps its stock; null for orders without such a term. */
    holdUntil: instant('hold_until'),
    /** When its buyer is reminded; null once done. */
    holdRemindAt: instant('hold_remind_at'),
    /** The term is over and the copies are in the stock again. */
    stockReleasedAt: instant('stock_released_at'),
    paidAt: instant('paid_at'),
    deliveredAt: instant('delivered_at'),
    cancelledAt: instant('cancelled_at'),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Code, telephone number, name and titles without marks, for the staff's search. */
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    index('orders_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('orders_user').on(t.userId, t.placedAt.desc().nullsFirst()),
    index('orders_placed').on(t.placedAt.desc().nullsFirst()),
    index('orders_phone').on(t.phone),
    index('orders_guest_email').on(t.guestEmail).where(sql`${t.guestEmail} is not null`),
    index('orders_hold').on(t.holdUntil).where(sql`${t.status} = 1 and ${t.holdUntil} is not null`),
    index('orders_expire').on(t.payBefore).where(sql`${t.status} = 0`),
    check('orders_payment_type', sql`${t.paymentType} >= 0`),
    check('orders_status', sql`${t.status} between 0 and 7`),
    check(
      'orders_total',
      sql`${t.total} = ${t.subTotal} - ${t.discountVoucher} - ${t.discountCoupon} - ${t.discountAffiliate} + ${t.shippingFee}`,
    ),
    check(
      'orders_amounts',
      sql`least(${t.total}, ${t.subTotal}, ${t.discountVoucher}, ${t.discountCoupon}, ${t.discountAffiliate}, ${t.shippingFee}) >= 0`,
    ),
  ],
)

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

export const orderLine = pgTable(
  'order_line',
  {
    id: bigId(),
    orderId: orderId(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    title: text('title').notNull(),
    imageUrl: text('image_url'),
    unitPrice: integer('unit_price').notNull(),
    listPrice: integer('list_price').notNull(),
    quantity: integer('quantity').notNull(),
    /** Copies that were not packed with the others and are sent later. */
    later: integer('later').notNull().default(0),
    lineTotal: integer('line_total').notNull(),
    flashSaleItemId: integer('flash_sale_item_id'),
    courseId: integer('course_id'),
    /** Days its courses were open for when it was paid; 0 for ever, null until then. */
    courseDays: integer('course_days'),
  },
  (t) => [
    index('order_line_order').on(t.orderId),
    index('order_line_product').on(t.productId),
    index('order_line_flash').on(t.flashSaleItemId).where(sql`${t.flashSaleItemId} is not null`),
    check('order_line_quantity', sql`${t.quantity} > 0`),
    check('order_line_total', sql`${t.lineTotal} = ${t.unitPrice} * ${t.quantity}`),
  ],
)

export const orderEvent = pgTable(
  'order_event',
  {
    id: uuidId(),
    orderId: orderId(),
    fromStatus: smallint('from_status'),
    toStatus: smallint('to_status').notNull(),
    /** status, note, call, address, lines, tags, payment, carrier, return, refund or invoice. */
    kind: text('kind').notNull().default('status'),
    /** Not shown to the buyer. */
    isInternal: boolean('is_internal').notNull().default(false),
    actor: text('actor').notNull(),
    note: text('note'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('order_event_order').on(t.orderId, t.at)],
)
