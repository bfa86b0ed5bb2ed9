import { messages } from '@/contract/messages'
import type { Category, ProductDetail, ProductSale } from '@/contract/shop/catalog'
import { getCategories, getLogos, getProduct, listProducts } from '@/contract/shop/catalog'
import { checkUrl } from '@/contract/shop/pages'
import { listSitemapItems } from '@/contract/shop/sitemap'
import { fold } from '@/contract/text'
import { books, categories } from '@/contract-tools/examples/texts'
import { example, exampleAnswer } from '@/contract-tools/mock/examples'
import { type MockCall, mockCall } from '@/contract-tools/mock/mock-call'
import { Refusal } from '@/contract-tools/mock/refusal'

const COUNT = 30
const ROWS = 3

/** Later volumes of the same books, so that lists have pages. */
function volume(row: number): ProductDetail {
  const category = row % categories.length
  const given = { productId: row + 1, categoryId: category + 1 }
  const book = example<ProductDetail>('ProductDetail', { row, given })
  const number = Math.floor(row / books.length) + 1
  return {
    ...book,
    categoryName: categories[category]?.name ?? '',
    categorySlug: categories[category]?.slug ?? '',
    ...(number > 1 && {
      productName: `${book.productName} (${number})`,
      slug: `${book.slug}-${number}`,
    }),
  }
}

const shelf = Array.from({ length: COUNT }, (_, row) => volume(row))

const saleOf = (book: ProductDetail): ProductSale => {
  const { productId, productName, slug, author, originalUrl, price, priceSale, objectType } = book
  const { categoryId, soldCount, ratingAverage, ratingCount, available, flashSaleEndTime } = book
  return {
    ...{ productId, productName, slug, author, originalUrl, price, priceSale, objectType },
    ...{ categoryId, soldCount, ratingAverage, ratingCount, available, flashSaleEndTime },
  }
}

export function findBook(id: number): ProductDetail | undefined {
  return shelf[id - 1]
}

const sorts: Record<string, (one: ProductDetail, other: ProductDetail) => number> = {
  newest: (one, other) => other.productId - one.productId,
  'price-asc': (one, other) => one.priceSale - other.priceSale,
  'price-desc': (one, other) => other.priceSale - one.priceSale,
}

type Wanted = {
  category?: number | undefined
  searchContent?: string | undefined
  inStock?: string | undefined
  sort?: string | undefined
}
function matching({ category, searchContent = '', inStock, sort = '' }: Wanted) {
  const found = shelf.filter(
    (book) =>
      (category === undefined || book.categoryId === category) &&
      (inStock === undefined || book.available > 0) &&
      fold(`${book.productName} ${book.author}`).includes(fold(searchContent)),
  )
  return sorts[sort] ? found.sort(sorts[sort]) : found
}

const shelfCategories = categories.map((_, row) => {
  const category = example<Category>('Category', { row, given: { categoryId: row + 1 } })
  return { ...category, totalProduct: matching({ category: row + 1 }).length }
})

const listed = exampleAnswer<typeof listSitemapItems>('listSitemapItems', { rows: ROWS }).data

export const shelfCalls: readonly MockCall[] = [
  // The mock has no pictures: the shop then draws its own name and covers.
  mockCall(getLogos, () => ({ data: [] })),
  mockCall(checkUrl, () => ({ data: null })),
  mockCall(listSitemapItems, ({ query }) => ({
    data: listed.filter(({ id }) => id > query.after),
  })),
  mockCall(getCategories, () => ({ data: shelfCategories })),
  mockCall(listProducts, ({ query }) => {
    const found = matching(query)
    const from = (query.page - 1) * query.pageSize
    return {
      data: {
        productSales: found.slice(from, from + query.pageSize).map(saleOf),
        totalPage: Math.ceil(found.length / query.pageSize),
        totalProduct: found.length,
      },
    }
  }),
  mockCall(getProduct, ({ params }) => {
    const book = findBook(params.id)
    if (!book) throw new Refusal(404, messages.notFound)
    const neighbours = matching({ category: book.categoryId }).filter((one) => one !== book)
    return {
      data: {
        productSale: book,
        productSalesInCategory: neighbours.slice(0, 8).map(saleOf),
        course: null,
      },
    }
  }),
]
