import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { findFormerDistrict, type ShipPlace } from '@/backend/modules/geography'
import { CarrierRefusal, PACKING_GRAM } from '@/backend/modules/shipping/carriers/carrier'
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

type FeeServices = Pick<Services, 'db' | 'log' | 'now' | 'settings'>
type Parcel = { weightGram: number; booksTotal: number }

const upTo = (step: number, amount: number) => Math.ceil(amount / step) * step

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

const answersOf = (db: Db, carrier: string, shipment: Shipment, since: Date) =>
  db
    .select({
      fee: shippingQuote.fee,
      days: shippingQuote.days,
      askedAt: shippingQuote.askedAt,
    })
    .from(shippingQuote)
    .where(
      and(
        eq(shippingQuote.carrier, carrier),
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

async function askCarrier(
  carrier: ShippingProvider,
  { log, now }: FeeServices,
  shipment: Shipment,
): Promise<CarrierQuote | null> {
  const circuit = circuitOf(carrier, now)
  if (!circuit.allows()) return null
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const quote = await Promise.race([carrier.quote(shipment, signal), inTime(signal)])
    circuit.succeeded()
    return quote
  } catch (err) {
    // One that refuses a parcel is there.
    if (err instanceof CarrierRefusal) circuit.succeeded()
    else circuit.failed()
    log.warn({ err, carrier: carrier.name }, 'no fee from the carrier, using the fee table')
    return null
  }
}

/** What the carrier asks for a parcel; null where the table counts. Its answer is kept for whoever is shown it. */
export async function askFee(
  services: FeeServices,
  shipment: Shipment,
): Promise<CarrierQuote | null> {
  const { db, now, settings } = services
  const carrier = settings.current().feeCarrier
  if (!carrier) return null
  const ms = now().getTime()
  const [last] = await answersOf(db, carrier.name, shipment, new Date(ms - SHOWN_MS)).limit(1)
  if (last && (last.fee !== null || ms - last.askedAt.getTime() < STANDS_IN_MS)) {
    return quoteOf(last)
  }
  const quote = await askCarrier(carrier, services, shipment)
  const { wardId, weightGram, codAmount, value } = shipment
  await db.insert(shippingQuote).values({
    ...{ carrier: carrier.name, wardId, weightGram, codAmount, value },
    ...{ fee: quote?.fee ?? null, days: quote?.days ?? null, askedAt: now() },
  })
  return quote
}

/** The fees a buyer of such a parcel may have been shown within the hour, the newest first; null is the table's. */
export async function shownFees(
  db: Db,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  shipment: Shipment,
): Promise<(CarrierQuote | null)[]> {
  const carrier = settings.current().feeCarrier
  if (!carrier) return []
  const since = new Date(now().getTime() - KEPT_MS)
  return (await answersOf(db, carrier.name, shipment, since).limit(20)).map(quoteOf)
}

/** Nobody is owed a fee that was asked for this long ago. */
export const dropOldFees = (db: Db, now: Date) =>
  db.delete(shippingQuote).where(lt(shippingQuote.askedAt, new Date(now.getTime() - 2 * KEPT_MS)))
