import type { Services } from '@/backend/context'
import { type CartItem, type Parcel, parcelOf } from '@/backend/modules/cart/cart-lines'
import { findGoods } from '@/backend/modules/cart/goods-queries'
import {
  type Codes,
  type Holder,
  type PricingData,
  type PricingInput,
  priceLines,
  type Quote,
  quoteCart,
} from '@/backend/modules/cart/quote-cart'
import { availablePaymentTypes } from '@/backend/modules/payments/payment-types'
import { findCodes } from '@/backend/modules/promotions/code-queries'
import type { CarrierQuote } from '@/backend/modules/shipping/shipping-fee'
import { findPlace, findRate, type ShipPlace } from '@/backend/modules/shipping/shipping-queries'
import type { Db } from '@/backend/platform/db/connect'
import type { PaymentType } from '@/contract/orders'

const CARRIER_PATIENCE_MS = 3_000

/** Where an order goes, as far as it is known yet. */
type DraftAddress = {
  name?: string | undefined
  phone?: string | undefined
  address?: string | undefined
  wardId?: number | undefined
}

/** A cart to be priced: somebody's wish and perhaps a place. */
export type CartRequest = {
  items: readonly CartItem[]
  codes: Codes
  holder: Holder
  address: DraftAddress | null
}

export type Quoted = Quote & {
  address: DraftAddress | null
  place: ShipPlace | null
  paymentTypes: PaymentType[]
}

async function gather(
  db: Db,
  { config }: Services,
  request: CartRequest,
  now: Date,
): Promise<PricingData & { place: ShipPlace | null }> {
  const ids = request.items.map((line) => line.productId)
  const goods = await findGoods(db, ids, request.holder, now)
  const codes = await findCodes(db, request.codes, request.holder)
  const wardId = request.address?.wardId
  const place = wardId === undefined ? null : await findPlace(db, config.adminScheme, wardId)
  const rate = place && (await findRate(db, config.warehouseCity, place))
  return { goods, ...codes, place, rate }
}

async function askCarrier(
  { carrier, log }: Services,
  parcel: Parcel,
  place: ShipPlace | null,
): Promise<CarrierQuote | null> {
  if (!carrier || !place || !parcel.hasBooks) return null
  try {
    return await carrier.quote(parcel, place.wardId, AbortSignal.timeout(CARRIER_PATIENCE_MS))
  } catch (err) {
    log.warn({ err, carrier: carrier.name }, 'no fee from the carrier, the table counts')
    return null
  }
}

/** A carrier's answer with the parcel it was for: a transaction can't ask again. */
export type CarrierAnswer = { parcel: Parcel; quote: CarrierQuote } | null

const samePackage = (one: Parcel, other: Parcel) =>
  one.weightGram === other.weightGram && one.hasBooks === other.hasBooks

/** Prices a cart inside a transaction, with the carrier's answer from before it; a parcel of another weight is priced by the table. */
export async function quoteWithin(
  db: Db,
  services: Services,
  request: CartRequest,
  unread: ReadonlySet<string>,
  asked: CarrierAnswer,
): Promise<Quoted> {
  const now = services.now()
  const facts = await gather(db, services, request, now)
  const wish: PricingInput = { ...request, unread }
  const parcel = parcelOf(priceLines(wish, facts.goods))
  const carrier = asked && samePackage(asked.parcel, parcel) ? asked.quote : null
  return {
    ...quoteCart(wish, facts, now, carrier),
    address: request.address,
    place: facts.place,
    paymentTypes: availablePaymentTypes(services, !parcel.hasBooks),
  }
}

/** Prices a cart, asking the carrier when there is one. */
export async function quote(
  services: Services,
  request: CartRequest,
  unread: ReadonlySet<string>,
): Promise<{ quoted: Quoted; asked: CarrierAnswer }> {
  const now = services.now()
  const facts = await gather(services.db, services, request, now)
  const wish: PricingInput = { ...request, unread }
  const parcel = parcelOf(priceLines(wish, facts.goods))
  const carrier = await askCarrier(services, parcel, facts.place)
  return {
    quoted: {
      ...quoteCart(wish, facts, now, carrier),
      address: request.address,
      place: facts.place,
      paymentTypes: availablePaymentTypes(services, !parcel.hasBooks),
    },
    asked: carrier && { parcel, quote: carrier },
  }
}
