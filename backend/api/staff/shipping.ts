import { listProvinces } from '@/backend/modules/geography'
import { countUnderWay } from '@/backend/modules/parcels'
import {
  carrierChoiceOf,
  checkVersion,
  findChange,
  lockStored,
  SHIPPING,
  settingsTexts,
  writeStored,
} from '@/backend/modules/settings'
import {
  carrierName,
  findWarehouseName,
  listRates,
  shippingTexts,
  writeRates,
} from '@/backend/modules/shipping'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { CarrierChoice } from '@/contract/staff/carrier-rules'
import { FEE_TABLE, type FeeRate, type FeeTable } from '@/contract/staff/shipping'

async function knownCarriers({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const current = settings.current()
  const underWay = await countUnderWay(db)
  const connected = current.carriers.map(({ name }) => name)
  const left = [...underWay.keys()].filter((id) => !connected.includes(id))
  return [...connected, ...left].map((id) => ({
    id,
    name: carrierName(current, id),
    isConnected: connected.includes(id),
    underWay: underWay.get(id) ?? 0,
  }))
}

/** A choice names carriers there are, and the usual one takes parcels. */
function checkChoice(
  { usual, off, rules }: CarrierChoice,
  { settings }: Pick<Context, 'settings'>,
) {
  const named = [...(usual === null ? [] : [usual]), ...off, ...rules.map(({ carrier }) => carrier)]
  const { carrierNames } = settings.current()
  if (!named.every((id) => Object.hasOwn(carrierNames, id)))
    throw new HttpError(422, shippingTexts.noSuchCarrier)
  if (usual !== null && off.includes(usual)) throw new HttpError(422, shippingTexts.usualIsOff)
}

async function describe(context: Pick<Context, 'config' | 'db' | 'settings'>): Promise<FeeTable> {
  await context.settings.refresh()
  const { warehouseCity, carrierChoice } = context.settings.current()
  return {
    id: FEE_TABLE,
    ...(await findChange(context.db, SHIPPING)),
    warehouseCityName: await findWarehouseName(
      context.db,
      context.config.adminScheme,
      warehouseCity,
    ),
    carriers: await knownCarriers(context),
    carrierChoice,
    cities: await listProvinces(context.db, context.config.adminScheme),
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
  change: async ({ body: { version, rates, carrierChoice } }, context) => {
    if (carrierChoice) checkChoice(carrierChoice, context)
    await changeWithAudit(context, 'shipping.change', async (tx) => {
      const row = await lockStored(tx, SHIPPING, context.now())
      checkVersion(row, version)
      const { warehouseCity } = context.settings.current()
      const choice = carrierChoiceOf([row])
      const stored = await listRates(tx, warehouseCity)
      const before = { ...byZone(stored), carriers: choice }
      if (rates) await writeRates(tx, warehouseCity, rates)
      const value = carrierChoice ?? choice
      await writeStored(tx, context, row, { value })
      const after = { ...byZone(rates ?? stored), carriers: value }
      return { subject: FEE_TABLE, before, after, result: null }
    })
    // Fees and the threshold stand on products, in texts and in the footer of the cart.
    await context.revalidatePages?.(['site'])
    return { data: await describe(context), successMessage: settingsTexts.feesSaved }
  },
}
