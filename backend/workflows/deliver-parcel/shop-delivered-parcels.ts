import { changeLockedOrder } from '@/backend/modules/orders'
import { lockParcel, nextStatesOf, OWN, parcelByCode, parcelTexts } from '@/backend/modules/parcels'
import { emailShop } from '@/backend/modules/settings'
import type { Context } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { applySteps } from '@/backend/workflows/deliver-parcel/apply-steps'
import type { ParcelState } from '@/contract/shop/parcels'

type Move = { state: ParcelState; note?: string | undefined }

/** Says where a parcel is that the shop hands over itself. Said again, nothing happens. */
export async function moveOwnParcel(context: Context, code: string, { state, note }: Move) {
  const { id, orderId } = await parcelByCode(context.db, code)
  const audit = { action: 'order.parcel.move', data: { code, state } }
  await changeLockedOrder(context, orderId, audit, async ({ tx, order, actor, now }) => {
    const row = await lockParcel(tx, id)
    if (!row) throw notFound()
    if (row.carrier !== OWN) throw new HttpError(409, parcelTexts.notOwn)
    if (row.state === state) return
    if (!nextStatesOf(row).includes(state)) throw new HttpError(409, parcelTexts.cannotMove)
    const steps = [{ state, rawState: state, at: now }]
    await applySteps(tx, {
      order,
      row,
      steps,
      actor,
      note,
      now,
      shop: emailShop(context),
      nextAt: null,
    })
  })
  return orderId
}
