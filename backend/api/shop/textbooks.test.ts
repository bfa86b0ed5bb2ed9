import { expect } from '@jest/globals'
import { asset } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, testApp } from '@/backend/testing/test-app'
import { getAsset, getGradeSet, listAssets } from '@/contract/shop/textbooks'

const maths = { grade: 6, subject: 'Toán', series: 'Thềm Sáng' }

/** Both volumes of Toán 6, the second one sold out and older; a workbook of English that its textbook names. */
async function schoolShop(db: Db) {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Toán lớp 6 – Tập hai', stock: 0, ...maths })
  await addProduct(db, { id: 2, title: 'Toán lớp 6 – Tập một', soldCount: 9, ...maths })
  await addProduct(db, { id: 3, title: 'Bài tập Toán lớp 6 – Tập một', ...maths })
  await addProduct(db, { id: 4, title: 'Toán lớp 6 – Tập một', ...maths, series: 'Bộ khác' })
  await addProduct(db, { id: 5, title: 'Toán lớp 6 – Tập ba', ...maths, isActive: false })
  await addProduct(db, { id: 6, title: 'Bài tập Tiếng Anh lớp 6', grade: 6, subject: 'Tiếng Anh' })
  await addProduct(db, { id: 7, title: 'Số đỏ' })
  await db.insert(asset).values([
    { id: 1, name: 'Toán 6', slug: 'toan-6', productId: 2, position: 1, ...maths },
    { id: 2, name: 'Tiếng Anh 6', slug: 'anh-6', productId: 6, grade: 6, subject: 'Tiếng Anh' },
  ])
  return testApp({ db })
}

databaseTest(
  'a textbook leads to all its volumes, never to a book of another kind',
  async ({ db }) => {
    const app = await schoolShop(db)
    const { data } = await ask(app, listAssets, '/api/Asset')
    const maths6 = data.find(({ assetId }) => assetId === 1)
    expect(maths6?.volumes?.map((one) => [one.productId, one.volume, one.available])).toEqual([
      [2, 1, 10],
      [1, 2, 0],
    ])
    expect(maths6).toMatchObject({ productId: 2, price: 50_000 })
    const english = (await ask(app, getAsset, '/api/asset/2')).data
    expect(english).toMatchObject({ productId: null, price: null, volumes: [] })
  },
)

databaseTest(
  'a grade lists textbooks first, volume by volume, and what it misses',
  async ({ db }) => {
    const app = await schoolShop(db)
    const { data } = await ask(app, getGradeSet, '/api/Asset/GradeSet/6')
    expect(data.books.map(({ productId, kind, volume }) => [productId, kind, volume])).toEqual([
      [2, 'textbook', 1],
      [4, 'textbook', 1],
      [1, 'textbook', 2],
      [3, 'workbook', 1],
      [6, 'workbook', null],
    ])
    expect(data.missingSubjects).toContain('Tiếng Anh')
    expect(data.missingSubjects).not.toContain('Toán')
    expect((await app.request('/api/Asset/GradeSet/13')).status).toBe(400)
  },
)
