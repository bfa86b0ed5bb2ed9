import {
  findOrderById,
  getReadableOrder,
  type OrderRow,
  orderToken,
} from '@/backend/modules/orders'
import {
  addPhoto,
  decideReturn,
  listPhotos,
  returnTexts,
  withdrawReturn,
} from '@/backend/modules/returns'
import { type Context, callerOf, type Handler } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { ownReturns } from '@/backend/read-models/own-returns/own-returns'
import { getReturn, listReturns } from '@/backend/read-models/staff-returns/list-returns'
import { receiveReturn } from '@/backend/workflows/receive-return/receive-return'
import { requestReturn } from '@/backend/workflows/request-return/request-return'
import type * as calls from '@/contract/shop/returns'

type Routes = { [N in Names]: Handler<(typeof calls)[N]> }
type Names =
  | 'listOwnReturns'
  | 'requestReturn'
  | 'addReturnPhoto'
  | 'withdrawReturn'
  | 'listReturns'
  | 'listReturnPhotos'
  | 'listOrderReturns'
  | 'openReturn'
  | 'decideReturn'
  | 'receiveReturn'

const changed = async ({ db }: Pick<Context, 'db'>, id: string, successMessage: string) => ({
  data: await getReturn(db, id),
  successMessage,
})

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

/** Returns, asked for by the buyer and settled by the staff. */
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

  listReturns: ({ query }, { db }) => listReturns(db, query.state ?? 'open', query),

  listReturnPhotos: async ({ params }, { db }) => {
    const pictures = await listPhotos(db, params.id)
    return {
      data: pictures.map(({ data }) => ({ type: 'image/webp', data: data.toString('base64') })),
    }
  },

  listOrderReturns: async ({ params }, context) => {
    const order = await findOrderById(context.db, params.id)
    if (!order) throw notFound()
    return { data: await ownReturns(context, order) }
  },

  openReturn: async ({ params, body }, context) => {
    const order = await findOrderById(context.db, params.id)
    if (!order) throw notFound()
    const actor = `staff:${callerOf(context).userId}`
    await requestReturn(context, order.id, body, actor)
    return { data: await ownReturns(context, order), successMessage: returnTexts.opened }
  },

  decideReturn: async ({ params, body }, context) => {
    await decideReturn(context, params.id, body)
    return changed(context, params.id, returnTexts.decided)
  },

  receiveReturn: async ({ params, body }, context) => {
    await receiveReturn(context, params.id, body)
    return changed(context, params.id, returnTexts.received)
  },
}
