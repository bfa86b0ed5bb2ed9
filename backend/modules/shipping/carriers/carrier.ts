import type { CarrierQuote, FormerPlace, Shipment } from '@/backend/modules/shipping/shipping-fee'
import type { ParcelState } from '@/contract/shop/parcels'

/** Box, paper and tape. */
export const PACKING_GRAM = 150

/** A parcel as a carrier is told of it. */
export type ParcelOrder = {
  /** Ours; the carrier makes one parcel of it however often it is sent. */
  code: string
  receiverName: string
  phone: string
  address: string
  wardName: string
  cityName: string
  weightGram: number
  /** Đồng to be collected; 0 for an order that is paid. */
  codAmount: number
  /** Đồng; what the goods are worth. */
  value: number
  items: readonly { name: string; code: string; quantity: number; price: number; weight: number }[]
} & Partial<FormerPlace>

/** A place of a carrier's list, with the other ways it writes it. */
export type CarrierPlace = { code: string; names: readonly string[] }
export type CarrierWard = CarrierPlace & { city: CarrierPlace }
export type CarrierFormerWard = CarrierWard & { districtId: number; district: CarrierPlace }

/** The lists a carrier keeps of the places it goes to. */
export type CarrierPlaces = {
  /** The wards of today. */
  wards: () => Promise<CarrierWard[]>
  /** Those of before July 2025, of the districts that are asked for. */
  formerWards: (
    isWanted: (district: CarrierPlace, city: CarrierPlace) => boolean,
  ) => Promise<CarrierFormerWard[]>
}

export type CarrierStep = { state: ParcelState; rawState: string; at: Date }

/** The carrier understood and will not take it: asking again changes nothing. */
export class CarrierRefusal extends Error {}

export type CreatedParcel = {
  trackingCode: string
  /** Null when it does not say. */
  fee: number | null
  expectedAt: Date | null
}

/** A carrier. Called outside every transaction: it speaks over the network. */
export type Carrier = {
  name: string
  create: (order: ParcelOrder) => Promise<CreatedParcel>
  /** What it asks for a parcel, told before the signal ends the question. */
  quote: (shipment: Shipment, signal: AbortSignal) => Promise<CarrierQuote>
  /** What has happened to a parcel so far, the earliest first. */
  track: (trackingCode: string) => Promise<CarrierStep[]>
  /** Collects another amount for a parcel it has not handed over; a carrier without such a call collects what it was told first. */
  changeCod?: (trackingCode: string, codAmount: number) => Promise<void>
  /** False when it is too late. */
  cancel: (trackingCode: string) => Promise<boolean>
  /** An address, or the label itself as a `data:` one. */
  labelUrl: (trackingCode: string) => Promise<string>
  trackingUrl: (trackingCode: string) => string
  /** Without it the carrier takes the names of the wards as they are. */
  places?: CarrierPlaces
}

declare module '@/backend/platform/settings' {
  interface CurrentSettings {
    /** Every carrier that can be asked, the usual one first; without one parcels are sent by hand. */
    readonly carriers: readonly Carrier[]
    /** What people call each carrier there is, by its id. */
    readonly carrierNames: Readonly<Partial<Record<string, string>>>
  }
}
