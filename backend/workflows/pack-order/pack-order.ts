import { changeOrderStatus } from '@/backend/modules/order-lifecycle'
import {
  CONFIRMED,
  changeLockedOrder,
  type OrderChange,
  PACKED,
  setLater,
} from '@/backend/modules/orders'
import { packingOrderOf, packingTexts, packOwnParcel } from '@/backend/modules/parcels'
import { emailShop } from '@/backend/modules/settings'
import { openCarriers } from '@/backend/modules/shipping'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { PackingOrder } from '@/contract/staff/packing'

type Scanned = { orderLineId: number; quantity: number }
type Packing = { lines: readonly Scanned[]; isPart: boolean }

/** What is left of each line after what was scanned; refused when the order holds something else, or less. */
function leftOf(wanted: PackingOrder['lines'], { lines: scanned, isPart }: Packing) {
  const counts = new Map(scanned.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const left = wanted.map(({ orderLineId, quantity }) => ({
    orderLineId,
    left: quantity - (counts.get(orderLineId) ?? Number.NaN),
  }))
  const isKnown = counts.size === wanted.length && scanned.length === wanted.length
  const isWithin = left.every((line) => line.left >= 0)
  const isWhole = left.every((line) => line.left === 0)
  if (!isKnown || !isWithin || !(isWhole || isPart)) {
    throw new HttpError(409, packingTexts.otherCopies)
  }
  if (scanned.every(({ quantity }) => quantity === 0)) {
    throw new HttpError(409, packingTexts.nothingScanned)
  }
  return { left, isWhole }
}

async function pack(
  { tx, order, actor, now, remember }: OrderChange,
  context: Pick<Context, 'config' | 'settings'>,
  packing: Packing,
) {
  const { lines, isRest } = await packingOrderOf(tx, order)
  if (order.status !== CONFIRMED && !isRest) throw new HttpError(409, packingTexts.notToPack)
  if (lines.length === 0) throw new HttpError(409, packingTexts.onlyCourses)
  const { left, isWhole } = leftOf(lines, packing)
  for (const { orderLineId, left: later } of left) {
    await setLater(tx, orderLineId, later)
  }
  if (!isRest) {
    await changeOrderStatus(tx, order, { to: PACKED, actor, shop: emailShop(context) }, now)
  }
  const { carriers, carrierChoice } = context.settings.current()
  if (openCarriers(carriers, carrierChoice).length === 0) await packOwnParcel(tx, order, now)
  if (isRest || !isWhole) {
    const note = isWhole ? packingTexts.restEvent : packingTexts.partEvent
    await remember({
      ...{ kind: 'note', note, isInternal: isRest },
      ...(!isRest && { status: PACKED }),
    })
  }
}

/**
 * Records what was scanned as packed: all of a confirmed order, or what was left of it for later. With `isPart` the rest waits for
 * another parcel; without, it must be what the order holds now, which may have been changed while it lay on the table.
 */
export const packOrder = (context: Context, orderId: string, packing: Packing) =>
  changeLockedOrder(
    context,
    orderId,
    { action: 'order.pack', data: { ...packing } },
    (orderChange) => pack(orderChange, context, packing),
  )
