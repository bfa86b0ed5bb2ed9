import { and, eq, ne } from 'drizzle-orm'
import type { Context, Handler } from '@/backend/context'
import { isCourse } from '@/backend/modules/cart/cart-lines'
import { changeOnDesk } from '@/backend/modules/orders/desk/change-on-desk'
import { withLines } from '@/backend/modules/orders/order-queries'
import { PACKED, PAID } from '@/backend/modules/orders/order-status'
import {
  findParcel,
  givenUp,
  lockParcel,
  staffParcel,
} from '@/backend/modules/orders/parcels/parcel-queries'
import { parcelTexts } from '@/backend/modules/orders/parcels/texts'
import { CarrierRefusal, PACKING_GRAM } from '@/backend/modules/shipping/carriers/carrier'
import { parcel } from '@/backend/platform/db/tables'
import { HttpError } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/staff-parcels'

const internal = (note: string) => ({ kind: 'carrier', note, isInternal: true })

async function queueParcel(context: Context, orderId: string) {
  const carrier = context.parcelCarrier
  if (!carrier) throw new HttpError(422, parcelTexts.noCarrier)
  const audit = { action: 'order.parcel', data: { carrier: carrier.name } }
  await changeOnDesk(context, orderId, audit, async ({ tx, order, now, remember }) => {
    const newest = await findParcel(tx, orderId)
    if (newest && !givenUp.includes(newest.state)) return
    // Until it is packed an order's lines and sum may still change.
    if (order.status !== PACKED) throw new HttpError(409, parcelTexts.notPacking)
    const { lines } = await withLines(tx, order)
    if (lines.every((line) => isCourse(line))) throw new HttpError(409, parcelTexts.nothingToSend)
    const before = await tx.$count(parcel, eq(parcel.orderId, orderId))
    await tx.insert(parcel).values({
      orderId,
      carrier: carrier.name,
      code: before === 0 ? order.code : `${order.code}-${before + 1}`,
      weightGram: order.weightGram + PACKING_GRAM,
      codAmount: order.paymentStatus === PAID ? 0 : order.total,
      createdAt: now,
      nextAt: now,
    })
    await remember(internal(parcelTexts.queuedEvent))
  })
}

async function takeBackParcel(context: Context, orderId: string) {
  const row = await findParcel(context.db, orderId)
  if (!row) throw new HttpError(404, parcelTexts.none)
  if (row.trackingCode) {
    const isCancelled = await askCarrier(context, (carrier) =>
      carrier.cancel(row.trackingCode ?? ''),
    )
    if (!isCancelled) throw new HttpError(409, parcelTexts.tooLate)
  }
  const audit = { action: 'order.parcel.cancel', data: { code: row.code } }
  await changeOnDesk(context, orderId, audit, async ({ tx, remember }) => {
    const locked = await lockParcel(tx, row.id)
    // Told to the carrier in this very moment: the next try asks it.
    if (locked?.trackingCode !== row.trackingCode)
      throw new HttpError(409, parcelTexts.carrierSilent)
    await tx
      .update(parcel)
      .set({ state: 'cancelled', nextAt: null })
      .where(and(eq(parcel.id, row.id), ne(parcel.state, 'cancelled')))
    await remember(internal(parcelTexts.cancelled))
  })
}

async function askCarrier<T>(
  { parcelCarrier, log }: Context,
  ask: (carrier: NonNullable<Context['parcelCarrier']>) => Promise<T>,
): Promise<T> {
  if (!parcelCarrier) throw new HttpError(422, parcelTexts.noCarrier)
  try {
    return await ask(parcelCarrier)
  } catch (error) {
    log.warn({ err: error }, 'the carrier could not be asked')
    if (error instanceof CarrierRefusal) throw new HttpError(409, parcelTexts.tooLate)
    throw new HttpError(503, parcelTexts.carrierSilent)
  }
}

type Routes = {
  sendParcel: Handler<typeof calls.sendParcel>
  getParcel: Handler<typeof calls.getParcel>
  cancelParcel: Handler<typeof calls.cancelParcel>
  getParcelLabel: Handler<typeof calls.getParcelLabel>
}

/** What the staff does with the parcel of an order. */
export const parcelRoutes: Routes = {
  sendParcel: async ({ params }, context) => {
    await queueParcel(context, params.id)
    return { data: await staffParcel(context, params.id), successMessage: parcelTexts.queued }
  },

  getParcel: async ({ params }, context) => ({ data: await staffParcel(context, params.id) }),

  cancelParcel: async ({ params }, context) => {
    await takeBackParcel(context, params.id)
    return { data: await staffParcel(context, params.id), successMessage: parcelTexts.cancelled }
  },

  getParcelLabel: async ({ params }, context) => {
    const row = await findParcel(context.db, params.id)
    const code = row?.trackingCode
    if (!code) throw new HttpError(409, parcelTexts.noLabel)
    return { data: { url: await askCarrier(context, (carrier) => carrier.labelUrl(code)) } }
  },
}
