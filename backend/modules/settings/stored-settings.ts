import { eq } from 'drizzle-orm'
import type { Context } from '@/backend/context'
import { callerOf } from '@/backend/context'
import { settingsTexts } from '@/backend/modules/settings/texts'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { shopSetting } from '@/backend/platform/db/tables'
import { HttpError } from '@/backend/platform/http/http-error'
import { SHOP, ShopSettings } from '@/contract/staff-settings'

export type StoredSetting = typeof shopSetting.$inferSelect

export const listStored = (db: Db): Promise<StoredSetting[]> => db.select().from(shopSetting)

/** A setting for a change: its row, made when there is none yet, and locked. */
export async function lockStored(tx: Tx, key: string, now: Date): Promise<StoredSetting> {
  await tx
    .insert(shopSetting)
    .values({ key, value: {}, version: 0, changedAt: now })
    .onConflictDoNothing()
  const [row] = await tx.select().from(shopSetting).where(eq(shopSetting.key, key)).for('update')
  if (!row) throw new Error(`no setting ${key}`)
  return row
}

/** Refused when somebody else has changed it since it was read. */
export function checkVersion({ version }: StoredSetting, seen: number) {
  if (version !== seen) throw new HttpError(409, settingsTexts.changedMeanwhile)
}

export async function writeStored(
  tx: Tx,
  context: Context,
  { key, version }: StoredSetting,
  next: { value: unknown; sealed?: string | null },
) {
  await tx
    .update(shopSetting)
    .set({
      ...next,
      version: version + 1,
      changedAt: context.now(),
      changedBy: callerOf(context).userId,
    })
    .where(eq(shopSetting.key, key))
}

/** The shop's own settings among what is stored; what an older version wrote otherwise is left out. */
export function shopSettingsOf(stored: readonly StoredSetting[]): ShopSettings {
  const parsed = ShopSettings.safeParse(stored.find(({ key }) => key === SHOP)?.value ?? {})
  return parsed.success ? parsed.data : {}
}
