import { findOrderById } from '@/backend/modules/orders'
import {
  findScanned,
  getPickingList,
  ordersToPrint,
  packingOrderOf,
  packingTexts,
  papersOf,
  printPapers,
} from '@/backend/modules/parcels'
import { setShelf } from '@/backend/modules/stock'
import { audit, changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Handler } from '@/backend/platform/context'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { packOrder } from '@/backend/workflows/pack-order/pack-order'
import type * as calls from '@/contract/staff/packing'

type Routes = {
  getPickingList: Handler<typeof calls.getPickingList>
  findPackingOrder: Handler<typeof calls.findPackingOrder>
  packOrder: Handler<typeof calls.packOrder>
  printPackingPapers: Handler<typeof calls.printPackingPapers>
  setShelf: Handler<typeof calls.setShelf>
}

/** What the packing table asks for. */
export const packingRoutes: Routes = {
  getPickingList: async (_, { db }) => ({ data: await getPickingList(db) }),

  findPackingOrder: async ({ params }, { db }) => {
    const scanned = await findScanned(db, params.code.toUpperCase())
    if (!scanned) throw notFound()
    return { data: await packingOrderOf(db, scanned.order, scanned.parcelId) }
  },

  packOrder: async ({ params, body }, context) => {
    await packOrder(context, params.id, { lines: body.lines, isPart: body.isPart ?? false })
    const order = await findOrderById(context.db, params.id)
    if (!order) throw notFound()
    return { data: await packingOrderOf(context.db, order), successMessage: packingTexts.packed }
  },

  printPackingPapers: async ({ body }, context) => {
    const { kind } = body
    const ids = [...new Set(body.orderIds)]
    const found = await ordersToPrint(context.db, ids)
    if (found.length !== ids.length) throw new HttpError(409, packingTexts.gone)
    const codes = found.map(({ order }) => order.code)
    await audit(context.db, context, {
      action: 'order.print',
      subject: kind,
      data: { orders: codes },
    })
    const papers = await papersOf(context.db, found)
    const pdf = await printPapers(kind, papers, context.settings.current().shop)
    const name = `${packingTexts.names[kind]}-${codes.length === 1 ? codes[0] : codes.length}.pdf`
    return { data: { name, type: 'application/pdf', data: pdf.toString('base64') } }
  },

  setShelf: async ({ params, body }, context) => {
    const productId = Number(params.id)
    const data = await changeWithAudit(context, 'product.shelf', async (tx) => {
      const shelf = body.shelf.toUpperCase()
      const before = await setShelf(tx, productId, shelf)
      if (before === null) throw notFound()
      return {
        subject: productId,
        before: { shelf: before },
        after: { shelf },
        result: { productId, shelf },
      }
    })
    return { data, successMessage: packingTexts.shelfSaved }
  },
}
