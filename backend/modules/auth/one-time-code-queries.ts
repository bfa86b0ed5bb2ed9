import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { CODE_TRIES } from '@/backend/modules/auth/one-time-code'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { appUser, oneTimeCode } from '@/backend/platform/db/tables'

export type Purpose = 'activate' | 'reset'
export type CodeDraft = typeof oneTimeCode.$inferInsert & { id: string }

/** Puts a new code in the place of the older ones, which open nothing any more. */
export async function putCode(tx: Tx, draft: CodeDraft, now: Date): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ expiresAt: now })
    .where(
      and(
        eq(oneTimeCode.userId, draft.userId),
        eq(oneTimeCode.purpose, draft.purpose),
        isNull(oneTimeCode.consumedAt),
        gt(oneTimeCode.expiresAt, now),
      ),
    )
  await tx.insert(oneTimeCode).values(draft)
}

/** Gives the registration behind a token another code with its own tries. */
export async function renewCode(
  tx: Tx,
  { id, codeHash, expiresAt }: Pick<CodeDraft, 'id' | 'codeHash' | 'expiresAt'>,
): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ codeHash, expiresAt, attempts: 0 })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.consumedAt)))
}

/** A registration that waits for its code; a token is only good together with the e-mail it was issued for. */
export async function findRegistration(db: Db, tokenHash: string, email: string) {
  const [row] = await db
    .select({ id: oneTimeCode.id, account: appUser })
    .from(oneTimeCode)
    .innerJoin(appUser, eq(appUser.id, oneTimeCode.userId))
    .where(
      and(
        eq(oneTimeCode.tokenHash, tokenHash),
        isNull(oneTimeCode.consumedAt),
        eq(sql`lower(${appUser.email})`, email),
        eq(appUser.status, 0),
      ),
    )
  return row ?? null
}

const isOpen = (now: Date): SQL | undefined =>
  and(
    isNull(oneTimeCode.consumedAt),
    gt(oneTimeCode.expiresAt, now),
    lt(oneTimeCode.attempts, CODE_TRIES),
  )

/** The newest code of an account for a purpose, whether or not it is still good. */
export async function findNewestCode(db: Db, email: string, purpose: Purpose) {
  const [row] = await db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .innerJoin(appUser, eq(appUser.id, oneTimeCode.userId))
    .where(and(eq(sql`lower(${appUser.email})`, email), eq(oneTimeCode.purpose, purpose)))
    .orderBy(desc(oneTimeCode.createdAt), desc(oneTimeCode.id))
    .limit(1)
  return row?.id ?? null
}

/** Counts a try and returns what to compare with; null when the code is used, too old or has been tried five times. */
export async function countTry(db: Db, id: string, now: Date) {
  const [row] = await db
    .update(oneTimeCode)
    .set({ attempts: sql`${oneTimeCode.attempts} + 1` })
    .where(and(eq(oneTimeCode.id, id), isOpen(now)))
    .returning({
      id: oneTimeCode.id,
      userId: oneTimeCode.userId,
      codeHash: oneTimeCode.codeHash,
    })
  return row ?? null
}
export type TriedCode = NonNullable<Awaited<ReturnType<typeof countTry>>>

/** A right try costs nothing: the same code is shown again when the new password comes. */
export async function takeBackTry(db: Db, id: string): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ attempts: sql`greatest(0, ${oneTimeCode.attempts} - 1)` })
    .where(eq(oneTimeCode.id, id))
}

/** Uses a code up; false when somebody was faster or it has been replaced. */
export async function consumeCode(
  tx: Tx,
  { id, codeHash }: Pick<TriedCode, 'id' | 'codeHash'>,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(oneTimeCode)
    .set({ consumedAt: now })
    .where(
      and(
        eq(oneTimeCode.id, id),
        eq(oneTimeCode.codeHash, codeHash),
        isNull(oneTimeCode.consumedAt),
        gt(oneTimeCode.expiresAt, now),
      ),
    )
    .returning({ id: oneTimeCode.id })
  return used.length > 0
}
