import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { findFormerDistrict, type ShipPlace } from '@/backend/modules/geography'
import { CarrierRefusal, PACKING_GRAM } from '@/backend/modules/shipping/carriers/carrier'
import { chooseCarrier } from '@/backend/modules/shipping/carriers/choose-carrier'
import { createCircuit } from '@/backend/modules/shipping/circuit'
import type {
  CarrierQuote,
  Shipment,
  ShippingProvider,
} from '@/backend/modules/shipping/shipping-fee'
import { shippingQuote } from '@/backend/modules/shipping/tables'
import { inCarrierWords } from '@/backend/modules/shipping/wards/carrier-wards'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'

/** The buyer waits for it; later the table's fee counts. */
const TIMEOUT_MS = 800
const MINUTE_MS = 60_000
/** A fee is shown to others for so long, and a table's fee in its place for less. */
const SHOWN_MS = 15 * MINUTE_MS
const STANDS_IN_MS = 2 * MINUTE_MS
/** Who was shown it may still pay it. */
const KEPT_MS = 60 * MINUTE_MS
const WEIGHT_STEP = 100
const MONEY_STEP = 10_000

type FeeServices = Pick<Services, 'db' | 'log' | 'now'>
type Parcel = { weightGram: number; booksTotal: number }

const upTo = (step: number, amount: number) => Math.ceil(amount / step) * step

/**
 * Who is asked what a parcel costs: the carrier that will take it. A rule about cash counts as if it were paid on delivery, since the fee
 * does not change with the way of paying.
 */
export const feeCarrierOf = (
  { settings }: Pick<Services, 'settings'>,
  { provinceCode }: Pick<ShipPlace, 'provinceCode'>,
  { weightGram }: Parcel,
  codAmount: number,
): ShippingProvider | null => {
  const { feeCarriers, carrierChoice } = settings.current()
  const facts = { provinceCode, weightGram: weightGram + PACKING_GRAM, codAmount }
  return chooseCarrier(feeCarriers, carrierChoice, facts)?.carrier ?? null
}

/** A parcel as the carrier prices it; rounded up, so that like parcels share one question. */
export async function shipmentOf(
  db: Db,
  carrier: string,
  place: ShipPlace,
  parcel: Parcel,
  codAmount: number,
): Promise<Shipment> {
  const { wardId } = place
  return {
    ...(await inCarrierWords(db, carrier, place)),
    wardId,
    formerDistrict: await findFormerDistrict(db, wardId),
    weightGram: upTo(WEIGHT_STEP, parcel.weightGram + PACKING_GRAM),
    codAmount: upTo(MONEY_STEP, codAmount),
    value: upTo(MONEY_STEP, parcel.booksTotal),
  }
}

const answersOf = (db: Db, shipment: Shipment, since: Date, carrier?: string) =>
  db
    .select({
      carrier: shippingQuote.carrier,
      fee: shippingQuote.fee,
      days: shippingQuote.days,
      askedAt: shippingQuote.askedAt,
    })
    .from(shippingQuote)
    .where(
      and(
        carrier === undefined ? undefined : eq(shippingQuote.carrier, carrier),
        eq(shippingQuote.wardId, shipment.wardId),
        eq(shippingQuote.weightGram, shipment.weightGram),
        eq(shippingQuote.codAmount, shipment.codAmount),
        eq(shippingQuote.value, shipment.value),
        gt(shippingQuote.askedAt, since),
      ),
    )
    .orderBy(desc(shippingQuote.askedAt), desc(shippingQuote.id))

const quoteOf = ({ fee, days }: { fee: number | null; days: string | null }) =>
  fee === null ? null : { fee, days }

const circuits = new WeakMap<ShippingProvider, ReturnType<typeof createCircuit>>()
const circuitOf = (carrier: ShippingProvider, now: () => Date) => {
  const known = circuits.get(carrier) ?? createCircuit(now)
  circuits.set(carrier, known)
  return known
}

/** Ends with the signal even when the carrier takes no notice of it. */
const inTime = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/** Null where it does not answer in time, or not of late; a refusal is thrown. */
export async function askCarrier(
  carrier: ShippingProvider,
  { log, now }: Pick<Services, 'log' | 'now'>,
  shipment: Shipment,
  timeoutMs: number,
): Promise<CarrierQuote | null> {
  const circuit = circuitOf(carrier, now)
  if (!circuit.allows()) return null
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const quote = await Promise.race([carrier.quote(shipment, signal), inTime(signal)])
    circuit.succeeded()
    return quote
  } catch (err) {
    log.warn({ err, carrier: carrier.name }, 'no fee from the carrier')
    // One that refuses a parcel is there.
    if (err instanceof CarrierRefusal) {
      circuit.succeeded()
      throw err
    }
    circuit.failed()
    return null
  }
}

const orNull = (error: unknown) => {
  if (error instanceof CarrierRefusal) return null
  throw error
}

/** What the carrier asks for a parcel; null where the table counts. Its answer is kept for whoever is shown it. */
export async function askFee(
  services: FeeServices,
  carrier: ShippingProvider,
  shipment: Shipment,
): Promise<CarrierQuote | null> {
  const { db, now } = services
  const ms = now().getTime()
  const [last] = await answersOf(db, shipment, new Date(ms - SHOWN_MS), carrier.name).limit(1)
  if (last && (last.fee !== null || ms - last.askedAt.getTime() < STANDS_IN_MS)) {
    return quoteOf(last)
  }
  const quote = await askCarrier(carrier, services, shipment, TIMEOUT_MS).catch(orNull)
  const { wardId, weightGram, codAmount, value } = shipment
  await db.insert(shippingQuote).values({
    ...{ carrier: carrier.name, wardId, weightGram, codAmount, value },
    ...{ fee: quote?.fee ?? null, days: quote?.days ?? null, askedAt: now() },
  })
  return quote
}

/**
 * The fees a buyer of such a parcel may have been shown within the hour; null is the table's. The newest of this carrier comes first,
 * those of another follow: the shop may have chosen anew meanwhile.
 */
export async function shownFees(
  db: Db,
  { now }: Pick<Services, 'now'>,
  carrier: string,
  shipment: Shipment,
): Promise<{ isOfCarrier: boolean; quote: CarrierQuote | null }[]> {
  const since = new Date(now().getTime() - KEPT_MS)
  const shown = (await answersOf(db, shipment, since).limit(40)).map((row) => ({
    isOfCarrier: row.carrier === carrier,
    quote: quoteOf(row),
  }))
  return [true, false].flatMap((isOf) => shown.filter(({ isOfCarrier }) => isOfCarrier === isOf))
}

/** Nobody is owed a fee that was asked for this long ago. */
export const dropOldFees = (db: Db, now: Date) =>
  db.delete(shippingQuote).where(lt(shippingQuote.askedAt, new Date(now.getTime() - 2 * KEPT_MS)))
