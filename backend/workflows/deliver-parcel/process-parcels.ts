import { and, asc, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { findOrderById, lockOrder } from '@/backend/modules/orders'
import {
  ended,
  linesOfParcels,
  lockParcel,
  type ParcelRow,
  updateParcel,
} from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import { emailShop } from '@/backend/modules/settings'
import {
  type Carrier,
  CarrierRefusal,
  carrierName,
  carrierNamed,
  inCarrierWords,
} from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import type { JobKind } from '@/backend/platform/jobs/job-kind'
import {
  applySteps,
  recordCreated,
  recordRefused,
} from '@/backend/workflows/deliver-parcel/apply-steps'

export type ParcelServices = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>

const MINUTE = 60_000
const LONGEST_PAUSE = 6 * 60
/** Notices make it sooner. */
export const TRACK_EVERY_MS = 30 * MINUTE

const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE, 2 ** attempts) * MINUTE

/** Claims a parcel before the carrier is asked: should this process die meanwhile, it is asked again under the same code. */
const claim = (
  { db, now, settings }: ParcelServices,
  id: string,
): Promise<{ row: ParcelRow; carrier: Carrier } | null> =>
  transact(db, async (tx) => {
    const row = await lockParcel(tx, id)
    const at = now()
    if (!row?.nextAt || row.nextAt > at) return null
    const carrier = carrierNamed(settings.current(), row.carrier)
    if (!carrier) return null
    if (ended.includes(row.state)) return null
    const attempts = row.attempts + 1
    const nextAt = new Date(at.getTime() + pauseAfter(attempts))
    await updateParcel(tx, id, { attempts, nextAt })
    return { row, carrier }
  })

async function orderOf({ db }: ParcelServices, row: ParcelRow) {
  const order = await findOrderById(db, row.orderId)
  if (!order) throw new Error(`the order of parcel ${row.code} is gone`)
  const lines = (await linesOfParcels(db, order.id)).filter(({ parcelId }) => parcelId === row.id)
  const copies = lines.reduce((sum, line) => sum + line.quantity, 0)
  const { receiverName, phone, address } = order
  return {
    ...{ receiverName, phone, address },
    ...(await inCarrierWords(db, row.carrier, order)),
    code: row.code,
    weightGram: row.weightGram,
    codAmount: row.codAmount,
    value: lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
    items: lines.map((line) => ({
      name: line.productName,
      code: String(line.productId),
      quantity: line.quantity,
      price: line.unitPrice,
      weight: Math.max(1, Math.floor(row.weightGram / copies)),
    })),
  }
}

async function create(services: ParcelServices, carrier: Carrier, row: ParcelRow) {
  const created = await carrier.create(await orderOf(services, row))
  const isWanted = await transact(services.db, async (tx) => {
    const order = await lockOrder(tx, row.orderId)
    const locked = await lockParcel(tx, row.id)
    if (!order || !locked || locked.state !== 'queued') return false
    await recordCreated(tx, {
      order,
      row: locked,
      created,
      told: row.codAmount,
      carrierName: carrierName(services.settings.current(), row.carrier),
      now: services.now(),
    })
    return true
  })
  // Taken back while the carrier was being told.
  if (!isWanted) await carrier.cancel(created.trackingCode)
}

/** What is to be collected has changed since the carrier was told: it is told again, each time it is asked, until it has listened. */
async function changeCollection({ db, log }: ParcelServices, carrier: Carrier, row: ParcelRow) {
  if (!carrier.changeCod || row.trackingCode === null || row.codTold === row.codAmount) return
  try {
    await carrier.changeCod(row.trackingCode, row.codAmount)
    await updateParcel(db, row.id, { codTold: row.codAmount })
  } catch (error) {
    log.warn({ err: error, parcel: row.code }, 'a carrier will not change what it collects')
  }
}

async function follow(services: ParcelServices, carrier: Carrier, row: ParcelRow) {
  await changeCollection(services, carrier, row)
  const steps = await carrier.track(row.trackingCode ?? '')
  const { now } = services
  await transact(services.db, async (tx) => {
    const order = await lockOrder(tx, row.orderId)
    const locked = await lockParcel(tx, row.id)
    if (!order || !locked) return
    const nextAt = new Date(now().getTime() + TRACK_EVERY_MS)
    const at = { now: now(), shop: emailShop(services), nextAt }
    await applySteps(tx, { order, row: locked, steps, actor: locked.carrier, ...at })
  })
}

/** The carrier that a parcel was given to is asked about it, also after the shop has turned to others. */
async function processOne(services: ParcelServices, id: string) {
  const claimed = await claim(services, id)
  if (!claimed) return false
  const { row, carrier } = claimed
  try {
    await (row.trackingCode ? follow(services, carrier, row) : create(services, carrier, row))
  } catch (error) {
    services.log.warn({ err: error, parcel: row.code }, 'a carrier could not be asked')
    const lastError = String(error).slice(0, 300)
    if (error instanceof CarrierRefusal && !row.trackingCode) {
      await transact(services.db, (tx) => recordRefused(tx, row, error.message, services.now()))
      return true
    }
    await updateParcel(services.db, row.id, { lastError })
  }
  return true
}

const parcelJobs = (
  queue: 'parcels-to-make' | 'parcels-to-track',
  which: SQL,
): JobKind<ParcelServices> => ({
  queue,
  listDue: async ({ db, now, settings }, max) => {
    const names = settings.current().carriers.map(({ name }) => name)
    const isDue = and(inArray(parcel.carrier, names), lte(parcel.nextAt, now()), which)
    const rows = await db
      .select({ id: parcel.id })
      .from(parcel)
      .where(isDue)
      .orderBy(asc(parcel.nextAt))
      .limit(max)
    return rows.map(({ id }) => id)
  },
  run: processOne,
})

/** Tells the carrier of parcels that wait. */
export const parcelsToMake = parcelJobs('parcels-to-make', isNull(parcel.trackingCode))
/** Asks what became of those it has. */
export const parcelsToTrack = parcelJobs('parcels-to-track', isNotNull(parcel.trackingCode))
