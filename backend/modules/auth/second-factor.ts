import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { recoveryCode, secondFactor } from '@/backend/modules/auth/tables'
import type { Context } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { openText, sealText } from '@/backend/platform/sealed-text'

const USE = 'second factor'
const PERIOD = 30
const CODES = 10
/** Without letters and digits that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

const totpOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ issuer, label, period: PERIOD, secret: Secret.fromBase32(secret) })

export const hashOf = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replaceAll('-', '')).digest('hex')

const drawCode = () => {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

type Factor = typeof secondFactor.$inferSelect

/** What an account’s second sign-in step is made of, confirmed or not; null without one. */
export async function findSecondFactor(db: Db, userId: number): Promise<Factor | null> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId))
  return row ?? null
}

/** How many recovery codes of an account are still unused. */
export const countRecoveryCodes = (db: Db, userId: number) =>
  db.$count(recoveryCode, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))

/** Draws a secret that counts once a code of it has come back; the one before stays valid until then. */
export async function drawSecret(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { id, email }: { id: number; email: string },
  issuer: string,
) {
  const secret = new Secret({ size: 20 }).base32
  const pendingSecret = sealText(config.tokenSecret, USE, secret)
  await db
    .insert(secondFactor)
    .values({ userId: id, pendingSecret })
    .onConflictDoUpdate({ target: secondFactor.userId, set: { pendingSecret } })
  return { secret, address: totpOf(secret, issuer, email).toString() }
}

/** The time step a code belongs to, of now or its neighbours; null when it is none of this secret. */
function stepOf(sealed: string, tokenSecret: string, code: string, now: Date): number | null {
  const secret = openText(tokenSecret, USE, sealed)
  if (secret === null) return null
  const timestamp = now.getTime()
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}

/** Whether a code of the authenticator or a recovery code is right; either counts once. */
export async function spendCode(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { userId, secret }: Factor,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) {
    const used = await db
      .update(recoveryCode)
      .set({ usedAt: now() })
      .where(
        and(
          eq(recoveryCode.userId, userId),
          eq(recoveryCode.codeHash, hashOf(code)),
          isNull(recoveryCode.usedAt),
        ),
      )
      .returning({ userId: recoveryCode.userId })
    return used.length > 0
  }
  const step = secret === null ? null : stepOf(secret, config.tokenSecret, code, now())
  if (step === null) return false
  const { lastStep } = secondFactor
  const used = await db
    .update(secondFactor)
    .set({ lastStep: step })
    .where(and(eq(secondFactor.userId, userId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ userId: secondFactor.userId })
  return used.length > 0
}

/** Makes the drawn secret count when the code is one of it; answers ten new recovery codes, null when it is not. */
export async function confirmSecret(
  tx: Tx,
  { config, now }: Pick<Context, 'config' | 'now'>,
  { userId, pendingSecret }: Factor,
  code: string,
): Promise<string[] | null> {
  const step = pendingSecret && stepOf(pendingSecret, config.tokenSecret, code, now())
  if (!step) return null
  await tx
    .update(secondFactor)
    .set({ secret: pendingSecret, pendingSecret: null, lastStep: step, confirmedAt: now() })
    .where(eq(secondFactor.userId, userId))
  const codes = Array.from({ length: CODES }, drawCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.insert(recoveryCode).values(codes.map((one) => ({ userId, codeHash: hashOf(one) })))
  return codes
}

/** Ends the second sign-in step of an account with its recovery codes. */
export async function removeSecondFactor(tx: Tx, userId: number): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.delete(secondFactor).where(eq(secondFactor.userId, userId))
}
