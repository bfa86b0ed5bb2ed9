import { and, eq, notInArray } from 'drizzle-orm'
import { changeLockedOrder } from '@/backend/modules/orders/change-locked-order'
import type { OrderRow } from '@/backend/modules/orders/order-queries'
import { DELIVERED, ON_ITS_WAY, RETURNED } from '@/backend/modules/orders/order-status'
import { insertParcel } from '@/backend/modules/parcels/insert-parcel'
import { bookLines } from '@/backend/modules/parcels/parcel-lines'
import { lockParcel, parcelByCode } from '@/backend/modules/parcels/parcel-queries'
import { ended, nextStatesOf, OWN } from '@/backend/modules/parcels/parcel-states'
import { parcel, parcelStep } from '@/backend/modules/parcels/tables'
import { parcelTexts } from '@/backend/modules/parcels/texts'
import { emailShop } from '@/backend/modules/settings/email-shop'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { applySteps } from '@/backend/workflows/deliver-parcel/apply-steps'
import type { ParcelState } from '@/contract/shop/parcels'

/** What has just been packed where no carrier is told of it: label and cash are its own. */
export async function packOwnParcel(tx: Tx, order: OrderRow, now: Date) {
  const books = await bookLines(tx, order.id)
  const chosen = books
    .filter(({ packed }) => packed > 0)
    .map((line) => ({ ...line, quantity: line.packed }))
  const facts = { carrier: OWN, state: 'packed', createdAt: now }
  await insertParcel(tx, order, { books, chosen }, facts)
}

const stateAt: Partial<Record<number, ParcelState>> = {
  [ON_ITS_WAY]: 'delivering',
  [DELIVERED]: 'delivered',
  [RETURNED]: 'returned',
}

/** Somebody has moved the order as a whole: the parcels the shop hands over itself go with it. */
export async function moveOwnParcels(tx: Tx, orderId: string, to: number, now: Date) {
  const state = stateAt[to]
  if (!state) return
  const over = to === RETURNED ? ['cancelled', 'lost', 'returned'] : [...ended, state]
  const moved = await tx
    .update(parcel)
    .set({ state })
    .where(
      and(eq(parcel.orderId, orderId), eq(parcel.carrier, OWN), notInArray(parcel.state, over)),
    )
    .returning({ parcelId: parcel.id })
  const steps = moved.map(({ parcelId }) => ({ parcelId, state, rawState: state, at: now }))
  if (steps.length > 0) await tx.insert(parcelStep).values(steps).onConflictDoNothing()
}

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
