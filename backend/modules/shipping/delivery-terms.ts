import {
  daysOf,
  type ShippingRate,
  type ShippingRates,
} from '@/backend/modules/shipping/shipping-fee'
import type { DeliveryTerms } from '@/contract/shop/shipping'

/** The largest of some numbers, or null when one of them is not given. */
const largest = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number | null>(
    (most, one) => (most === null || one === null ? null : Math.max(most, one)),
    0,
  )

/** What holds in all these zones together. */
function termsOf(rates: readonly ShippingRate[], isByCarrier: boolean): DeliveryTerms {
  const starts = rates.map(({ etaMin }) => etaMin)
  return {
    feeFrom: isByCarrier ? null : Math.min(...rates.map(({ baseFee }) => baseFee)),
    freeFrom: largest(rates.map(({ freeOver }) => freeOver)),
    days: daysOf({
      etaMin: starts.includes(null) ? null : Math.min(...starts.map(Number)),
      etaMax: largest(rates.map(({ etaMax }) => etaMax)),
    }),
  }
}

/** What the shop may promise before it knows an address; no fee where the carrier names it. */
export const deliveryTerms = (rates: ShippingRates, isByCarrier = false) => ({
  mainland: termsOf([rates[1], rates[2], rates[3]], isByCarrier),
  islands: termsOf([rates[4]], isByCarrier),
})
