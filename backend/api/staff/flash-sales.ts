import {
  changeFlashSale,
  createFlashSale,
  dropFlashSale,
  endFlashSale,
  getFlashSale,
  listFlashSales,
} from '@/backend/modules/catalog'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

/** Also of a planned one: until when a page is kept depends on when the next sale begins. Every page with a price carries the tag. */
const purge = (context: Pick<Context, 'revalidatePages'>) =>
  context.revalidatePages?.(['flash-sale'])

export const staffFlashSaleRoutes: HandlersOf<'staffFlashSales'> = {
  list: ({ query }, { db, now }) => listFlashSales(db, query, now()),

  read: async ({ params: { id } }, { db, now }) => ({ data: await getFlashSale(db, id, now()) }),

  create: async ({ body }, context) => {
    const data = await createFlashSale(context, body)
    await purge(context)
    return { data, successMessage: officeTexts.flashSaleSaved }
  },

  change: async ({ params: { id }, body }, context) => {
    if (Object.keys(body).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
    const data = await changeFlashSale(context, id, body)
    await purge(context)
    return { data, successMessage: officeTexts.flashSaleSaved }
  },

  archive: async ({ params: { id } }, context) => {
    await dropFlashSale(context, id)
    await purge(context)
    return { successMessage: officeTexts.flashSaleDropped }
  },

  endFlashSale: async ({ params: { id } }, context) => {
    const data = await endFlashSale(context, id)
    await purge(context)
    return { data, successMessage: officeTexts.flashSaleEnded }
  },
}
