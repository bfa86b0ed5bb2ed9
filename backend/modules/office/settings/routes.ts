import { eq } from 'drizzle-orm'
import type { Context, HandlersOf } from '@/backend/context'
import { changeWithAudit } from '@/backend/modules/office/audit-log'
import {
  checkVersion,
  lockStored,
  shopSettingsOf,
  writeStored,
} from '@/backend/modules/settings/stored-settings'
import { settingsTexts } from '@/backend/modules/settings/texts'
import { listProvinces } from '@/backend/modules/shipping/shipping-queries'
import { appUser, shopSetting } from '@/backend/platform/db/tables'
import { SHOP, type StaffSettings } from '@/contract/staff-settings'

async function describe(context: Context): Promise<StaffSettings> {
  await context.readSettings?.()
  const { given: _given, ...facts } = context.config.shop
  const [row] = await context.db
    .select({
      version: shopSetting.version,
      changedAt: shopSetting.changedAt,
      name: appUser.name,
    })
    .from(shopSetting)
    .leftJoin(appUser, eq(appUser.id, shopSetting.changedBy))
    .where(eq(shopSetting.key, SHOP))
  return {
    id: SHOP,
    ...facts,
    warehouseCity: context.config.warehouseCity,
    cities: await listProvinces(context.db, context.config.adminScheme),
    version: row?.version ?? 0,
    changedTime: row?.changedAt.toISOString() ?? null,
    changedBy: row?.name ?? null,
  }
}

export const staffSettingsRoutes: HandlersOf<'staffSettings'> = {
  list: async ({ query: { page } }, context) => ({
    data: page === 1 ? [await describe(context)] : [],
    totalPage: 1,
    totalItem: 1,
  }),
  read: async (_, context) => ({ data: await describe(context) }),
  change: async ({ body: { version, ...change } }, context) => {
    await changeWithAudit(context, 'settings.change', async (tx) => {
      const row = await lockStored(tx, SHOP, context.now())
      checkVersion(row, version)
      const before = shopSettingsOf([row])
      const after = { ...before, ...change }
      await writeStored(tx, context, row, { value: after })
      return { subject: SHOP, before, after, result: null }
    })
    const data = await describe(context)
    // The name and the theme stand on every page.
    await context.revalidatePages?.(['site', 'pages'])
    return { data, successMessage: settingsTexts.saved }
  },
}
