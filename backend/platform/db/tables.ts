import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    statusCode: smallint('status_code'),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_key_age').on(t.createdAt)],
)

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuidId(),
    toAddr: text('to_addr').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html'),
    attempts: smallint('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** Refused for good. */
    failedAt: instant('failed_at'),
    /** Overtakes all others. */
    isCode: boolean('is_code').notNull().default(false),
    lastError: text('last_error'),
    /** When what it says is over before its term is: it goes then, sent or not. */
    keepUntil: instant('keep_until'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mail_outbox_due').on(t.nextAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('mail_outbox_to').on(sql`lower(${t.toAddr})`),
  ],
)

export const rateBucket = pgTable(
  'rate_bucket',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index('rate_bucket_expiry').on(t.expiresAt),
  ],
)

/** Append-only: rules of the database let an erasure empty `data` and `ip`, and delete after two years; anything else does nothing. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuidId(),
    actor: text('actor').notNull(),
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    subject: text('subject'),
    data: jsonb('data').$type<Record<string, unknown>>(),
    /** What differs, without secrets. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    ip: text('ip'),
    requestId: text('request_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_subject').on(t.subject),
    index('audit_log_actor').on(t.actorId, t.at),
  ],
)

export const appMeta = pgTable('app_meta', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

impersonal(appMeta)
