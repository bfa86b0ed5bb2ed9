import type { Holder } from '@/backend/modules/accounts'
import { findGoods } from '@/backend/modules/cart/goods-queries'
import {
  type PricingData,
  priceLines,
  type Quote,
  quoteCart,
} from '@/backend/modules/cart/quote-cart'
import { type CartItem, parcelOf } from '@/backend/modules/catalog'
import { findPlace, type ShipPlace } from '@/backend/modules/geography'
import { availablePaymentTypes } from '@/backend/modules/payments'
import { type Codes, findCodes } from '@/backend/modules/promotions'
import {
  askFee,
  type CarrierQuote,
  deliveryTerms,
  feeCarrierOf,
  findRates,
  findZone,
  type Shipment,
  type ShippingProvider,
  shipmentOf,
  shownFees,
} from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import type { PaymentType } from '@/contract/shop/orders'

/** Where an order goes, as far as it is known yet. */
type DraftAddress = {
  name?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  wardId?: number | undefined
}

/** A cart to be priced. */
export type CartRequest = {
  items: readonly CartItem[]
  codes: Codes
  holder: Holder
  address: DraftAddress | null
}

export type CheckoutQuote = Quote & {
  address: DraftAddress | null
  place: ShipPlace | null
  isGuest: boolean
  paymentTypes: PaymentType[]
}

async function loadPricingData(
  db: Db,
  { config, settings }: Pick<Services, 'config' | 'settings'>,
  request: CartRequest,
  now: Date,
): Promise<PricingData & { place: ShipPlace | null }> {
  const ids = request.items.map((item) => item.productId)
  const goods = await findGoods(db, ids, request.holder, now)
  const codes = await findCodes(db, request.codes, request.holder)
  const wardId = request.address?.wardId
  const place = wardId === undefined ? null : await findPlace(db, config.adminScheme, wardId)
  const { warehouseCity } = settings.current()
  const rates = await findRates(db, warehouseCity)
  const rate = place && rates[await findZone(db, warehouseCity, place)]
  const mainlandFreeFrom = deliveryTerms(rates).mainland.freeFrom
  return { goods, ...codes, place, rate, mainlandFreeFrom }
}

/** The fees that count for a parcel, the one to be shown first; none leaves it to the table. */
type FeesFor = (
  carrier: ShippingProvider,
  shipment: Shipment,
) => Promise<readonly (CarrierQuote | null)[]>

async function quoteWith(
  db: Db,
  services: Services,
  request: CartRequest,
  ignoredCodes: ReadonlySet<string>,
  feesFor: FeesFor,
  expectedTotal?: number,
): Promise<CheckoutQuote> {
  const now = services.now()
  const data = await loadPricingData(db, services, request, now)
  const input = { ...request, ignoredCodes }
  const parcel = parcelOf(priceLines(input, data.goods))
  const byTable = quoteCart(input, data, now)
  // What is free stays free: the carrier need not be asked.
  const { place } = data
  const cod = byTable.totals.commissionBase
  const carrier =
    place && byTable.totals.shippingFee > 0 ? feeCarrierOf(services, place, parcel, cod) : null
  const fees =
    carrier && place
      ? await feesFor(carrier, await shipmentOf(db, carrier.name, place, parcel, cod))
      : []
  const quotes = fees.map((fee) => quoteCart(input, data, now, fee))
  const shown = quotes.find(({ totals }) => totals.total === expectedTotal)
  const priced = shown ?? quotes[0] ?? byTable
  return {
    ...priced,
    address: request.address,
    place: data.place,
    isGuest: request.holder.userId === null,
    paymentTypes: availablePaymentTypes(services, {
      isOnlyCourses: !parcel.hasBooks,
      total: priced.totals.total,
    }),
  }
}

/** Prices a cart, asking the carrier when there is one. */
export const loadQuote = (
  services: Services,
  request: CartRequest,
  ignoredCodes: ReadonlySet<string>,
): Promise<CheckoutQuote> =>
  quoteWith(services.db, services, request, ignoredCodes, async (carrier, shipment) => [
    await askFee(services, carrier, shipment),
  ])

/**
 * Prices a cart inside a transaction, where no carrier is asked: of the fees shown for such a parcel within the hour the one that makes
 * the total the buyer saw, else the newest.
 */
export const quoteInTransaction = (
  tx: Db,
  services: Services,
  request: CartRequest,
  ignoredCodes: ReadonlySet<string>,
  expectedTotal: number | undefined,
): Promise<CheckoutQuote> =>
  quoteWith(
    tx,
    services,
    request,
    ignoredCodes,
    async (carrier, shipment) =>
      (await shownFees(tx, services, carrier.name, shipment)).map(({ quote }) => quote),
    expectedTotal,
  )
