import { getReadableOrder, type OrderRow, orderToken } from '@/backend/modules/orders'
import { addPhoto, returnTexts, withdrawReturn } from '@/backend/modules/returns'
import type { Context, Handler } from '@/backend/platform/context'
import { ownReturns } from '@/backend/read-models/own-returns/own-returns'
import { requestReturn } from '@/backend/workflows/request-return/request-return'
import type * as calls from '@/contract/shop/returns'

type Routes = { [N in Names]: Handler<(typeof calls)[N]> }
type Names = 'listOwnReturns' | 'requestReturn' | 'addReturnPhoto' | 'withdrawReturn'

/** As its buyer reads them: who may read a guest’s order may read the one that brings what was exchanged. */
async function buyersReturns(context: Context, order: OrderRow) {
  const own = await ownReturns(context, order)
  if (order.userId !== null) return own
  const secret = context.config.tokenSecret
  const returns = own.returns.map(({ replacement, ...row }) => ({
    ...row,
    ...(replacement && {
      replacement: { ...replacement, orderToken: orderToken(secret, replacement.orderId) },
    }),
  }))
  return { ...own, returns }
}

/** Returns as the buyer of an order asks for them. */
export const returnRoutes: Routes = {
  listOwnReturns: async ({ params }, context) => ({
    data: await buyersReturns(context, await getReadableOrder(context, params.id)),
  }),

  requestReturn: async ({ params, body }, context) => {
    const order = await getReadableOrder(context, params.id)
    await requestReturn(context, order.id, body)
    return { data: await buyersReturns(context, order), successMessage: returnTexts.asked }
  },

  addReturnPhoto: async ({ params, body }, context) => {
    const { id: orderId } = await getReadableOrder(context, params.id)
    const { returnId } = params
    return { data: { photos: await addPhoto(context, { orderId, returnId }, body.data) } }
  },

  withdrawReturn: async ({ params }, context) => {
    const order = await getReadableOrder(context, params.id)
    await withdrawReturn(context, { orderId: order.id, returnId: params.returnId })
    return { data: await buyersReturns(context, order), successMessage: returnTexts.withdrawn }
  },
}
