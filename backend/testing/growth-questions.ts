import type { RunningPrices } from '@/backend/modules/catalog/flash-sale-queries'
import { correctSearch } from '@/backend/modules/search/correct-search'
import { readSearch } from '@/backend/modules/search/read-search'
import type { Db } from '@/backend/platform/db/connect'
import { neighbourIds, productCards } from '@/backend/read-models/products/product-card-queries'
import type { ProductConditions } from '@/backend/read-models/products/product-filter'
import {
  listProductIds,
  listProductTexts,
} from '@/backend/read-models/products/product-list-queries'
import { findProduct, listProductImages } from '@/backend/read-models/products/product-queries'
import type { ProductSort } from '@/contract/shop/catalog'

const everything: ProductConditions = {
  categoryIds: null,
  objectTypes: null,
  search: null,
  priceFrom: null,
  priceTo: null,
  grade: null,
  isInStock: false,
  author: null,
  publisher: null,
  series: null,
  bookKind: null,
}
const noSale: RunningPrices = new Map()

const list =
  (sort: ProductSort, filter: Partial<ProductConditions> = {}, page = 1) =>
  (db: Db) =>
    listProductIds(db, { ...everything, ...filter }, noSale, { sort, page, pageSize: 24 })
const search = (words: string) => list('relevance', { search: readSearch(words) })

/** What pages ask about products. */
export const growthQuestions: Record<string, (db: Db) => Promise<unknown>> = {
  'the first page': list('relevance'),
  'page 400': list('relevance', {}, 400),
  'the newest': list('newest'),
  'the cheapest': list('price-asc'),
  'the dearest': list('price-desc'),
  'the most reduced': list('discount'),
  'a category': list('relevance', { categoryIds: [7] }),
  'a grade, in stock': list('relevance', { grade: 5, isInStock: true }),
  'a common set': list('relevance', { series: 'Bộ 1' }),
  'a rare set': list('relevance', { series: 'Bộ 4711' }),
  'a kind of books': list('relevance', { bookKind: 'tests' }),
  'a kind of few books': list('relevance', { bookKind: 'textbook' }),
  'a rare word': search('quyen 4711'),
  'a word nobody wrote': search('zzzqqq'),
  'a word of every tenth title': search('toan'),
  'a subject and a grade': search('toan lop 5'),
  'what a misspelt word may have been': async (db) => {
    const misspelt = readSearch('quyenn')
    const findTexts = (words: string) => listProductTexts(db, everything, noSale, words)
    if (misspelt) await correctSearch(db, misspelt, { findTexts, which: 'unknown' })
  },
  'a book': (db) => findProduct(db, 4711),
  'its pictures': (db) => listProductImages(db, 4711),
  'its neighbours': (db) => neighbourIds(db, { id: 4711, categoryId: 7 }, 12),
  'the cards of a page': (db) =>
    productCards(
      db,
      Array.from({ length: 24 }, (_, index) => index * 100 + 1),
      noSale,
    ),
}
