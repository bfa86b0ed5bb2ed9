import { type Account, isChild } from '@/backend/modules/accounts'
import { listConsents } from '@/backend/modules/privacy/consent-queries'
import type { Db } from '@/backend/platform/db/connect'

/** What guardian or child last said of the child's account. */
export const lastWord = async (db: Db, userId: number) =>
  (await listConsents(db, userId)).find(({ purpose }) => purpose === 'childAccount') ?? null

/** Guardian or child has said no: what follows from it is not the child's alone to undo. */
export async function isStopped(db: Db, account: Account, now: Date): Promise<boolean> {
  if (!isChild(account, now)) return false
  return (await lastWord(db, account.id))?.isGiven === false
}
