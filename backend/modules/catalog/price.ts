/** A product's part in one flash sale: how many copies were set aside and how many are gone. */
export type FlashOffer = {
  price: number
  quantity: number
  sold: number
  startsAt: Date
  endsAt: Date
}

export type PriceNow = {
  /** Integer đồng for one copy. */
  priceSale: number
  /** The sale whose price this is; null when it is the usual price. */
  offer: FlashOffer | null
}

/** True from the first to the last moment of the sale, the end itself excluded. */
const isRunning = (sale: { startsAt: Date; endsAt: Date }, now: Date) =>
  sale.startsAt <= now && now < sale.endsAt

/** The running flash sales that still have copies and are cheaper than usual, the cheapest first, then the one that ends first. */
export const offersNow = <O extends FlashOffer>(
  salePrice: number,
  offers: readonly O[],
  now: Date,
): O[] =>
  offers
    .filter((offer) => isRunning(offer, now) && offer.sold < offer.quantity)
    .filter((offer) => offer.price < salePrice)
    .sort((one, other) => one.price - other.price || one.endsAt.getTime() - other.endsAt.getTime())

/** What a buyer pays for one copy now: the usual sale price, or that of the cheapest running flash sale. */
export function priceNow(salePrice: number, offers: readonly FlashOffer[], now: Date): PriceNow {
  const [best] = offersNow(salePrice, offers, now)
  return best ? { priceSale: best.price, offer: best } : { priceSale: salePrice, offer: null }
}
