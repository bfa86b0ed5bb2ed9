import { expect } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { updateSearchIndex } from '@/backend/modules/catalog/index-products'
import { category, product } from '@/backend/modules/catalog/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, type TestApp, testApp } from '@/backend/testing/test-app'
import { listProducts } from '@/contract/shop/catalog'

const search = async (app: TestApp, text: string) =>
  (
    await ask(app, listProducts, `/api/ProductPage?searchContent=${encodeURIComponent(text)}`)
  ).data.productSales.map(({ productId }) => productId)

databaseTest('a product is found by everything that says what it is', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, {
    id: 1,
    title: 'Em học số',
    author: 'Đàm Ngọc Bích',
    translator: 'Ngô Tất Tố',
    publisher: 'Nhà xuất bản Thềm Gạch',
    series: 'Ô Ly',
    subject: 'Toán',
    grade: 3,
    sku: 'HS100001',
    isbn: '979-999-00-0001-4',
    categoryId: 2,
  })
  await addProduct(db, { id: 2, title: 'Số đỏ' })
  const app = testApp({ db })
  for (const text of [
    'đàm ngọc bích',
    'ngo tat to',
    'nxb thềm gạch',
    'bộ ô ly',
    'sgk toan 3',
    'lớp 3',
    'HS100001',
    'hs 100001',
    '100001',
    '9799990000014',
    '979-999-00-0001-4',
    'sách tham khảo',
  ]) {
    expect([text, await search(app, text)]).toEqual([text, [1]])
  }
})

databaseTest('documents of the version before are made anew, once', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Số đỏ', categoryId: 3 })
  await db.update(product).set({ fts: sql`to_tsvector('simple', 'so do')` as never })
  await db.update(category).set({ name: 'Tiểu thuyết' })
  const app = testApp({ db })
  expect(await search(app, 'tiểu thuyết')).toEqual([])
  expect(await updateSearchIndex(db, async () => [])).toBe(1)
  expect(await search(app, 'tiểu thuyết')).toEqual([1])
  expect(await updateSearchIndex(db, async () => [])).toBe(0)
})
