import { expect, test } from '@jest/globals'
import { news, newsTag } from '@/backend/modules/content/tables'
import { searchText } from '@/backend/modules/search/search-text'
import { addSearchWords } from '@/backend/modules/search/vocabulary'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, refusal, TEST_NOW, testApp } from '@/backend/testing/test-app'
import {
  getNews,
  getNewsByUrl,
  listNewestNews,
  listNews,
  listNewsTags,
  listRelatedNews,
} from '@/contract/shop/news'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

/** Number n was published n days ago. */
async function addNews(db: Db, id: number, values: Partial<typeof news.$inferInsert> = {}) {
  const title = values.title ?? `Tin ${id}`
  await addSearchWords(db, [title])
  await db.insert(news).values({
    id,
    title,
    newsUrl: `tin-${id}`,
    publishedAt: daysAgo(id),
    searchText: searchText(title),
    ...values,
  })
}

async function addTags(db: Db) {
  await db.insert(newsTag).values([
    { id: 1, name: 'Sách mới', slug: 'sach-moi', position: 2 },
    { id: 2, name: 'Sự kiện', slug: 'su-kien', position: 1 },
  ])
}

databaseTest('news come newest first, drafts and tomorrow’s not at all', async ({ db }) => {
  await addTags(db)
  await addNews(db, 2, { tagId: 1, isFocus: true })
  await addNews(db, 1)
  await addNews(db, 3, { tagId: 1 })
  await addNews(db, 4, { status: 0 })
  await addNews(db, 5, { publishedAt: daysAgo(-1) })
  const app = testApp({ db })
  const list = async (query: string) => await ask(app, listNews, `/api/News${query}`)
  const all = await list('')
  expect(all.data.map((one) => [one.newsId, one.isFocus, one.tagName])).toEqual([
    [1, false, null],
    [2, true, 'Sách mới'],
    [3, false, 'Sách mới'],
  ])
  expect([all.totalPage, all.totalItem]).toEqual([1, 3])
  expect((await list('?tag=1')).data.map((one) => one.newsId)).toEqual([2, 3])
  expect((await list('?pageSize=2&page=2')).data.map((one) => one.newsId)).toEqual([3])
  expect((await list('?page=3')).data).toEqual([])
})

databaseTest('news are found by words without marks', async ({ db }) => {
  await addNews(db, 1, { title: 'Hội sách mùa thu' })
  await addNews(db, 2, { title: 'Đường sách Hà Nội' })
  const app = testApp({ db })
  const search = async (text: string) =>
    (await ask(app, listNews, `/api/News?searchContent=${encodeURIComponent(text)}`)).data.map(
      (one) => one.newsId,
    )
  expect(await search('sach')).toEqual([1, 2])
  expect(await search('duong sa')).toEqual([2])
  expect(await search('%')).toEqual([])
})

databaseTest('tags count what is published', async ({ db }) => {
  await addTags(db)
  await addNews(db, 1, { tagId: 1 })
  await addNews(db, 2, { tagId: 1, status: 0 })
  const { data } = await ask(testApp({ db }), listNewsTags, '/api/News/Tag')
  expect(data).toEqual([
    { tagId: 2, tagName: 'Sự kiện', slug: 'su-kien', totalNews: 0 },
    { tagId: 1, tagName: 'Sách mới', slug: 'sach-moi', totalNews: 1 },
  ])
})

databaseTest('a news item is read by number and by address', async ({ db }) => {
  await addNews(db, 1, { contentHtml: '<p>Nội dung</p>', newsUrl: 'hoi-sach' })
  await addNews(db, 2, { status: 0 })
  const app = testApp({ db })
  const byId = await ask(app, getNews, '/api/News/1')
  const byUrl = await ask(app, getNewsByUrl, '/api/News/NewsUrl/hoi-sach')
  expect(byId).toEqual(byUrl)
  expect(byId.data).toMatchObject({ newsURL: 'hoi-sach', content: '<p>Nội dung</p>' })
  for (const path of ['2', '99', 'NewsUrl/tin-2', 'NewsUrl/khong-co', 'GetRelatedNews/99']) {
    expect([path, (await refusal(app, `/api/News/${path}`)).status]).toEqual([path, 404])
  }
})

databaseTest('the newest and the related ones are lists', async ({ db }) => {
  await addTags(db)
  for (const id of [1, 2, 3, 4]) await addNews(db, id, { tagId: id % 2 === 0 ? 2 : 1 })
  await addNews(db, 5, { status: 0, tagId: 1 })
  const app = testApp({ db })
  const newest = await ask(app, listNewestNews, '/api/News/GetNewNews/2')
  expect(newest.data.map((one) => one.newsId)).toEqual([1, 2])
  const related = await ask(app, listRelatedNews, '/api/News/GetRelatedNews/3')
  expect(related.data.map((one) => one.newsId)).toEqual([1, 2, 4])
})

test('numbers and addresses that make no sense are refused', async () => {
  const { db, close } = await testDatabase()
  const app = testApp({ db })
  for (const path of [
    '?page=0',
    '?tag=abc',
    '/GetNewNews/0',
    '/GetNewNews/51',
    '/GetRelatedNews/abc',
    '/NewsUrl/a%20b',
    '/NewsUrl/%00',
    '/0',
    '/abc',
  ]) {
    expect([path, (await refusal(app, `/api/News${path}`)).status]).toEqual([path, 400])
  }
  await close()
})

databaseTest('a misspelt search offers the likest news and what was meant', async ({ db }) => {
  await addNews(db, 1, { title: 'Đọc Truyện Kiều lần đầu' })
  await addNews(db, 2, { title: 'Một ngày ở kho sách' })
  await addNews(db, 3, { title: 'Đọc Truyện Kiều ở lớp', status: 0 })
  const app = testApp({ db })
  const search = async (text: string) => await ask(app, listNews, `/api/News?searchContent=${text}`)
  const lost = await search('doc truyen kieeu')
  expect([lost.suggestion, lost.data.map((one) => one.newsId)]).toEqual(['đọc truyện kiều', [1]])
  expect([lost.totalPage, lost.totalItem]).toEqual([1, 1])
  expect((await search('truyen kieu')).suggestion).toBeNull()
  expect(await search('zzzqqqxxx')).toMatchObject({ suggestion: null, data: [] })
  expect((await search('doc truyen kieeu&page=2')).data).toEqual([])
})

databaseTest('an article brings the books its text links to, in their order', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Truyện Kiều', categoryId: 3 })
  await addProduct(db, { id: 2, title: 'Số đỏ', categoryId: 3 })
  await addProduct(db, { id: 3, title: 'Ngừng bán', categoryId: 3, isActive: false })
  const link = (id: number) => `<p><a href="/san-pham/cuon-${id}">Cuốn ${id}</a></p>`
  await addNews(db, 1, { contentHtml: [2, 3, 1].map(link).join('') })
  await addNews(db, 2)
  const app = testApp({ db })
  const { data } = await ask(app, getNews, '/api/News/1')
  expect(data.products?.map((one) => one.productName)).toEqual(['Số đỏ', 'Truyện Kiều'])
  expect((await ask(app, getNews, '/api/News/2')).data.products).toEqual([])
})
