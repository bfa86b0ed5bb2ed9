import { changeLockedOrder } from '@/backend/modules/orders'
import {
  listParcelCarriers,
  lockParcel,
  onTheWay,
  orderParcels,
  parcelByCode,
  parcelTexts,
  sendParcel,
  withdrawParcel,
} from '@/backend/modules/parcels'
import { type Carrier, CarrierRefusal, carrierNamed } from '@/backend/modules/shipping'
import type { Context, Handler } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { dropLater } from '@/backend/workflows/cancel-backorder/cancel-backorder'
import { closeParcel } from '@/backend/workflows/deliver-parcel/close-parcel'
import { moveOwnParcel } from '@/backend/workflows/deliver-parcel/shop-delivered-parcels'
import type * as calls from '@/contract/staff/parcels'

/** The shop's own parcel is with its buyer, or was. */
const hasLeft: readonly string[] = [...onTheWay, 'lost']

async function takeBackParcel(context: Context, code: string) {
  const row = await parcelByCode(context.db, code)
  if (row.trackingCode) {
    const isCancelled = await askCarrier(context, row.carrier, (carrier) =>
      carrier.cancel(row.trackingCode ?? ''),
    )
    if (!isCancelled) throw new HttpError(409, parcelTexts.tooLate)
  }
  const audit = { action: 'order.parcel.cancel', data: { code: row.code } }
  await changeLockedOrder(context, row.orderId, audit, async ({ tx, remember }) => {
    const locked = await lockParcel(tx, row.id)
    // Told to the carrier in this very moment: the next try asks it.
    if (locked?.trackingCode !== row.trackingCode)
      throw new HttpError(409, parcelTexts.carrierSilent)
    if (!row.trackingCode && hasLeft.includes(locked.state)) {
      throw new HttpError(409, parcelTexts.hasLeft)
    }
    await withdrawParcel(tx, row.id)
    await remember({ kind: 'carrier', note: parcelTexts.cancelled, isInternal: true })
  })
  return row.orderId
}

async function askCarrier<T>(
  { settings, log }: Pick<Context, 'log' | 'settings'>,
  name: string,
  ask: (carrier: Carrier) => Promise<T>,
): Promise<T> {
  const carrier = carrierNamed(settings.current(), name)
  if (!carrier) throw new HttpError(422, parcelTexts.carrierGone)
  try {
    return await ask(carrier)
  } catch (error) {
    log.warn({ err: error }, 'the carrier could not be asked')
    if (error instanceof CarrierRefusal) throw new HttpError(409, parcelTexts.tooLate)
    throw new HttpError(503, parcelTexts.carrierSilent)
  }
}

/** `12:1,14:2`: copies of lines of the order. */
const linesOf = (text: string | undefined) =>
  text?.split(',').map((line) => {
    const [orderLineId, quantity] = line.split(':').map(Number)
    return { orderLineId: orderLineId ?? 0, quantity: quantity ?? 0 }
  })

type Routes = {
  sendParcel: Handler<typeof calls.sendParcel>
  listParcels: Handler<typeof calls.listParcels>
  listParcelCarriers: Handler<typeof calls.listParcelCarriers>
  moveParcel: Handler<typeof calls.moveParcel>
  cancelParcel: Handler<typeof calls.cancelParcel>
  closeParcel: Handler<typeof calls.closeParcel>
  dropLater: Handler<typeof calls.dropLater>
  getParcelLabel: Handler<typeof calls.getParcelLabel>
}

/** What the staff does with the parcels of an order. */
export const parcelRoutes: Routes = {
  sendParcel: async ({ params, body }, context) => {
    await sendParcel(context, params.id, body)
    const successMessage = body.isOwn ? parcelTexts.packed : parcelTexts.queued
    return { data: await orderParcels(context, params.id), successMessage }
  },

  listParcels: async ({ params }, context) => ({ data: await orderParcels(context, params.id) }),

  listParcelCarriers: async ({ params, query }, context) => ({
    data: await listParcelCarriers(context, params.id, linesOf(query.lines)),
  }),

  moveParcel: async ({ params, body }, context) => {
    const orderId = await moveOwnParcel(context, params.code.toUpperCase(), body)
    return { data: await orderParcels(context, orderId), successMessage: parcelTexts.moved }
  },

  cancelParcel: async ({ params }, context) => {
    const orderId = await takeBackParcel(context, params.code.toUpperCase())
    return { data: await orderParcels(context, orderId), successMessage: parcelTexts.cancelled }
  },

  closeParcel: async ({ params, body }, context) => {
    const orderId = await closeParcel(context, params.code.toUpperCase(), body.isRestocked)
    return { data: await orderParcels(context, orderId), successMessage: parcelTexts.closed }
  },

  dropLater: async ({ params, body }, context) => {
    await dropLater(context, params.id, body.isRestocked)
    return { data: await orderParcels(context, params.id), successMessage: parcelTexts.droppedAll }
  },

  getParcelLabel: async ({ params }, context) => {
    const { carrier, trackingCode } = await parcelByCode(context.db, params.code.toUpperCase())
    if (!trackingCode) throw new HttpError(409, parcelTexts.noLabel)
    return {
      data: { url: await askCarrier(context, carrier, (one) => one.labelUrl(trackingCode)) },
    }
  },
}
