import type { StoredSetting } from '@/backend/modules/settings/stored-settings'
import { shopSetting } from '@/backend/modules/settings/tables'
import type { Db } from '@/backend/platform/db/connect'

export const OPENING = 'opening'

/** A shop is open unless it was said to be closed: those that sold before shops could be closed stay open. */
export function isOpenOf(stored: readonly StoredSetting[]): boolean {
  const value = stored.find(({ key }) => key === OPENING)?.value
  return !(typeof value === 'object' && value !== null && 'isOpen' in value && !value.isOpen)
}

/** Closed from its first day on, unless it has been opened or closed before. */
export async function beginClosed(db: Db, now: Date): Promise<void> {
  await db
    .insert(shopSetting)
    .values({ key: OPENING, value: { isOpen: false }, version: 0, changedAt: now })
    .onConflictDoNothing()
}
