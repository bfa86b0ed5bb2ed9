import { expect, test } from '@jest/globals'
import { page, redirectRule } from '@/backend/modules/content/tables'
import { course, lesson } from '@/backend/modules/learning/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import { defaultRates } from '@/backend/modules/shipping/shipping-fee'
import { shippingRate } from '@/backend/modules/shipping/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { policyPages } from '@/backend/seed/pages/pages'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, json, refusal, type TestApp, testApp } from '@/backend/testing/test-app'
import { getQuickPanel } from '@/contract/shop/home'
import { checkUrl, getLandingPage } from '@/contract/shop/pages'
import { getProductFeedback } from '@/contract/shop/reviews'
import { listSitemapItems } from '@/contract/shop/sitemap'

const addReview = (db: Db, rating: number, values: Partial<typeof feedback.$inferInsert> = {}) =>
  db.insert(feedback).values({
    productId: 1,
    displayName: 'Minh Anh',
    content: `${rating} sao`,
    rating,
    createdAt: new Date(`2026-11-1${rating}T00:00:00Z`),
    ...values,
  })

databaseTest('reviews come newest first with the share of each rating', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Số đỏ' })
  await addProduct(db, { id: 2, title: 'Tắt đèn' })
  for (const rating of [5, 4, 5, 1]) await addReview(db, rating)
  await addReview(db, 1, { status: 0 })
  await addReview(db, 2, { productId: 2 })
  const app = testApp({ db })
  const answer = await ask(app, getProductFeedback, '/api/Feedback/1?pageSize=3')
  expect(answer.data.map((one) => one.rating)).toEqual([5, 5, 4])
  expect(answer).toMatchObject({
    ratings: [1, 0, 0, 1, 2],
    ratingCount: 4,
    ratingAverage: 3.75,
    totalPage: 2,
    totalItem: 4,
  })
  expect(answer.data[0]).toMatchObject({ productName: 'Số đỏ', displayName: 'Minh Anh' })
})

databaseTest('a product without reviews has an empty list, an unknown one none', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Số đỏ' })
  await addProduct(db, { id: 2, title: 'Đã ngừng bán', isActive: false })
  const app = testApp({ db })
  const answer = await ask(app, getProductFeedback, '/api/Feedback/1')
  expect(answer).toMatchObject({
    data: [],
    totalPage: 0,
    ratingAverage: 0,
    ratings: [0, 0, 0, 0, 0],
  })
  for (const id of [2, 3]) expect((await refusal(app, `/api/Feedback/${id}`)).status).toBe(404)
  expect((await refusal(app, '/api/Feedback/abc')).status).toBe(400)
})

databaseTest('a landing page is read by its slug, a draft is not', async ({ db }) => {
  await db.insert(page).values([
    { slug: 'tuu-truong', kind: 'landing', title: 'Tựu trường', contentHtml: '<h2>Ưu đãi</h2>' },
    { slug: 'nhap', title: 'Nháp', status: 0 },
  ])
  const app = testApp({ db })
  const { data } = await ask(app, getLandingPage, '/api/LandingPages/tuu-truong')
  expect(data).toMatchObject({ id: 'tuu-truong', kind: 'landing', content: '<h2>Ưu đãi</h2>' })
  for (const id of ['nhap', 'khong-co']) {
    expect((await refusal(app, `/api/LandingPages/${id}`)).status).toBe(404)
  }
  for (const id of ['a..b', '%2e%2e%2f', "a'b", '%00', 'a'.repeat(201)]) {
    expect([id, (await refusal(app, `/api/LandingPages/${id}`)).status]).toEqual([id, 400])
  }
})

databaseTest('fees and days in a page’s text are those of the table', async ({ db }) => {
  await db.insert(page).values({
    slug: 'phuong-thuc-van-chuyen',
    title: 'Giao hàng',
    contentHtml: '<p>Từ {{delivery.freeFrom}}, {{delivery.zone1.days}}</p>',
  })
  await db.insert(shippingRate).values(
    ([1, 2, 3] as const).map((zone) => ({
      ...defaultRates[zone],
      fromProvince: 79,
      zone,
      freeOver: 450_000,
    })),
  )
  const app = testApp({ db })
  const { data } = await ask(app, getLandingPage, '/api/LandingPages/phuong-thuc-van-chuyen')
  expect(data.content).toBe('<p>Từ 450.000 ₫, 1–2 ngày</p>')
})

const target = async (app: TestApp, url: string, headers = {}) =>
  (await ask(app, checkUrl, '/api/Redirect/Check-url', json({ url }, headers))).data
const loopback = {
  config: { internalSecret: 'a-secret-for-this-test', publicUrl: 'https://sach.vn' },
}
const fromStorefront = { 'x-internal-secret': 'a-secret-for-this-test' }

