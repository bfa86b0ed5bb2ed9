import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { createdAt, id, instant } from '@/backend/platform/db/columns'

/** A review of a product; without a product, a reader's word about the shop. */
export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    productId: integer('product_id').references(() => product.id),
    userId: integer('user_id').references(() => appUser.id, { onDelete: 'set null' }),
    orderLineId: bigint('order_line_id', { mode: 'number' }).unique(),
    displayName: text('display_name').notNull(),
    avatarUrl: text('avatar_url'),
    rating: smallint('rating').notNull(),
    content: text('content').notNull(),
    /** 0 hidden, 1 shown. */
    status: smallint('status').notNull().default(1),
    /** Why the shop does not show it; its author reads it. */
    hiddenReason: text('hidden_reason'),
    /** What the shop wrote below it. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** When somebody of the shop last looked at it; null after its author changed it. */
    readAt: instant('read_at'),
    isFeatured: boolean('is_featured').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('feedback_product').on(t.productId, t.createdAt.desc().nullsFirst()),
    index('feedback_user').on(t.userId),
    index('feedback_created').on(t.createdAt.desc().nullsFirst()),
    index('feedback_unread').on(t.createdAt.desc().nullsFirst()).where(sql`read_at is null`),
    check('feedback_rating', sql`${t.rating} between 1 and 5`),
  ],
)
