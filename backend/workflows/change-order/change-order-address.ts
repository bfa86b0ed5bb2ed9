import { asc, eq, sql } from 'drizzle-orm'
import { isCourse } from '@/backend/modules/cart/cart-lines'
import { product } from '@/backend/modules/catalog/tables'
import { getPlace } from '@/backend/modules/geography/get-place'
import { changeLockedOrder, type OrderChange } from '@/backend/modules/orders/change-locked-order'
import { orderSearchText } from '@/backend/modules/orders/order-search-text'
import {
  AWAITS_CONFIRMATION,
  CASH_ON_DELIVERY,
  CONFIRMED,
  PAID,
} from '@/backend/modules/orders/order-status'
import { staffOrderTexts } from '@/backend/modules/orders/staff-order-texts'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { newestPayment } from '@/backend/modules/payments/payment-queries'
import type { ShipPlace } from '@/backend/modules/shipping/shipping-queries'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { askingFees, orderFee } from '@/backend/workflows/change-order/order-fee'

type Receiver = { name: string; phone: string; address: string; wardId: number }

const linesOf = ({ tx, order }: OrderChange) =>
  tx
    .select({
      title: orderLine.title,
      objectType: product.objectType,
      lineTotal: orderLine.lineTotal,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, order.id))
    .orderBy(asc(orderLine.id))
type Lines = Awaited<ReturnType<typeof linesOf>>

/** The fee to the new place; what the buyer has paid is not asked for again. */
async function feeFor(
  { tx, order }: OrderChange,
  context: Context,
  place: ShipPlace,
  lines: Lines,
) {
  if (order.paymentStatus === PAID || order.paymentType !== CASH_ON_DELIVERY) {
    return order.shippingFee
  }
  // Money of the former total may still come by an attempt begun before.
  if (await newestPayment(tx, order.id)) return order.shippingFee
  const books = lines.filter((line) => !isCourse(line))
  return orderFee(tx, context, place, {
    hasBooks: books.length > 0,
    booksTotal: books.reduce((sum, line) => sum + line.lineTotal, 0),
    weightGram: order.weightGram,
  })
}

/** Changes where an order goes, before it is packed; refused while a payment of another total may be under way. */
export const changeOrderAddress = (context: Context, orderId: string, receiver: Receiver) =>
  askingFees(context, () =>
    changeLockedOrder(
      context,
      orderId,
      { action: 'order.address', data: receiver },
      async (orderChange) => {
        const { tx, order } = orderChange
        if (order.status !== AWAITS_CONFIRMATION && order.status !== CONFIRMED) {
          throw new HttpError(409, staffOrderTexts.addressTooLate)
        }
        const place = await getPlace({ db: tx, config: context.config }, receiver.wardId)
        const lines = await linesOf(orderChange)
        const shippingFee = await feeFor(orderChange, context, place, lines)
        const total = order.total - order.shippingFee + shippingFee
        if (total < 0) throw new HttpError(409, staffOrderTexts.discountAboveTotal)
        const { name: receiverName, phone, address } = receiver
        await tx
          .update(orders)
          .set({
            receiverName,
            phone,
            address,
            wardId: place.wardId,
            wardName: place.wardName,
            districtName: place.districtName,
            cityName: place.cityName,
            shippingFee,
            total,
            version: sql`${orders.version} + 1`,
            searchText: orderSearchText(
              { code: order.code, phone, receiverName },
              lines.map(({ title }) => title),
            ),
          })
          .where(eq(orders.id, order.id))
        const note = staffOrderTexts.addressChanged(
          [address, place.wardName, place.cityName].join(', '),
        )
        await orderChange.remember({ kind: 'address', note, isInternal: false })
      },
    ),
  )
