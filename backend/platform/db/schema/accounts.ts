import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StaffRole } from '@/contract/staff-roles'
import { createdAt, id, instant, updatedAt, uuidId } from './columns'
import { ward } from './geography'

export const appUserNo = pgSequence('app_user_no')
/** Multiplying modulo a prime visits every number once: an id tells neither the next one nor how many there are. */
const scatteredId = sql`(nextval('app_user_no') * 1103515245 % 2147483647)::integer`

export const appUser = pgTable(
  'app_user',
  {
    id: integer('id').primaryKey().default(scatteredId),
    email: text('email').notNull(),
    phone: text('phone'),
    name: text('name').notNull(),
    /** How reviews name the person: null the given name with an initial, empty the whole name, else a pen name. */
    publicName: text('public_name'),
    passwordHash: text('password_hash'),
    /** 1 student, 2 teacher, 3 guest. */
    userType: smallint('user_type').notNull().default(1),
    role: text('role').$type<'user' | 'staff' | 'admin'>().notNull().default('user'),
    /** What one of the staff looks after. */
    staffRoles: text('staff_roles')
      .array()
      .$type<StaffRole[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** 0 awaiting activation, 1 active, 2 blocked. */
    status: smallint('status').notNull().default(0),
    workPlace: text('work_place'),
    /** 1 male, 2 female. */
    gender: smallint('gender').notNull().default(1),
    birthday: date('birthday', { mode: 'string' }).notNull().default('1990-01-01'),
    address: text('address').notNull().default(''),
    wardId: integer('ward_id').references(() => ward.id),
    photoUrl: text('photo_url'),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    shortcuts: jsonb('shortcuts').$type<string[]>().notNull().default([]),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** Since when the data are left alone but for running orders. */
    restrictedAt: instant('restricted_at'),
    /** Since when and why the shop has locked the account. */
    blockedAt: instant('blocked_at'),
    blockReason: text('block_reason'),
    /** Raised to end every session of this user at once. */
    tokenVersion: integer('token_version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('app_user_email').on(sql`lower(${t.email})`),
    index('app_user_phone').on(t.phone),
    check('app_user_user_type', sql`${t.userType} in (1, 2, 3)`),
    check('app_user_role', sql`${t.role} in ('user', 'staff', 'admin')`),
    check(
      'app_user_staff_roles',
      sql`${t.staffRoles} <@ array['sales', 'warehouse', 'finance', 'editor', 'teacher', 'support']`,
    ),
    check('app_user_status', sql`${t.status} in (0, 1, 2)`),
    check('app_user_gender', sql`${t.gender} in (1, 2)`),
  ],
)

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

/** Six digits by mail: to activate an account or to set a new password. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuidId(),
    userId: userId(),
    purpose: text('purpose').$type<'activate' | 'reset'>().notNull(),
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
    check('one_time_code_purpose', sql`${t.purpose} in ('activate', 'reset')`),
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

export const userAddress = pgTable(
  'user_address',
  {
    id: id(),
    userId: userId(),
    receiverName: text('receiver_name').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    wardId: integer('ward_id')
      .notNull()
      .references(() => ward.id),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('user_address_user').on(t.userId),
    uniqueIndex('user_address_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
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
