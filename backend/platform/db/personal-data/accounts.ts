import { eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  appUser,
  oneTimeCode,
  registrationToken,
  sessionCode,
  userAddress,
  userIdentity,
  userSession,
} from '@/backend/platform/db/tables'
import { gone, kept, leaves, type Person, type PersonalTable, secret } from './personal-table'

export const ofUser =
  (column: AnyPgColumn) =>
  ({ userId }: Person) =>
    userId === null ? undefined : eq(column, userId)

const untilErased = { until: 'the account is erased' }

export const accountData: readonly PersonalTable[] = [
  {
    table: appUser,
    purpose: 'to recognise the customer, deliver, and give a forgotten account back',
    basis: 'contract',
    term: untilErased,
    of: ofUser(appUser.id),
    onErasure: 'anonymise',
    columns: {
      id: kept('a number without a name: commissions and the log of the staff point to it'),
      email: leaves(sql`'erased-' || ${appUser.id} || '@erased.invalid'`),
      phone: leaves(null),
      name: leaves(''),
      publicName: leaves(null),
      passwordHash: { leaves: null, isSecret: true },
      userType: leaves(3),
      status: leaves(2),
      workPlace: leaves(null),
      gender: leaves(1),
      birthday: leaves('1990-01-01'),
      address: leaves(''),
      wardId: leaves(null),
      photoUrl: leaves(null),
      settings: leaves(sql`'{}'::jsonb`),
      shortcuts: leaves(sql`'[]'::jsonb`),
      role: leaves('user'),
      restrictedAt: leaves(null),
    },
    plain: ['failedLogins', 'lockedUntil', 'tokenVersion', 'createdAt', 'updatedAt'],
  },
  {
    table: userIdentity,
    purpose: 'to sign in with Google or Facebook',
    basis: 'contract',
    term: untilErased,
    of: ofUser(userIdentity.userId),
    onErasure: 'delete',
    columns: { provider: gone, subject: gone, email: gone },
    plain: ['userId', 'createdAt'],
  },
  {
    table: userSession,
    purpose: 'to keep somebody signed in, and to notice a sign-in from elsewhere',
    basis: 'security',
    term: {
      days: 30,
      after: sql`${userSession.expiresAt}`,
      says: '30 days after the session has ended',
    },
    of: ofUser(userSession.userId),
    onErasure: 'delete',
    columns: { refreshHash: secret, userAgent: gone, ip: gone, createdAt: gone, expiresAt: gone },
    plain: ['id', 'userId', 'family', 'revokedAt', 'replacedBy'],
  },
  {
    table: sessionCode,
    purpose: 'to hand a session to the webview of the app',
    basis: 'contract',
    term: { days: 1, after: sql`${sessionCode.expiresAt}`, says: 'a day after it has expired' },
    of: ofUser(sessionCode.userId),
    onErasure: 'delete',
    columns: { codeHash: secret, next: gone },
    plain: ['id', 'userId', 'sessionId', 'expiresAt', 'usedAt', 'createdAt'],
  },
  {
    table: oneTimeCode,
    purpose: 'to prove that a mailbox is its owner’s; used codes are the proof',
    basis: 'security',
    term: {
      days: 7,
      after: sql`${oneTimeCode.expiresAt}`,
      only: isNull(oneTimeCode.consumedAt),
      says: '7 days after it has expired; used ones until the account is erased',
    },
    of: ofUser(oneTimeCode.userId),
    onErasure: 'delete',
    columns: {
      purpose: gone,
      tokenHash: secret,
      codeHash: secret,
      askedFrom: gone,
      consumedAt: gone,
    },
    plain: ['id', 'userId', 'expiresAt', 'createdAt'],
  },
  {
    table: registrationToken,
    purpose: 'to finish a registration in the browser that began it',
    basis: 'contract',
    term: {
      days: 1,
      after: sql`${registrationToken.expiresAt}`,
      says: 'a day after it has expired',
    },
    of: ofUser(registrationToken.userId),
    onErasure: 'delete',
    columns: { tokenHash: secret, usedAt: gone },
    plain: ['id', 'userId', 'expiresAt', 'createdAt'],
  },
  {
    table: userAddress,
    purpose: 'to fill in an address when ordering',
    basis: 'contract',
    term: { until: 'the address is removed or the account erased' },
    of: ofUser(userAddress.userId),
    onErasure: 'delete',
    columns: { receiverName: gone, phone: gone, address: gone, wardId: gone },
    plain: ['id', 'userId', 'isDefault', 'createdAt', 'updatedAt'],
  },
]
