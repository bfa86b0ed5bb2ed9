import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { shopSetting } from '@/backend/modules/settings/tables'
import { settingsTexts } from '@/backend/modules/settings/texts'
import type { Context } from '@/backend/platform/context'
import { callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import { CarrierChoice, noCarrierChoice } from '@/contract/staff/carrier-rules'
import { SHOP, ShopSettings } from '@/contract/staff/settings'

/** The key of the fee table's versions, and of what is said beside it about carriers. */
export const SHIPPING = 'shipping'
/** The key of the home page's parts. */
export const HOME = 'home'

export type StoredSetting = typeof shopSetting.$inferSelect

/** Every stored setting, for the settings that are read together. */
export const listStored = (db: Db): Promise<StoredSetting[]> => db.select().from(shopSetting)

/** A setting as it is stored; undefined where the office has never saved it. */
export async function findStored(db: Db, key: string): Promise<StoredSetting | undefined> {
  const [row] = await db.select().from(shopSetting).where(eq(shopSetting.key, key))
  return row
}

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

/** How often a setting was changed, last when and by whom. */
export async function findChange(db: Db, key: string) {
  const [row] = await db
    .select({
      version: shopSetting.version,
      changedAt: shopSetting.changedAt,
      name: appUser.name,
    })
    .from(shopSetting)
    .leftJoin(appUser, eq(appUser.id, shopSetting.changedBy))
    .where(eq(shopSetting.key, key))
  return {
    version: row?.version ?? 0,
    changedTime: row?.changedAt.toISOString() ?? null,
    changedBy: row?.name ?? null,
  }
}

/** Refused when somebody else has changed it since it was read. */
export function checkVersion({ version }: StoredSetting, seen: number) {
  if (version !== seen) throw new HttpError(409, settingsTexts.changedMeanwhile)
}

/** Writes a locked setting, raises its version and notes who changed it and when. `sealed` holds its secrets, encrypted. */
export async function writeStored(
  tx: Tx,
  context: Pick<Context, 'caller' | 'now'>,
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

/** The value of a locked setting whose versions are counted elsewhere. */
export async function replaceStored(tx: Tx, key: string, value: unknown, now: Date) {
  await tx.update(shopSetting).set({ value, changedAt: now }).where(eq(shopSetting.key, key))
}

/** The shop's own settings among what is stored; what an older version wrote otherwise is left out. */
export function shopSettingsOf(stored: readonly StoredSetting[]): ShopSettings {
  const parsed = ShopSettings.safeParse(stored.find(({ key }) => key === SHOP)?.value ?? {})
  return parsed.success ? parsed.data : {}
}

/** Which carrier takes which parcel, among what is stored. */
export function carrierChoiceOf(stored: readonly StoredSetting[]): CarrierChoice {
  const parsed = CarrierChoice.safeParse(stored.find(({ key }) => key === SHIPPING)?.value)
  return parsed.success ? parsed.data : noCarrierChoice
}
