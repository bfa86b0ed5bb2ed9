import { findOrderById } from '@/backend/modules/orders'
import { decideReturn, listPhotos, returnTexts } from '@/backend/modules/returns'
import { type Context, callerOf, type Handler } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { ownReturns } from '@/backend/read-models/own-returns/own-returns'
import { getReturn, listReturns } from '@/backend/read-models/staff-returns/list-returns'
import { receiveReturn } from '@/backend/workflows/receive-return/receive-return'
import { requestReturn } from '@/backend/workflows/request-return/request-return'
import type * as calls from '@/contract/staff/returns'

type Routes = { [N in Names]: Handler<(typeof calls)[N]> }
type Names =
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

/** Returns as the staff open, decide and receive them. */
export const staffReturnRoutes: Routes = {
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
