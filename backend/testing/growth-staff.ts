import { listProducts } from '@/backend/modules/office/products/product-queries'
import type { Db } from '@/backend/platform/db/connect'
import type { Parsed } from '@/contract/endpoint'
import type { staffProducts } from '@/contract/staff-products'

type Query = Parsed<typeof staffProducts.list>['query']

const list =
  (query: Partial<Query> = {}) =>
  (db: Db) =>
    listProducts(db, { page: 1, pageSize: 25, ...query })

/** What the lists of the staff ask about products. */
export const staffQuestions: Record<string, (db: Db) => Promise<unknown>> = {
  'staff: the last changed': list(),
  'staff: page 400': list({ page: 400 }),
  'staff: by title': list({ sort: 'productName' }),
  'staff: the dearest': list({ sort: 'price', order: 'desc' }),
  'staff: the most sold': list({ sort: 'soldCount', order: 'desc' }),
  'staff: a category': list({ categoryId: 7 }),
  'staff: a category by title': list({ categoryId: 7, sort: 'productName' }),
  'staff: hidden ones': list({ state: 'hidden' }),
  'staff: archived ones': list({ state: 'archived' }),
  'staff: what runs low': list({ state: 'low' }),
  'staff: a rare word': list({ q: 'quyen 4711' }),
  'staff: a word of every tenth title': list({ q: 'toan' }),
  'staff: a code': list({ q: '9786042137959' }),
  'staff: rows by their ids': list({ ids: '1,2,3,4711,99999' }),
}
