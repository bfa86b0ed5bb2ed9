import { findPlace } from '@/backend/modules/geography'
import { findOrderById, type OrderRow } from '@/backend/modules/orders'
import { sizeOfNext } from '@/backend/modules/parcels/insert-parcel'
import { bookLines, chosenOf, type ParcelLineInput } from '@/backend/modules/parcels/parcel-lines'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import {
  askCarrier,
  type Carrier,
  CarrierRefusal,
  carrierName,
  chooseCarrier,
  openCarriers,
  PACKING_GRAM,
  shipmentOf,
} from '@/backend/modules/shipping'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import type { ParcelCarrier } from '@/contract/staff/parcels'

/** The packer waits for it. */
const TIMEOUT_MS = 4_000

type Size = { weightGram: number; codAmount: number }

const placeOf = (
  db: Db,
  { config }: Pick<Services, 'config'>,
  { wardId }: Pick<OrderRow, 'wardId'>,
) => (wardId === null ? null : findPlace(db, config.adminScheme, wardId))

/** Who takes a parcel of this size: the carrier that was named, else the one of the shop's rules. */
export async function carrierOfNext(
  db: Db,
  services: Pick<Services, 'config' | 'settings'>,
  order: Pick<OrderRow, 'wardId'>,
  size: Size,
  named: string | undefined,
): Promise<string> {
  const { carriers, carrierChoice } = services.settings.current()
  if (named !== undefined) {
    const isOpen = openCarriers(carriers, carrierChoice).some(({ name }) => name === named)
    if (!isOpen) throw new HttpError(422, parcelTexts.carrierNotOpen)
    return named
  }
  const place = await placeOf(db, services, order)
  const facts = { ...size, provinceCode: place?.provinceCode ?? null }
  const chosen = chooseCarrier(carriers, carrierChoice, facts)
  if (!chosen) throw new HttpError(422, parcelTexts.noCarrier)
  return chosen.carrier.name
}

type Asked = Pick<Services, 'db' | 'log' | 'now' | 'config' | 'settings'>

/** What a carrier asks for the next parcel; why there is no fee where it names none. */
async function offerOf(
  services: Asked,
  carrier: Carrier,
  order: OrderRow,
  { weightGram, codAmount, value }: Size & { value: number },
): Promise<Pick<ParcelCarrier, 'fee' | 'days' | 'problem'>> {
  const none = { fee: null, days: null }
  const place = await placeOf(services.db, services, order)
  if (!place) return { ...none, problem: parcelTexts.noFee }
  const parcel = { weightGram: weightGram - PACKING_GRAM, booksTotal: value }
  const shipment = await shipmentOf(services.db, carrier.name, place, parcel, codAmount)
  try {
    const quote = await askCarrier(carrier, services, shipment, TIMEOUT_MS)
    return quote ? { ...quote, problem: null } : { ...none, problem: parcelTexts.feeSilent }
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error
    return { ...none, problem: error.message }
  }
}

/** The carriers a parcel with these copies may go with, each with what it asks, all asked at once. */
export async function listParcelCarriers(
  services: Asked,
  orderId: string,
  lines: readonly ParcelLineInput[] | undefined,
): Promise<ParcelCarrier[]> {
  const { db, settings } = services
  const order = await findOrderById(db, orderId)
  if (!order) throw notFound()
  const { carriers, carrierChoice } = settings.current()
  const open = openCarriers(carriers, carrierChoice)
  const books = await bookLines(db, orderId)
  const chosen = chosenOf(books, lines)
  if (chosen.length === 0 || open.length === 0) return []
  const size = await sizeOfNext(db, order, { books, chosen })
  const byRule = await carrierOfNext(db, services, order, size, undefined)
  const value = chosen.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return Promise.all(
    open.map(async (carrier) => ({
      id: carrier.name,
      name: carrierName(settings.current(), carrier.name),
      isChosen: carrier.name === byRule,
      ...(await offerOf(services, carrier, order, { ...size, value })),
    })),
  )
}
