import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'
import type { ConsentPurpose } from '@/contract/shop/privacy'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

/** What somebody agreed to or took back: rows are added and never changed, the newest one of a purpose counts. */
export const consent = pgTable(
  'consent',
  {
    id: uuidId(),
    userId: userId(),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Which wording was shown. */
    textVersion: smallint('text_version').notNull(),
    /** Where it was said. */
    source: text('source').$type<'account' | 'guardian' | 'birthday'>().notNull(),
    /** Who said it when it was not the person: a row of `guardian`. */
    guardianId: uuid('guardian_id'),
    createdAt: createdAt(),
  },
  (t) => [index('consent_user').on(t.userId, t.purpose, t.createdAt)],
)

/** Who answers for a child. The link that was mailed is good once; its hash alone is kept. */
export const guardian = pgTable(
  'guardian',
  {
    id: uuidId(),
    userId: userId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Refused, taken back, or replaced by another invitation. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('guardian_one').on(t.userId).where(sql`${t.endedAt} is null`),
    index('guardian_email').on(sql`lower(${t.email})`),
  ],
)

/** Opens a guest's or a guardian's page: whoever reads the mailbox holds it. */
export const privacyLink = pgTable(
  'privacy_link',
  {
    id: uuidId(),
    email: text('email').notNull(),
    kind: text('kind').$type<'guest' | 'guardian'>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('privacy_link_expiry').on(t.expiresAt),
    check('privacy_link_kind', sql`${t.kind} in ('guest', 'guardian')`),
  ],
)

/** Somebody asked for their data, or to have them erased or left alone. */
export const privacyRequest = pgTable(
  'privacy_request',
  {
    id: uuidId(),
    userId: integer('user_id').references(() => appUser.id, { onDelete: 'set null' }),
    /** A guest's address; emptied with the erasure it asks for. */
    email: text('email'),
    kind: text('kind').$type<'export' | 'erase' | 'restrict'>().notNull(),
    state: text('state').$type<'open' | 'done' | 'cancelled'>().notNull().default('open'),
    /** Not before: an erasure may be taken back for fourteen days. */
    notBefore: instant('not_before').notNull(),
    /** The law's last day. */
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
    /** Why the shop has refused it: then it is cancelled. */
    refusalReason: text('refusal_reason'),
    /** Of an export: the file under `exports`, the hash of its link and how long both are good. */
    fileName: text('file_name'),
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('privacy_request_user').on(t.userId, t.createdAt),
    index('privacy_request_open').on(t.notBefore).where(sql`${t.state} = 'open'`),
    check('privacy_request_kind', sql`${t.kind} in ('export', 'erase', 'restrict')`),
    check('privacy_request_state', sql`${t.state} in ('open', 'done', 'cancelled')`),
  ],
)
