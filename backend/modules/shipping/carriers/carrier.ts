import type { CarrierQuote, Shipment } from '@/backend/modules/shipping/shipping-fee'
import type { ParcelState } from '@/contract/parcels'

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
  /** False when it is too late. */
  cancel: (trackingCode: string) => Promise<boolean>
  /** An address, or the label itself as a `data:` one. */
  labelUrl: (trackingCode: string) => Promise<string>
  trackingUrl: (trackingCode: string) => string
}
