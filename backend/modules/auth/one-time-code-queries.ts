import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { oneTimeCode } from '@/backend/modules/auth/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { accountStatus } from '@/contract/states'

export type Purpose = 'activate' | 'reset' | 'prove'
export type CodeDraft = typeof oneTimeCode.$inferInsert & { id: string }

const isOpen = (now: Date): SQL | undefined =>
  and(isNull(oneTimeCode.consumedAt), gt(oneTimeCode.expiresAt, now))

/** Puts a new code in the place of the older ones from there, which open nothing any more; a stranger's voids nobody else's. */
export async function putCode(tx: Tx, draft: CodeDraft, now: Date): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ expiresAt: now })
    .where(
      and(
        eq(oneTimeCode.userId, draft.userId),
        eq(oneTimeCode.purpose, draft.purpose),
        draft.askedFrom ? eq(oneTimeCode.askedFrom, draft.askedFrom) : undefined,
        isOpen(now),
      ),
    )
  await tx.insert(oneTimeCode).values(draft)
}

/** Gives the registration behind a token another code. */
export async function renewCode(
  tx: Tx,
  { id, codeHash, expiresAt }: Pick<CodeDraft, 'id' | 'codeHash' | 'expiresAt'>,
): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ codeHash, expiresAt })
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
        eq(appUser.status, accountStatus.awaiting),
      ),
    )
  return row ?? null
}

/** The newest registration of an account that waits for its code, also when that is too old by now. */
export async function findOpenRegistration(db: Db, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.userId, userId),
        eq(oneTimeCode.purpose, 'activate'),
        isNotNull(oneTimeCode.tokenHash),
        isNull(oneTimeCode.consumedAt),
      ),
    )
    .orderBy(desc(oneTimeCode.createdAt), desc(oneTimeCode.id))
    .limit(1)
  return row?.id ?? null
}

const openCode = {
  id: oneTimeCode.id,
  userId: oneTimeCode.userId,
  codeHash: oneTimeCode.codeHash,
  askedFrom: oneTimeCode.askedFrom,
}

/** The code behind an id, unless it is used or too old. */
export async function findCode(db: Db, id: string, now: Date) {
  const [row] = await db
    .select(openCode)
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.id, id), isOpen(now)))
  return row ?? null
}
export type OpenCode = NonNullable<Awaited<ReturnType<typeof findCode>>>

/** The newest code of an account that was asked for from this block; from where none was, the newest of all. */
export async function findEmailedCode(
  db: Db,
  { email, purpose, block }: { email: string; purpose: Purpose; block: string },
  now: Date,
): Promise<OpenCode | null> {
  const [row] = await db
    .select(openCode)
    .from(oneTimeCode)
    .innerJoin(appUser, eq(appUser.id, oneTimeCode.userId))
    .where(
      and(eq(sql`lower(${appUser.email})`, email), eq(oneTimeCode.purpose, purpose), isOpen(now)),
    )
    .orderBy(
      desc(sql`coalesce(${oneTimeCode.askedFrom} = ${block}, false)`),
      desc(oneTimeCode.createdAt),
      desc(oneTimeCode.id),
    )
    .limit(1)
  return row ?? null
}

/** Makes every code of an account void. */
export async function voidCodes(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(oneTimeCode)
    .set({ expiresAt: now })
    .where(and(eq(oneTimeCode.userId, userId), isOpen(now)))
}

/** Uses a code up; false when somebody was faster or it has been replaced. */
export async function consumeCode(
  tx: Tx,
  { id, codeHash }: Pick<OpenCode, 'id' | 'codeHash'>,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(oneTimeCode)
    .set({ consumedAt: now })
    .where(and(eq(oneTimeCode.id, id), eq(oneTimeCode.codeHash, codeHash), isOpen(now)))
    .returning({ id: oneTimeCode.id })
  return used.length > 0
}
