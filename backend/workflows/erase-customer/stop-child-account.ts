import { and, eq, isNull } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { addConsent, endGuardian, type GuardianRow, lastWord } from '@/backend/modules/privacy'
import type { Tx } from '@/backend/platform/db/connect'
import { restrictProcessing } from '@/backend/workflows/erase-customer/restrict-processing'

type Who = { userId: number; source: 'account' | 'guardian'; guardianId: string | null }

/** One of the two takes their word back: from now on the child's data are left alone. Returns whose pages changed. */
export async function stopChildAccount(tx: Tx, who: Who, now: Date): Promise<number[]> {
  await endGuardian(tx, who.userId, now)
  await addConsent(tx, { ...who, purpose: 'childAccount', isGiven: false, createdAt: now })
  const free = and(eq(appUser.id, who.userId), isNull(appUser.restrictedAt))
  // Whoever has asked for it before keeps it, whatever a guardian says later.
  if ((await tx.$count(appUser, free)) === 0) return []
  return restrictProcessing(tx, who.userId, true, now)
}

/** A guardian agrees: what an earlier no had stopped goes on. Returns whose pages changed. */
export async function startChildAccount(
  tx: Tx,
  { id, userId }: GuardianRow,
  now: Date,
): Promise<number[]> {
  const no = await lastWord(tx, userId)
  const word = { userId, purpose: 'childAccount' as const, isGiven: true }
  await addConsent(tx, { ...word, source: 'guardian', guardianId: id, createdAt: now })
  if (no?.isGiven !== false) return []
  const stopped = and(eq(appUser.id, userId), eq(appUser.restrictedAt, no.createdAt))
  if ((await tx.$count(appUser, stopped)) === 0) return []
  return restrictProcessing(tx, userId, false, now)
}
