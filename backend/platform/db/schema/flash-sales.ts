import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { product } from './catalog'
import { id, instant } from './columns'

export const flashSale = pgTable(
  'flash_sale',
  {
    id: id(),
    name: text('name').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    bannerUrl: text('banner_url'),
  },
  (t) => [
    index('flash_sale_time').on(t.endsAt, t.startsAt),
    check('flash_sale_order', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)

export const flashSaleItem = pgTable(
  'flash_sale_item',
  {
    id: id(),
    flashSaleId: integer('flash_sale_id')
      .notNull()
      .references(() => flashSale.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id),
    price: integer('price').notNull(),
    quantity: integer('quantity').notNull(),
    sold: integer('sold').notNull().default(0),
    perUser: integer('per_user').notNull().default(2),
  },
  (t) => [
    unique('flash_sale_item_product').on(t.flashSaleId, t.productId),
    index('flash_sale_item_by_product').on(t.productId),
    check('flash_sale_item_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.quantity}`),
    check('flash_sale_item_price', sql`${t.price} >= 0`),
  ],
)
