import type { Context } from '@/backend/context'
import { changeOrderStatus } from '@/backend/modules/orders/change-order-status'
import { changeOnDesk } from '@/backend/modules/orders/desk/change-on-desk'
import { CONFIRMED, PACKED } from '@/backend/modules/orders/order-status'
import { packingOrderOf } from '@/backend/modules/orders/packing/packing-queries'
import { packingTexts } from '@/backend/modules/orders/packing/texts'
import { HttpError } from '@/backend/platform/http/http-error'

type Scanned = { orderLineId: number; quantity: number }

/** Moves a confirmed order on when what was scanned is what it holds: it may have been changed while it lay on the table. */
export const packOrder = (context: Context, orderId: string, scanned: readonly Scanned[]) =>
  changeOnDesk(
    context,
    orderId,
    { action: 'order.pack', data: { lines: scanned } },
    async (desk) => {
      const { tx, order, actor, now } = desk
      if (order.status !== CONFIRMED) throw new HttpError(409, packingTexts.notToPack)
      const { lines } = await packingOrderOf(tx, order)
      if (lines.length === 0) throw new HttpError(409, packingTexts.onlyCourses)
      const counts = new Map(scanned.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
      const isSame =
        counts.size === lines.length &&
        scanned.length === lines.length &&
        lines.every(({ orderLineId, quantity }) => counts.get(orderLineId) === quantity)
      if (!isSame) throw new HttpError(409, packingTexts.otherCopies)
      const { publicUrl } = context.config
      await changeOrderStatus(tx, order, { to: PACKED, actor, publicUrl }, now)
    },
  )
