import type { Parcel } from '@/backend/modules/catalog'
import type { ShipPlace } from '@/backend/modules/geography'
import {
  askFee,
  feeCarrierOf,
  findRates,
  findZone,
  quoteFromTable,
  type Shipment,
  type ShippingProvider,
  shipmentOf,
  shownFees,
  withCarrier,
} from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'

export type OrderFeeServices = Pick<Services, 'db' | 'config' | 'settings' | 'now' | 'log'>

/** The carrier has to be asked first, which is not done inside a transaction. */
class FeeNotAsked extends Error {
  constructor(
    readonly carrier: ShippingProvider,
    readonly shipment: Shipment,
  ) {
    super('the carrier has not been asked for this fee')
  }
}

/** What sending an order costs after a change: as at the checkout, from the carrier or the table. */
export async function orderFee(
  tx: Tx,
  services: OrderFeeServices,
  place: ShipPlace,
  parcel: Parcel,
): Promise<number> {
  const { warehouseCity } = services.settings.current()
  const rates = await findRates(tx, warehouseCity)
  const table = quoteFromTable(rates[await findZone(tx, warehouseCity, place)], parcel)
  const carrier = feeCarrierOf(services, place, parcel, parcel.booksTotal)
  if (!carrier || table.fee === 0) return table.fee
  const shipment = await shipmentOf(tx, carrier.name, place, parcel, parcel.booksTotal)
  const [shown] = await shownFees(tx, services, carrier.name, shipment)
  if (!shown?.isOfCarrier) throw new FeeNotAsked(carrier, shipment)
  return withCarrier(table, shown.quote).fee
}

/** Does work that needs a fee; when the carrier must be asked, all of it is undone and done again afterwards. */
export async function askingFees<T>(
  services: OrderFeeServices,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FeeNotAsked)) throw error
    await askFee(services, error.carrier, error.shipment)
    return work()
  }
}
