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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ward } from '@/backend/modules/geography/tables'
import { createdAt, id, instant, updatedAt, uuidId } from '@/backend/platform/db/columns'
import type { StaffRole } from '@/contract/staff/roles'

export const appUserNo = pgSequence('app_user_no')

/** Multiplying modulo a prime visits every number once: an id tells neither the next one nor how many there are. */
const scatteredId = sql`(nextval('app_user_no') * 1103515245 % 2147483647)::integer`

export const appUser = pgTable(
  'app_user',
  {
    id: integer('id').primaryKey().default(scatteredId),
    email: text('email').notNull(),
    /** When somebody first showed that the mailbox is theirs; before that the address stands for nobody. */
    emailProvenAt: instant('email_proven_at'),
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

/** Somebody asked to work here: the mailed link proves the mailbox, sets the password and gives the roles, once. Its hash alone is kept. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: uuidId(),
    email: text('email').notNull(),
    roles: text('roles').array().$type<(StaffRole | 'admin')[]>().notNull(),
    /** Null for the operator at the machine. */
    invitedBy: integer('invited_by').references(() => appUser.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Taken back. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('staff_invitation_one')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null and ${t.endedAt} is null`),
    index('staff_invitation_by').on(t.invitedBy),
    check('staff_invitation_roles', sql`cardinality(${t.roles}) > 0`),
  ],
)
