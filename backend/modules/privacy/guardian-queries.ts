import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { appUser } from '@/backend/modules/accounts/tables'
import { guardian } from '@/backend/modules/privacy/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { PrivacyOverview } from '@/contract/shop/privacy'

export type GuardianRow = typeof guardian.$inferSelect

/** Who answers for a child now, invited or confirmed. */
export async function findGuardian(db: Db, userId: number): Promise<GuardianRow | null> {
  const [row] = await db
    .select()
    .from(guardian)
    .where(and(eq(guardian.userId, userId), isNull(guardian.endedAt)))
    .orderBy(desc(guardian.createdAt))
    .limit(1)
  return row ?? null
}

const hidden = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

/** A guardian as the child’s account reads it, with the address partly hidden; null without one. */
export const guardianDto = (row: GuardianRow | null): PrivacyOverview['guardian'] =>
  row && {
    name: row.name,
    email: hidden(row.email),
    isConfirmed: row.confirmedAt !== null,
    expireTime: row.expiresAt.toISOString(),
  }

/** False when there was none, or somebody has ended it at the same moment. */
export async function endGuardian(db: Db, userId: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(guardian)
    .set({ endedAt: now, tokenHash: null })
    .where(and(eq(guardian.userId, userId), isNull(guardian.endedAt)))
    .returning({ id: guardian.id })
  return rows.length > 0
}

type Invitation = Pick<GuardianRow, 'userId' | 'name' | 'email' | 'tokenHash' | 'expiresAt'> & {
  createdAt: Date
}
/** Writes whom a child has named as guardian, unconfirmed. */
export const addInvitation = (db: Db, invitation: Invitation) =>
  db.insert(guardian).values({ id: uuid(), ...invitation })

const withChild = (db: Db) =>
  db
    .select({ guardian, child: appUser })
    .from(guardian)
    .innerJoin(appUser, eq(appUser.id, guardian.userId))

/** An invitation that nobody has answered and that is not over. */
export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const [row] = await withChild(db).where(
    and(
      eq(guardian.tokenHash, tokenHash),
      isNull(guardian.endedAt),
      isNull(guardian.confirmedAt),
      gt(guardian.expiresAt, now),
    ),
  )
  return row ?? null
}

/** The children a mailbox answers for. */
export const listChildren = (db: Db, email: string) =>
  withChild(db).where(
    and(
      eq(sql`lower(${guardian.email})`, email),
      isNotNull(guardian.confirmedAt),
      isNull(guardian.endedAt),
    ),
  )

/** Spends the link: false when somebody has done so at the same moment. */
export async function answer(db: Db, id: string, changes: Partial<GuardianRow>): Promise<boolean> {
  const rows = await db
    .update(guardian)
    .set({ tokenHash: null, ...changes })
    .where(and(eq(guardian.id, id), isNotNull(guardian.tokenHash)))
    .returning({ id: guardian.id })
  return rows.length > 0
}
