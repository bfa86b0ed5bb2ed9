import { gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { category } from '@/backend/modules/catalog/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, type TestApp, testApp } from '@/backend/testing/test-app'
import { getUserApp, UserApp } from '@/contract/shop/accounts'

const address = '/api/User/UserApp'
const get = (app: TestApp, headers: Record<string, string> = {}) =>
  app.request(address, { headers })
const categoriesOf = async (app: TestApp) =>
  (await ask(app, getUserApp, address)).data.categories.map((one) => one.categoryId)

databaseTest('a guest gets categories and the places of today', async ({ db }) => {
  await fillPlaces(db)
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Số đỏ' })
  const { data } = await ask(testApp({ db }), getUserApp, address)
  expect([data.user, data.affiliate]).toEqual([null, null])
  expect(data.categories.map((one) => [one.categoryId, one.totalProduct])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ])
  expect(data.cities.map((one) => one.cityId)).toContain(79)
  const market = data.wards.find((one) => one.wardId === 126743)
  expect(market?.wardName).toBe('Phường Bến Thành')
  const group = data.districts.find((one) => one.districtId === market?.districtId)
  expect(group?.cityId).toBe(79)
  const inTheCity = data.districts.filter((one) => one.cityId === 79)
  expect(inTheCity.map((one) => one.districtName)).toEqual(['Quận 1 (cũ)', 'Đặc khu'])
})

test('the answer is compressed for who takes it, the same text for who does not', async () => {
  const { db, close } = await testDatabase()
  await fillPlaces(db)
  const app = testApp({ db })
  const plain = await get(app)
  const zipped = await get(app, { 'accept-encoding': 'br, gzip' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zipped.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(zipped.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  const text = await plain.text()
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(text)
  expect(
    (await get(app, { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding'),
  ).toBeNull()
  await close()
})

test('who holds the answer is told so, whichever encoding it came in', async () => {
  const { db, close } = await testDatabase()
  const app = testApp({ db })
  const plain = (await get(app)).headers.get('etag') ?? ''
  const zipped = (await get(app, { 'accept-encoding': 'gzip' })).headers.get('etag') ?? ''
  expect(plain).toMatch(/^"[^"]+"$/)
  expect(zipped).not.toBe(plain)
  for (const held of [plain, zipped, `W/${plain}`, `"other", ${zipped}`]) {
    const answer = await get(app, { 'if-none-match': held, 'accept-encoding': 'gzip' })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([
      304,
      '',
      zipped,
    ])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  expect((await get(app, { 'if-none-match': '"other"' })).status).toBe(200)
  await close()
})

databaseTest('it is made again when the data has a new version', async ({ db }) => {
  const app = testApp({ db })
  const before = (await get(app)).headers.get('etag')
  await addCategories(db)
  expect(await categoriesOf(app)).toEqual([])
  await raiseDataVersion(db)
  expect(await categoriesOf(app)).toEqual([1, 2, 3])
  expect((await get(app)).headers.get('etag')).not.toBe(before)
  await db.insert(category).values({ id: 4, name: 'Mới', slug: 'moi', position: 9 })
  await raiseDataVersion(db)
  expect(await categoriesOf(app)).toEqual([1, 2, 3, 4])
})

test('an edit made past the program shows after five minutes', async () => {
  const { db, close } = await testDatabase()
  let time = new Date('2026-11-21T03:00:00Z')
  const app = testApp({ db, now: () => time })
  expect(await categoriesOf(app)).toEqual([])
  await addCategories(db)
  time = new Date('2026-11-21T03:05:00Z')
  expect(await categoriesOf(app)).toEqual([1, 2, 3])
  await close()
})

test('two shops in one process do not share what they keep', async () => {
  const [one, other] = [await testDatabase(), await testDatabase()]
  await addCategories(one.db)
  expect(await categoriesOf(testApp({ db: one.db }))).toHaveLength(3)
  expect(await categoriesOf(testApp({ db: other.db }))).toHaveLength(0)
  await one.close()
  await other.close()
})

test('a signed-in answer is kept by nobody', async () => {
  const { db, close } = await testDatabase()
  await addCategories(db)
  const callers = { secret: { userId: 1, sessionId: 's', roles: ['user' as const] } }
  const answer = await get(testApp({ db, callers }), { authorization: 'Bearer secret' })
  const { data } = JSON.parse(await answer.text())
  expect(UserApp.parse(data).categories).toHaveLength(3)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('etag')).toBeNull()
  await close()
})
