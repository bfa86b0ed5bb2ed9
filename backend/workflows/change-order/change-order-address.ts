import { sql } from 'drizzle-orm'
import { getPlace } from '@/backend/modules/geography'
import {
  AWAITS_CONFIRMATION,
  CONFIRMED,
  changeLockedOrder,
  type OrderChange,
  orderSearchText,
  staffOrderTexts,
  updateOrder,
} from '@/backend/modules/orders'
import { orders } from '@/backend/modules/orders/tables'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { askingFees } from '@/backend/workflows/change-order/order-fee'
import {
  listOrderedLines,
  mayReprice,
  repriceOrder,
  writeRepriced,
} from '@/backend/workflows/change-order/reprice-order'

type Receiver = { name: string; phone: string; address: string; wardId: number }

async function move({ tx, order, now, remember }: OrderChange, context: Context, to: Receiver) {
  if (order.status !== AWAITS_CONFIRMATION && order.status !== CONFIRMED) {
    throw new HttpError(409, staffOrderTexts.addressTooLate)
  }
  const place = await getPlace({ db: tx, config: context.config }, to.wardId)
  const ordered = await listOrderedLines(tx, order.id)
  const { name: receiverName, phone, address } = to
  const { wardId, wardName, districtName, cityName } = place
  const receiver = { receiverName, phone, address, wardId, wardName, districtName, cityName }
  await updateOrder(tx, order.id, {
    ...receiver,
    version: sql`${orders.version} + 1`,
    searchText: orderSearchText(
      { code: order.code, phone, receiverName },
      ordered.map(({ line }) => line.title),
    ),
  })
  // What the buyer has paid, or may be paying now, is not asked for again.
  const moved = { ...order, ...receiver }
  const priced = (await mayReprice(tx, order))
    ? await repriceOrder(tx, context, moved, ordered)
    : null
  if (priced) await writeRepriced(tx, moved, priced, now)
  const where = staffOrderTexts.addressChanged([address, wardName, cityName].join(', '))
  const isOtherTotal = priced !== null && priced.totals.total !== order.total
  const note = isOtherTotal
    ? [where, staffOrderTexts.newTotal(priced.totals.total)].join('; ')
    : where
  await remember({ kind: 'address', note, isInternal: false })
}

/** Changes where an order goes, before it is packed; an unpaid cash order is counted anew, codes and fee. */
export const changeOrderAddress = (context: Context, orderId: string, receiver: Receiver) =>
  askingFees(context, () =>
    changeLockedOrder(
      context,
      orderId,
      { action: 'order.address', data: receiver },
      (orderChange) => move(orderChange, context, receiver),
    ),
  )
