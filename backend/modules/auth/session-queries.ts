import { and, desc, eq, gt, isNull, max, ne, or, sql } from 'drizzle-orm'
import { ACTIVE, raiseTokenVersion, rolesOf } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import type { TokenFacts } from '@/backend/modules/auth/access-token'
import { officeState } from '@/backend/modules/auth/office-state'
import { secondFactor, userSession } from '@/backend/modules/auth/tables'
import type { Caller } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { addressBlock } from '@/backend/platform/http/address-block'

export const addSession = (db: Db, session: typeof userSession.$inferInsert) =>
  db.insert(userSession).values(session)

/**
 * Who a token stands for, or null when its session was ended, its account blocked or its version overtaken. It is read for every
 * call, one look-up by key: so an ended session ends at once in every process, and a role that was taken away is gone.
 */
export async function findCaller(
  db: Db,
  { userId, sessionId, version }: TokenFacts,
  now: Date,
  isSecondFactorRequired: boolean,
): Promise<Caller | null> {
  const [row] = await db
    .select({
      role: appUser.role,
      staffRoles: appUser.staffRoles,
      emailProvenAt: appUser.emailProvenAt,
      createdAt: userSession.createdAt,
      seenAt: userSession.officeSeenAt,
      confirmedAt: userSession.officeConfirmedAt,
      hasSecondFactor: sql<boolean>`${secondFactor.secret} is not null`,
    })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .leftJoin(secondFactor, eq(secondFactor.userId, userSession.userId))
    .where(
      and(
        eq(userSession.id, sessionId),
        eq(userSession.userId, userId),
        isNull(userSession.revokedAt),
        gt(userSession.expiresAt, now),
        eq(appUser.tokenVersion, version),
        eq(appUser.status, ACTIVE),
      ),
    )
  if (!row) return null
  const caller = { userId, sessionId, roles: rolesOf(row) }
  if (caller.roles.includes('user')) return caller
  const noteActivity = async () => {
    await db.update(userSession).set({ officeSeenAt: now }).where(eq(userSession.id, sessionId))
  }
  return { ...caller, office: officeState(row, isSecondFactorRequired, now, noteActivity) }
}

/** How many of an account's addresses are looked at. */
const MOST_ADDRESSES = 50

/** Whether somebody has signed in to the account from this address, or its block, in the last weeks. */
export async function hasSignedInFrom(db: Db, email: string, address: string): Promise<boolean> {
  const rows = await db
    .select({ ip: userSession.ip })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()))
    .groupBy(userSession.ip)
    .orderBy(desc(max(userSession.createdAt)))
    .limit(MOST_ADDRESSES)
  const block = addressBlock(address)
  return rows.some(({ ip }) => ip !== null && addressBlock(ip) === block)
}

/** Puts a refresh token in the place of another, if that one still buys anything; of many who try, one succeeds. */
export async function replaceRefreshToken(db: Db, oldHash: string, newHash: string, now: Date) {
  const [row] = await db
    .update(userSession)
    .set({ refreshHash: newHash })
    .from(appUser)
    .where(
      and(
        eq(userSession.refreshHash, oldHash),
        eq(appUser.id, userSession.userId),
        eq(appUser.status, ACTIVE),
        isNull(userSession.revokedAt),
        gt(userSession.expiresAt, now),
      ),
    )
    .returning({
      sessionId: userSession.id,
      userId: appUser.id,
      version: appUser.tokenVersion,
      role: appUser.role,
      staffRoles: appUser.staffRoles,
      emailProvenAt: appUser.emailProvenAt,
      ends: userSession.expiresAt,
    })
  return row ?? null
}

/** Ends a session and what it has opened in webviews. */
export async function endSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(userSession)
    .set({ revokedAt: now })
    .where(
      and(or(eq(userSession.id, id), eq(userSession.family, id)), isNull(userSession.revokedAt)),
    )
}

/** Ends every session of an account; returns the version that tokens need from now on. */
export async function endSessions(tx: Tx, userId: number, now: Date): Promise<number> {
  const version = await raiseTokenVersion(tx, userId)
  await tx
    .update(userSession)
    .set({ revokedAt: now })
    .where(and(eq(userSession.userId, userId), isNull(userSession.revokedAt)))
  return version
}

/** Ends the sessions of an account but for one and what it has opened in webviews. */
export async function endOtherSessions(
  tx: Tx,
  { userId, sessionId }: { userId: number; sessionId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(userSession)
    .set({ revokedAt: now })
    .where(
      and(
        eq(userSession.userId, userId),
        ne(userSession.id, sessionId),
        sql`${userSession.family} is distinct from ${sessionId}`,
        isNull(userSession.revokedAt),
      ),
    )
}

export type OfficeDates = { officeSeenAt: Date; officeConfirmedAt?: Date }

/** When the office last heard from a session, and when its person last showed who they are. */
export const setOfficeDates = (db: Db, sessionId: string, dates: OfficeDates) =>
  db.update(userSession).set(dates).where(eq(userSession.id, sessionId))