databaseTest('a short link leads to a path inside the shop', async ({ db }) => {
  await db.insert(redirectRule).values([
    { fromPath: '/m/toan1', toPath: '/san-pham/toan-lop-1-12?nguon=sach#muc-luc' },
    { fromPath: '/m/ngoai', toPath: 'https://evil.example/' },
    { fromPath: '/m/lach', toPath: '/x/..//evil.example' },
    { fromPath: '/m/vong', toPath: '/m/vong' },
    { fromPath: '/m/ra', toPath: '/logout' },
  ])
  const app = testApp({ db, ...loopback })
  const to = '/san-pham/toan-lop-1-12?nguon=sach#muc-luc'
  for (const url of [
    '/m/toan1',
    '/m/toan1/',
    '/m/toan1?utm_source=qr',
    'https://sach.vn/m/toan1',
  ]) {
    expect([url, await target(app, url, fromStorefront)]).toEqual([url, to])
  }
  for (const url of [
    '/m/khong-co',
    '/m/ngoai',
    '/m/lach',
    '/m/vong',
    '/m/ra',
    'm/toan1',
    '//evil.example/m/toan1',
    'https://evil.example/m/toan1',
    'https://sach.vn.evil.example/m/toan1',
    '/m/toan1\u0000',
    '/m/\ud800',
    '/m/%00',
    '/__proto__',
  ]) {
    expect([url, await target(app, url, fromStorefront)]).toEqual([url, null])
  }
})

test('a stranger may check thirty links a minute, the storefront as many as it renders', async () => {
  const { db, close } = await testDatabase()
  let time = new Date('2026-11-21T03:00:00Z')
  const app = testApp({ db, now: () => time, ...loopback })
  for (let i = 0; i < 30; i++) await target(app, '/m/a')
  const refused = await refusal(app, '/api/Redirect/Check-url', json({ url: '/m/a' }))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await target(app, '/m/a', fromStorefront)).toBeNull()
  const forPerson = json({ url: '/m/a' }, { ...fromStorefront, 'x-forwarded-for': 'unknown' })
  expect((await refusal(app, '/api/Redirect/Check-url', forPerson)).status).toBe(429)
  time = new Date('2026-11-21T03:01:00Z')
  expect(await target(app, '/m/a')).toBeNull()
  await close()
})

test('a link to check must be a text of bearable length', async () => {
  const { db, close } = await testDatabase()
  const app = testApp({ db })
  for (const body of [{}, { url: '' }, { url: 5 }, { url: '/'.repeat(2049) }, [], null]) {
    expect((await refusal(app, '/api/Redirect/Check-url', json(body))).status).toBe(400)
  }
  await close()
})

test('the quick panel has notes and events, and no switches', async () => {
  const { db, close } = await testDatabase()
  const { data } = await ask(testApp({ db }), getQuickPanel, '/api/quick-panel/data')
  expect([data.notes.length, data.events.length, data.settings.length]).toEqual([3, 2, 0])
  const returns = data.notes.find(({ title }) => title === 'Đổi trả')
  const returnPolicy = policyPages().find(({ slug }) => slug === 'chinh-sach-doi-tra')
  const [, days] = /lỗi in.*?(\d+ ngày)/.exec(returnPolicy?.html ?? '') ?? []
  expect(days).toBeDefined()
  expect(returns?.detail).toContain(`${days} `)
  await close()
})

databaseTest('addresses are walked by number, and only what anybody may read', async ({ db }) => {
  await addCategories(db)
  for (const id of [3, 1, 2, 9]) await addProduct(db, { id, title: `Sách ${id}` })
  await addProduct(db, { id: 4, title: 'Không bán', isActive: false })
  await db.insert(course).values({ id: 1, name: 'A', slug: 'a', inLibrary: true })
  await db.insert(course).values({ id: 2, name: 'B', slug: 'b', inLibrary: true, isFree: true })
  const lessons = [
    { id: 1, courseId: 1, isPreview: true },
    { id: 2, courseId: 1 },
    { id: 3, courseId: 2 },
    { id: 4, courseId: 2, status: 0 },
  ]
  await db.insert(lesson).values(lessons.map((one) => ({ ...one, name: 'Bài', position: one.id })))
  const app = testApp({ db })
  const ids = async (path: string) =>
    (await ask(app, listSitemapItems, `/api/Sitemap/${path}`)).data.map(({ id }) => id)
  expect(await ids('products')).toEqual([1, 2, 3, 9])
  expect(await ids('products?after=2')).toEqual([3, 9])
  expect(await ids('products?after=9')).toEqual([])
  expect(await ids('courses')).toEqual([1, 2])
  expect(await ids('lessons')).toEqual([1, 3])
  expect(await ids('news')).toEqual([])
  expect((await refusal(app, '/api/Sitemap/users')).status).toBe(400)
})
