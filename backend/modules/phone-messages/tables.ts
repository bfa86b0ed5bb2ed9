import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from '@/backend/modules/orders/tables'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'

/** A message to the telephone of a buyer who has left no e-mail address, by Zalo or SMS. */
export const phoneMessage = pgTable(
  'phone_message',
  {
    id: uuidId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    toPhone: text('to_phone').notNull(),
    /** What it tells: placed, paid, shipped, delivered, cancelled, willRefund, refunded, returnAnswered, confirm, confirmSoon or released. */
    kind: text('kind').notNull(),
    /** What its Zalo template is filled with. */
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    /** The same as an SMS, without marks. */
    bodyText: text('body_text').notNull(),
    /** zns or sms, once it has been sent. */
    channel: text('channel'),
    /** The service's own number of it. */
    reference: text('reference'),
    attempts: smallint('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** Not tried again by itself. */
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('phone_message_order').on(t.orderId),
    index('phone_message_phone').on(t.toPhone, t.createdAt),
    index('phone_message_due')
      .on(t.nextAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    check('phone_message_channel', sql`${t.channel} in ('zns', 'sms')`),
  ],
)
