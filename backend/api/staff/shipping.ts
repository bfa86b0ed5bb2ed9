import {
  checkVersion,
  findChange,
  lockStored,
  settingsTexts,
  writeStored,
} from '@/backend/modules/settings'
import { findWarehouseName, listRates, writeRates } from '@/backend/modules/shipping'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { FEE_TABLE, type FeeRate, type FeeTable } from '@/contract/staff/shipping'

/** Who changed the table last, and how often it was changed, stand among the settings. */
const KEY = 'shipping'
async function describe(context: Pick<Context, 'config' | 'db' | 'settings'>): Promise<FeeTable> {
  await context.settings.refresh()
  const { warehouseCity } = context.settings.current()
  return {
    id: FEE_TABLE,
    ...(await findChange(context.db, KEY)),
    warehouseCityName: await findWarehouseName(
      context.db,
      context.config.adminScheme,
      warehouseCity,
    ),
    rates: await listRates(context.db, warehouseCity),
  }
}

const byZone = (rates: readonly FeeRate[]) =>
  Object.fromEntries(rates.map(({ zone, ...rate }) => [`zone${zone}`, rate]))

export const staffShippingRoutes: HandlersOf<'staffShipping'> = {
  list: async ({ query: { page } }, context) => ({
    data: page === 1 ? [await describe(context)] : [],
    totalPage: 1,
    totalItem: 1,
  }),
  read: async (_, context) => ({ data: await describe(context) }),
  change: async ({ body: { version, rates } }, context) => {
    await changeWithAudit(context, 'shipping.change', async (tx) => {
      const row = await lockStored(tx, KEY, context.now())
      checkVersion(row, version)
      const { warehouseCity } = context.settings.current()
      const before = byZone(await listRates(tx, warehouseCity))
      await writeRates(tx, warehouseCity, rates)
      await writeStored(tx, context, row, { value: {} })
      return { subject: FEE_TABLE, before, after: byZone(rates), result: null }
    })
    // Fees and the threshold stand on products, in texts and in the footer of the cart.
    await context.revalidatePages?.(['site'])
    return { data: await describe(context), successMessage: settingsTexts.feesSaved }
  },
}
