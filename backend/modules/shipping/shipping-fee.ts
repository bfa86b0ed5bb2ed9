import type { Parcel } from '@/backend/modules/catalog'
import type { Place } from '@/backend/modules/geography'

/** A row of the table of fees: đồng, grams, days. */
export type ShippingRate = {
  baseWeight: number
  baseFee: number
  stepWeight: number
  stepFee: number
  /** Value of the books from which sending them is free; null when it never is. */
  freeOver: number | null
  etaMin: number | null
  etaMax: number | null
}

/** What sending a parcel to a place costs. */
export type ShippingQuote = {
  fee: number
  freeOver: number | null
  days: string | null
}

/** 1 the warehouse's own province, 2 its region, 3 another region, 4 islands. */
export type Zone = 1 | 2 | 3 | 4

export type ShippingRates = Record<Zone, ShippingRate>

const usual = (
  [baseFee, stepFee]: [number, number],
  [etaMin, etaMax]: [number, number],
  freeOver: number | null = 300_000,
): ShippingRate => ({
  baseWeight: 500,
  baseFee,
  stepWeight: 500,
  stepFee,
  freeOver,
  etaMin,
  etaMax,
})

/** The shop's fees where its table says nothing else; they are the ones its shipping page names. */
export const defaultRates: ShippingRates = {
  1: usual([18_000, 2_500], [1, 2]),
  2: usual([25_000, 3_500], [2, 4]),
  3: usual([32_000, 5_000], [3, 6]),
  4: usual([50_000, 8_000], [5, 10], null),
}

/** How far a place is: 1 the same province, 2 the same region, 3 another, 4 an island. */
export function zoneOf(warehouse: Place, place: Place): Zone {
  if (place.isIsland) return 4
  if (place.provinceCode === warehouse.provinceCode) return 1
  return place.region === warehouse.region ? 2 : 3
}

export const daysOf = ({ etaMin, etaMax }: Pick<ShippingRate, 'etaMin' | 'etaMax'>) =>
  etaMin === null || etaMax === null ? null : `${etaMin}–${etaMax}`

/** `base + ceil(max(0, weight - baseWeight) / stepWeight) * step`, in đồng. */
export function feeOf(rate: ShippingRate, weightGram: number): number {
  const steps = Math.ceil(Math.max(0, weightGram - rate.baseWeight) / rate.stepWeight)
  return rate.baseFee + steps * rate.stepFee
}

/** The fee of a parcel by the table; free without books or from `freeOver` on. */
export function quoteFromTable(rate: ShippingRate, parcel: Parcel): ShippingQuote {
  const isFree = !parcel.hasBooks || (rate.freeOver !== null && parcel.booksTotal >= rate.freeOver)
  return {
    fee: isFree ? 0 : feeOf(rate, parcel.weightGram),
    freeOver: rate.freeOver,
    days: parcel.hasBooks ? daysOf(rate) : null,
  }
}

/** What a carrier asks for a parcel; days as a person reads them, e.g. `1–2`. */
export type CarrierQuote = { fee: number; days: string | null }

/** A carrier's district and ward of before July 2025, where it does not know the ward of today. */
export type FormerPlace = { formerDistrictId: number | null; formerWardCode: string | null }

/** A parcel as its fee depends on it: packed, in grams and đồng. */
export type Shipment = Partial<FormerPlace> & {
  wardId: number
  wardName: string
  cityName: string
  /** A district of before July 2025 the ward lies in, for a carrier that still asks for one. */
  formerDistrict: string | null
  weightGram: number
  /** To be collected, were it paid on delivery: the fee does not change with the way of paying. */
  codAmount: number
  value: number
}

/** A carrier that prices parcels itself. Asked outside every transaction: it may speak over the network. */
export type ShippingProvider = {
  name: string
  quote: (shipment: Shipment, signal: AbortSignal) => Promise<CarrierQuote>
}

/** The table's quote with the carrier's fee in place of the table's; what is free stays free. */
export const withCarrier = (table: ShippingQuote, carrier: CarrierQuote | null): ShippingQuote =>
  carrier && table.fee > 0
    ? { ...table, fee: carrier.fee, days: carrier.days ?? table.days }
    : table

declare module '@/backend/platform/settings' {
  interface CurrentSettings {
    /** Asked for their shipping fees; without one, or when it does not answer, the fee table counts. */
    readonly feeCarriers: readonly ShippingProvider[]
  }
}
