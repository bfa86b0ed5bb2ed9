import { listProducts } from '@/backend/api/shop/list-products'
import {
  findFlashSale,
  isCourse,
  listFlashSaleItems,
  runningPrices,
} from '@/backend/modules/catalog'
import { askForNotice, confirmNotice, stockTexts } from '@/backend/modules/stock'
import type { Handler, HandlersOf, Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { notFound } from '@/backend/platform/http/http-error'
import { listLogos } from '@/backend/read-models/home/list-logos'
import { describeCourse } from '@/backend/read-models/product-page/describe-course'
import { learningOfBook } from '@/backend/read-models/product-page/learning-of-book'
import {
  idsOfAuthor,
  neighbourIds,
  productCards,
} from '@/backend/read-models/products/product-card-queries'
import { productDetail, productSale } from '@/backend/read-models/products/product-mapper'
import {
  findCourseOfProduct,
  findProduct,
  listProductImages,
} from '@/backend/read-models/products/product-queries'
import { publicState } from '@/backend/read-models/public-state/public-state'
import type * as calls from '@/contract/shop/catalog'

const NEIGHBOURS = 12

/** The page of a product; a hidden one only for the staff. */
export async function productPage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: number,
  { hidden = false } = {},
) {
  const row = await findProduct(db, id, { hidden })
  if (!row) throw notFound()
  const prices = await runningPrices(db, now())
  const neighbours = await neighbourIds(db, row, NEIGHBOURS)
  const byAuthor = await idsOfAuthor(db, row, NEIGHBOURS)
  const cards = await productCards(
    db,
    [row.id, ...neighbours, ...byAuthor],
    prices,
    hidden ? row.id : undefined,
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const salesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const card = byId.get(id)
      return card ? [productSale(card)] : []
    })
  const card = byId.get(row.id)
  if (!card) throw notFound()
  return {
    data: {
      productSale: productDetail(card, row, await listProductImages(db, row.id)),
      productSalesInCategory: salesOf(neighbours),
      productSalesOfAuthor: salesOf(byAuthor),
      course: await courseOf(db, row.id),
      learning: isCourse(card) ? null : await learningOfBook(db, row),
    },
  }
}

const getProduct: Handler<typeof calls.getProduct> = ({ params }, services) =>
  productPage(services, params.id)

async function courseOf(db: Db, productId: number) {
  const course = await findCourseOfProduct(db, productId)
  return course && describeCourse(db, course.id)
}

const getFlashSale: Handler<typeof calls.getFlashSale> = async (_, { db, now }) => {
  const time = now()
  const serverTime = time.toISOString()
  const sale = await findFlashSale(db, time)
  if (!sale) return { data: { serverTime, flashSale: null, productSales: [] } }
  const items = await listFlashSaleItems(db, sale.id)
  const cards = await productCards(
    db,
    items.map((item) => item.productId),
    await runningPrices(db, time),
  )
  const byId = new Map(cards.map((card) => [card.id, productSale(card)]))
  return {
    data: {
      serverTime,
      flashSale: {
        flashSaleId: sale.id,
        name: sale.name,
        startTime: sale.startsAt.toISOString(),
        endTime: sale.endsAt.toISOString(),
        bannerURL: sale.bannerUrl,
      },
      productSales: items.flatMap(({ productId, price, quantity, sold, perUser }) => {
        const shown = byId.get(productId)
        return shown ? [{ ...shown, flashSalePrice: price, quantity, sold, perUser }] : []
      }),
    },
  }
}

export const catalogRoutes: HandlersOf<'catalog'> = {
  askForStockNotice: async ({ params, body }, context) => {
    await askForNotice(context, params.id, body.email)
    return { successMessage: stockTexts.asked }
  },
  confirmStockNotice: async ({ body }, context) => ({
    data: await confirmNotice(context, body.token),
  }),
  getCategories: async (_, services) => ({ data: (await publicState(services)).categories }),
  getFlashSale,
  getLogos: async (_, context) => {
    await context.settings.refresh()
    return { data: await listLogos(context) }
  },
  getProduct,
  listProducts,
}
