import { expect } from '@jest/globals'
import { news, page } from '@/backend/modules/content/tables'
import { course } from '@/backend/modules/learning/tables'
import { searchText } from '@/backend/modules/search/search-text'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, TEST_NOW, type TestApp, testApp } from '@/backend/testing/test-app'
import { listProducts } from '@/contract/shop/catalog'

const search = async (app: TestApp, text: string) =>
  (await ask(app, listProducts, `/api/ProductPage?searchContent=${encodeURIComponent(text)}`)).data

databaseTest('one search finds pages, news and courses too, in whole words', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Truyện Kiều', author: 'Nguyễn Du' })
  await db.insert(page).values({
    slug: 'chinh-sach-doi-tra',
    title: 'Chính sách đổi trả',
    description: 'Thời hạn và các bước.',
    contentHtml: '<h2>Phí gửi lại</h2><p>Shop trả.</p>',
    savedAt: TEST_NOW,
  })
  const title = 'Đọc Nguyễn Du từ đâu'
  await db.insert(news).values({ title, searchText: searchText(title), publishedAt: new Date(0) })
  const name = 'Toán lớp 12: Ứng dụng đạo hàm, nguyên hàm'
  await db
    .insert(course)
    .values({ name, slug: 'toan-12', searchText: searchText(name), status: 1, inLibrary: true })
  const app = testApp({ db })
  const found = await search(app, 'Nguyễn Du')
  expect(found.news).toMatchObject([{ title }])
  expect(found.courses).toEqual([])
  const policy = [{ slug: 'chinh-sach-doi-tra', title: 'Chính sách đổi trả' }]
  for (const typed of ['đổi trả', 'doi tra', 'trả lại sách mua nhầm', 'hoàn tiền']) {
    expect([typed, (await search(app, typed)).policies]).toEqual([typed, policy])
  }
  await db.update(page).set({ title: 'Gói quà', savedAt: new Date(TEST_NOW.getTime() + 1000) })
  expect((await search(app, 'đổi trả')).policies).toEqual([])
  expect((await search(app, 'gói quà')).policies).toMatchObject([{ title: 'Gói quà' }])
})
