import { productPage } from '@/backend/api/shop/catalog'
import { dropPrice, listPriceSteps, planPrice } from '@/backend/modules/catalog'
import { correctStock, listStockMovements } from '@/backend/modules/stock'
import { type Context, callerOf, type HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import {
  getProduct,
  listProducts,
} from '@/backend/read-models/staff-products/staff-product-queries'
import {
  changeProduct,
  createProduct,
  setArchived,
} from '@/backend/workflows/save-product/write-product'
import { messages } from '@/contract/messages'

const purge = (context: Pick<Context, 'revalidatePages'>, id: number) =>
  context.revalidatePages?.([`product:${id}`, 'products'])

/** The warehouse counts copies; names, texts and prices are the editors'. */
function guardFields(context: Pick<Context, 'caller'>, names: readonly string[]) {
  if (names.length === 0) throw new HttpError(400, officeTexts.nothingAsked)
  const { roles } = callerOf(context)
  const mayAll = roles.includes('admin') || roles.includes('editor')
  if (!mayAll && names.some((name) => name !== 'stock' && name !== 'version')) {
    throw new HttpError(403, messages.forbidden)
  }
}

export const staffProductRoutes: HandlersOf<'staffProducts'> = {
  list: ({ query }, { db }) => listProducts(db, query),

  read: async ({ params: { id } }, { db }) => ({ data: await getProduct(db, id) }),

  create: async ({ body }, context) => {
    const data = await createProduct(context, body)
    await purge(context, data.id)
    return { data, successMessage: officeTexts.productSaved }
  },

  change: async ({ params: { id }, body }, context) => {
    guardFields(context, Object.keys(body))
    const data = await changeProduct(context, id, body)
    await purge(context, id)
    return { data, successMessage: officeTexts.productSaved }
  },

  archive: async ({ params: { id } }, context) => {
    await setArchived(context, id, true)
    await purge(context, id)
    return { successMessage: officeTexts.productArchived }
  },

  previewProduct: ({ params: { id } }, services) => productPage(services, id, { hidden: true }),

  restoreProduct: async ({ params: { id } }, context) => {
    const data = await setArchived(context, id, false)
    return { data, successMessage: officeTexts.productRestored }
  },

  correctStock: async ({ params: { id }, body }, context) => {
    const data = await correctStock(context, id, body)
    await purge(context, id)
    return { data, successMessage: officeTexts.stockSaved }
  },

  listStockMovements: async ({ params: { id } }, { db }) => ({
    data: await listStockMovements(db, id),
    totalPage: 1,
  }),

  listPriceSteps: async ({ params: { id } }, { db }) => ({
    data: await listPriceSteps(db, id),
    totalPage: 1,
  }),

  planPrice: async ({ params: { id }, body }, context) => {
    const prices = { price: body.price, salePrice: body.priceSale }
    const data = await planPrice(context, id, prices, new Date(body.startTime))
    return { data, successMessage: officeTexts.pricePlanned }
  },

  dropPrice: async ({ params: { id, step } }, context) => ({
    data: await dropPrice(context, id, step),
    successMessage: officeTexts.priceDropped,
  }),
}
