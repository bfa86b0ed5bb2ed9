import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { createdAt, instant, uuidId } from '@/backend/platform/db/columns'

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

export const userIdentity = pgTable(
  'user_identity',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    email: text('email'),
    /** Whether the provider vouches for the address; Facebook does not. */
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index('user_identity_user').on(t.userId),
  ],
)

export const userSession = pgTable(
  'user_session',
  {
    id: uuidId(),
    userId: userId(),
    refreshHash: text('refresh_hash').unique(),
    /** The session that opened this one for a webview, and takes it along when it ends. */
    family: uuid('family'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    /** When the office last heard from it; long ago when it was closed by hand. */
    officeSeenAt: instant('office_seen_at'),
    /** When its person last showed code or password in the office. */
    officeConfirmedAt: instant('office_confirmed_at'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    replacedBy: uuid('replaced_by'),
  },
  (t) => [
    index('user_session_user').on(t.userId),
    index('user_session_family').on(t.family),
    index('user_session_expiry').on(t.expiresAt),
  ],
)

/** Lets the app's webview begin a session of its own, once and soon; the code's hash alone is kept. */
export const sessionCode = pgTable(
  'session_code',
  {
    id: uuidId(),
    userId: userId(),
    /** The session that asked: when it is over, its codes are. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => userSession.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    /** Where the webview goes with it. */
    next: text('next').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('session_code_session').on(t.sessionId),
    index('session_code_user').on(t.userId),
    index('session_code_expiry').on(t.expiresAt),
  ],
)

/** Six digits by mail: to activate an account, to set a new password, or to prove the mailbox from inside the account. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuidId(),
    userId: userId(),
    purpose: text('purpose').$type<'activate' | 'reset' | 'prove'>().notNull(),
    /** The opaque handle given to a registering teacher. */
    tokenHash: text('token_hash').unique(),
    codeHash: text('code_hash').notNull(),
    /** The block of the address it was asked from: wrong tries from elsewhere do not void it there. */
    askedFrom: text('asked_from'),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('one_time_code_user').on(t.userId, t.purpose, t.createdAt.desc().nullsFirst()),
    check('one_time_code_purpose', sql`${t.purpose} in ('activate', 'reset', 'prove')`),
  ],
)

/** Lets the browser that has just registered complete that one account, once, without a login. */
export const registrationToken = pgTable(
  'registration_token',
  {
    id: uuidId(),
    userId: userId(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('registration_token_user').on(t.userId)],
)

/** The authenticator of one of the staff; secrets are sealed with the shop's key. */
export const secondFactor = pgTable('second_factor', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** The secret that counts; null until a code of the first one has come back. */
  secret: text('secret'),
  pendingSecret: text('pending_secret'),
  /** The time step of the last code: each code counts once. */
  lastStep: integer('last_step'),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
})

/** What opens the office without the authenticator, once each. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
