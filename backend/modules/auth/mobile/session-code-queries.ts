import { and, eq, exists, gt, isNull } from 'drizzle-orm'
import { ACTIVE } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import { sessionCode, userSession } from '@/backend/modules/auth/tables'
import type { Db } from '@/backend/platform/db/connect'

/** Keeps a code an app has been given: its hash, whose session it opens and until when. */
export const addSessionCode = (db: Db, draft: typeof sessionCode.$inferInsert) =>
  db.insert(sessionCode).values(draft)

const isOpen = (codeHash: string, now: Date) =>
  and(
    eq(sessionCode.codeHash, codeHash),
    isNull(sessionCode.usedAt),
    gt(sessionCode.expiresAt, now),
  )

/** Whose session a code would open; null when it opens none. */
export async function findCodeOwner(db: Db, codeHash: string, now: Date) {
  const [row] = await db
    .select({ id: appUser.id, name: appUser.name })
    .from(sessionCode)
    .innerJoin(appUser, eq(appUser.id, sessionCode.userId))
    .where(isOpen(codeHash, now))
  return row ?? null
}

/** Uses a code up; null when somebody was faster, it is too old, or the session that asked for it has ended. */
export async function spendSessionCode(db: Db, codeHash: string, now: Date) {
  const asking = db
    .select({ id: userSession.id })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .where(
      and(
        eq(userSession.id, sessionCode.sessionId),
        isNull(userSession.revokedAt),
        gt(userSession.expiresAt, now),
        eq(appUser.status, ACTIVE),
      ),
    )
  const [row] = await db
    .update(sessionCode)
    .set({ usedAt: now })
    .where(and(isOpen(codeHash, now), exists(asking)))
    .returning({
      userId: sessionCode.userId,
      sessionId: sessionCode.sessionId,
      next: sessionCode.next,
    })
  return row ?? null
}
