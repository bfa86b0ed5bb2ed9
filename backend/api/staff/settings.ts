import { listProvinces } from '@/backend/modules/geography'
import { drawIcons } from '@/backend/modules/media'
import {
  checkVersion,
  findChange,
  lockStored,
  settingsTexts,
  shopSettingsOf,
  writeStored,
} from '@/backend/modules/settings'
import { takeRatesAlong } from '@/backend/modules/shipping'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { SHOP, type StaffSettings } from '@/contract/staff/settings'

async function describe(
  context: Pick<Context, 'config' | 'db' | 'settings'>,
): Promise<StaffSettings> {
  await context.settings.refresh()
  const { shop, warehouseCity } = context.settings.current()
  const { given: _given, ...facts } = shop
  return {
    id: SHOP,
    ...facts,
    warehouseCity,
    cities: await listProvinces(context.db, context.config.adminScheme),
    ...(await findChange(context.db, SHOP)),
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
    if (change.iconUrl) await drawIcons(context.config, change.iconUrl)
    await changeWithAudit(context, 'settings.change', async (tx) => {
      const row = await lockStored(tx, SHOP, context.now())
      checkVersion(row, version)
      const before = shopSettingsOf([row])
      const after = { ...before, ...change }
      const { warehouseCity } = context.settings.current()
      await takeRatesAlong(tx, warehouseCity, change.warehouseCity ?? warehouseCity)
      await writeStored(tx, context, row, { value: after })
      return { subject: SHOP, before, after, result: null }
    })
    const data = await describe(context)
    // The name and the theme stand on every page.
    await context.revalidatePages?.(['site', 'pages'])
    return { data, successMessage: settingsTexts.saved }
  },
}
