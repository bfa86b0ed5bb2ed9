import type { Services } from '@/backend/context'
import { type CartItem, type Parcel, parcelOf } from '@/backend/modules/cart/cart-lines'
import { findGoods } from '@/backend/modules/cart/goods-queries'
import {
  type Codes,
  type Holder,
  type PricingData,
  priceLines,
  type Quote,
  quoteCart,
} from '@/backend/modules/cart/quote-cart'
import { availablePaymentTypes } from '@/backend/modules/payments/payment-types'
import { findCodes } from '@/backend/modules/promotions/code-queries'
import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import type { CarrierQuote } from '@/backend/modules/shipping/shipping-fee'
import {
  findPlace,
  findRates,
  findZone,
  type ShipPlace,
} from '@/backend/modules/shipping/shipping-queries'
import type { Db } from '@/backend/platform/db/connect'
import type { PaymentType } from '@/contract/orders'

/** The buyer waits for it; later the table's fee counts. */
const CARRIER_TIMEOUT_MS = 800

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
  paymentTypes: PaymentType[]
}

/** A carrier's fee with the parcel it is for: inside a transaction the carrier is not asked again. */
export type CarrierFee = { parcel: Parcel; quote: CarrierQuote } | null

async function loadPricingData(
  db: Db,
  { config }: Services,
  request: CartRequest,
  now: Date,
): Promise<PricingData & { place: ShipPlace | null }> {
  const ids = request.items.map((item) => item.productId)
  const goods = await findGoods(db, ids, request.holder, now)
  const codes = await findCodes(db, request.codes, request.holder)
  const wardId = request.address?.wardId
  const place = wardId === undefined ? null : await findPlace(db, config.adminScheme, wardId)
  const rates = await findRates(db, config.warehouseCity)
  const rate = place && rates[await findZone(db, config.warehouseCity, place)]
  const mainlandFreeFrom = deliveryTerms(rates).mainland.freeFrom
  return { goods, ...codes, place, rate, mainlandFreeFrom }
}

type FeeFor = (parcel: Parcel, place: ShipPlace | null) => Promise<CarrierQuote | null>

async function quoteWith(
  db: Db,
  services: Services,
  request: CartRequest,
  ignoredCodes: ReadonlySet<string>,
  feeFor: FeeFor,
) {
  const now = services.now()
  const data = await loadPricingData(db, services, request, now)
  const input = { ...request, ignoredCodes }
  const parcel = parcelOf(priceLines(input, data.goods))
  const fee = await feeFor(parcel, data.place)
  const priced = quoteCart(input, data, now, fee)
  const quote: CheckoutQuote = {
    ...priced,
    address: request.address,
    place: data.place,
    paymentTypes: availablePaymentTypes(services, {
      isOnlyCourses: !parcel.hasBooks,
      total: priced.totals.total,
    }),
  }
  return { quote, carrierFee: fee && { parcel, quote: fee } }
}

const askCarrier =
  ({ carrier, log }: Services): FeeFor =>
  async (parcel, place) => {
    if (!carrier || !place || !parcel.hasBooks) return null
    try {
      return await carrier.quote(parcel, place.wardId, AbortSignal.timeout(CARRIER_TIMEOUT_MS))
    } catch (err) {
      log.warn({ err, carrier: carrier.name }, 'no fee from the carrier, using the fee table')
      return null
    }
  }

/** Prices a cart, asking the carrier when there is one. */
export const loadQuote = (
  services: Services,
  request: CartRequest,
  ignoredCodes: ReadonlySet<string>,
): Promise<{ quote: CheckoutQuote; carrierFee: CarrierFee }> =>
  quoteWith(services.db, services, request, ignoredCodes, askCarrier(services))

const isSameParcel = (one: Parcel, other: Parcel) =>
  one.weightGram === other.weightGram && one.hasBooks === other.hasBooks

/** Prices a cart inside a transaction, with the carrier's fee from before it; another parcel is priced by the fee table. */
export async function quoteInTransaction(
  tx: Db,
  services: Services,
  request: CartRequest,
  ignoredCodes: ReadonlySet<string>,
  carrierFee: CarrierFee,
): Promise<CheckoutQuote> {
  const { quote } = await quoteWith(tx, services, request, ignoredCodes, async (parcel) =>
    carrierFee && isSameParcel(carrierFee.parcel, parcel) ? carrierFee.quote : null,
  )
  return quote
}
