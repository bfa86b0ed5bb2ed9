import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { appUser, userAddress } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { bigId, instant, updatedAt, uuidId } from '@/backend/platform/db/columns'

export const cart = pgTable('cart', {
  id: uuidId(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  voucherCode: text('voucher_code'),
  couponCode: text('coupon_code'),
  affiliateCode: text('affiliate_code'),
  addressId: integer('address_id').references(() => userAddress.id, { onDelete: 'set null' }),
  /** An address used for this cart only; `address_id` names a saved one. */
  shipTo: jsonb('ship_to').$type<{
    name: string
    phone: string
    address: string
    wardId: number
  }>(),
  note: text('note').notNull().default(''),
  version: integer('version').notNull().default(0),
  updatedAt: updatedAt(),
})

export const cartDetail = pgTable(
  'cart_detail',
  {
    cartDetailId: bigId('cart_detail_id'),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    quantity: integer('quantity').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (t) => [
    unique('cart_detail_product').on(t.cartId, t.productId),
    check('cart_detail_quantity', sql`${t.quantity} between 1 and 999`),
  ],
)
