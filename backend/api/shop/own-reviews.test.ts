import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { consent } from '@/backend/modules/privacy/tables'
import { shortName } from '@/backend/modules/reviews/public-name'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, information, tokenOf } from '@/backend/testing/accounts'
import { addProduct, openShop } from '@/backend/testing/shop'
import { ask } from '@/backend/testing/test-app'
import { listFeedback } from '@/contract/shop/reviews'

/** An order of one copy of each product; its lines’ ids. */
async function ordered(db: Db, userId: number | null, status: number, products: number[]) {
  const total = 10_000 * products.length
  const [order] = await db
    .insert(orders)
    .values({
      code: `HS${Math.random().toString().slice(2, 10)}`,
      userId,
      receiverName: 'Lan',
      phone: '0912345678',
      address: 'x',
      wardName: 'x',
      cityName: 'x',
      paymentType: 1,
      status,
      subTotal: total,
      total,
      deliveredAt: new Date('2026-11-01T02:00:00Z'),
    })
    .returning({ id: orders.id })
  const lines = await db
    .insert(orderLine)
    .values(
      products.map((productId) => ({
        orderId: order?.id ?? '',
        productId,
        title: `Sách ${productId}`,
        unitPrice: 10_000,
        listPrice: 10_000,
        quantity: 1,
        lineTotal: 10_000,
      })),
    )
    .returning({ id: orderLine.id })
  return lines.map(({ id }) => id)
}

async function fill(db: Db) {
  await openShop(db)
  for (const id of [1, 2]) await addProduct(db, { id })
  const shop = accountsApp(db)
  const { id: userId } = await addPerson(db)
  const me = bearer(await tokenOf(shop))
  const review = (orderLineId: number | undefined, rating = 5, headers = me) =>
    shop.post('Feedback', { orderLineId, rating, content: 'Sách hay' }, headers)
  const list = () => ask(shop.app, listFeedback, '/api/Feedback', { headers: me })
  return { ...shop, userId, me, review, list }
}

const open = async () => {
  const store = await testDatabase()
  return { ...(await fill(store.db)), close: store.close }
}

test('a review written while its author’s data are left alone is held back', async () => {
  const { db, userId, me, post, review, close } = await open()
  const [first] = await ordered(db, userId, 5, [1])
  await post('Privacy/restriction', { isRestricted: true }, me)
  expect((await review(first)).status).toBe(200)
  const shown = async () =>
    (await db.select().from(product).where(eq(product.id, 1)))[0]?.ratingCount
  expect(await shown()).toBe(0)
  await post('Privacy/restriction', { isRestricted: false }, me)
  expect(await shown()).toBe(1)
  await close()
})

test('a delivered book waits for its review, takes one, and shows its stars', async () => {
  const { db, userId, review, list, close } = await open()
  const [first, second] = await ordered(db, userId, 5, [1, 2])
  expect((await list()).waiting.map(({ orderLineId }) => orderLineId)).toEqual([first, second])
  expect((await review(first, 4)).status).toBe(200)
  expect((await review(first, 1)).status).toBe(409)
  const { data, waiting, totalItem } = await list()
  expect(data).toMatchObject([
    { productId: 1, rating: 4, content: 'Sách hay', displayName: 'Lan N.' },
  ])
  expect([waiting.map(({ orderLineId }) => orderLineId), totalItem]).toEqual([[second], 1])
  const [book] = await db.select().from(product).where(eq(product.id, 1))
  expect([book?.ratingAvg, book?.ratingCount]).toEqual([4, 1])
  await close()
})

test('a bought course waits as a course', async () => {
  const { db, userId, list, close } = await open()
  await db.update(product).set({ objectType: 1 }).where(eq(product.id, 2))
  await ordered(db, userId, 5, [1, 2])
  expect((await list()).waiting.map(({ isCourse }) => isCourse)).toEqual([false, true])
  await close()
})

test('only the buyer of a delivered line writes about it', async () => {
  const { db, userId, review, close } = await open()
  const other = await addPerson(db, { email: 'minh@sach.vn' })
  const [onItsWay] = await ordered(db, userId, 4, [1])
  const [somebodyElses] = await ordered(db, other.id, 5, [1])
  const [guests] = await ordered(db, null, 5, [1])
  const statuses: number[] = []
  for (const line of [onItsWay, somebodyElses, guests, 99_999])
    statuses.push((await review(line)).status)
  expect(statuses).toEqual([404, 404, 404, 404])
  await close()
})

test.each([0, 6, 4.5, '5'])('%j stars are none', async (rating) => {
  const { db, userId, post, me, close } = await open()
  const [orderLineId] = await ordered(db, userId, 5, [1])
  const answer = await post('Feedback', { orderLineId, rating, content: '' }, me)
  expect(answer.status).toBe(400)
  await close()
})

databaseTest(
  'reviews that come at once are each counted, and a line’s second one never',
  async ({ db }) => {
    const { userId, review } = await fill(db)
    const lines: number[] = []
    for (let index = 0; index < 6; index++) lines.push(...(await ordered(db, userId, 5, [1])))
    const statuses = await Promise.all(
      [...lines, ...lines].map(async (line, index) => (await review(line, (index % 2) + 4)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(6)
    const [book] = await db.select().from(product).where(eq(product.id, 1))
    expect([book?.ratingAvg, book?.ratingCount]).toEqual([4.5, 6])
  },
)

test('an author changes a review and takes it back; nobody else can', async () => {
  const { app, db, userId, review, list, me, patch, del, close, ...shop } = await open()
  const [first] = await ordered(db, userId, 5, [1])
  await review(first, 5)
  const { data } = await list()
  const id = data[0]?.feedbackId ?? 0
  await addPerson(db, { email: 'minh@sach.vn', name: 'Trần Minh' })
  const stranger = bearer(await tokenOf({ app, db, patch, del, ...shop }, 'minh@sach.vn'))
  const opinion = { rating: 2, content: 'Bìa rách' }
  expect((await patch(`Feedback/${id}`, opinion, stranger)).status).toBe(404)
  expect((await del(`Feedback/${id}`, stranger)).status).toBe(404)
  expect((await patch(`Feedback/${id}`, opinion, me)).status).toBe(200)
  expect((await patch(`Feedback/${id}`, { ...opinion, rating: 6 }, me)).status).toBe(400)
  const [book] = await db.select().from(product).where(eq(product.id, 1))
  expect([book?.ratingAvg, book?.ratingCount]).toEqual([2, 1])
  expect((await del(`Feedback/${id}`, me)).status).toBe(200)
  const [after] = await db.select().from(product).where(eq(product.id, 1))
  expect([after?.ratingAvg, after?.ratingCount]).toEqual([0, 0])
  expect((await list()).waiting.map(({ orderLineId }) => orderLineId)).toEqual([first])
  await close()
})

test('a reader chooses how reviews name them; a child’s whole name is never shown', async () => {
  const { db, userId, review, list, me, patch, close } = await open()
  const [first] = await ordered(db, userId, 5, [1])
  await review(first)
  const shown = async () => (await list()).data[0]?.displayName
  const choose = async (kind: string, penName?: string) =>
    (await patch('User/PublicName', { kind, penName }, me)).status
  expect([await choose('pen', ' Mọt  sách '), await shown()]).toEqual([200, 'Mọt  sách'])
  expect([await choose('pen', ''), await choose('nick')]).toEqual([400, 400])
  expect([await choose('full'), await shown()]).toEqual([200, 'Nguyễn Thị Lan'])
  const profile = { ...information({ Name: 'Nguyễn Thị Mai' }) }
  await patch(`User/UpdateUser/${userId}`, { ...profile, Birthday: '2014-05-06' }, me)
  expect(await shown()).toBe('Mai N.')
  expect([await choose('full'), await choose('pen', 'nguyễn thị MAI')]).toEqual([409, 409])
  expect([await choose('short'), await shown()]).toEqual([200, 'Mai N.'])
  expect((await list()).publicName).toMatchObject({ kind: 'short', full: null })
  const words = await db.select().from(consent).orderBy(consent.createdAt, consent.id)
  expect(words.map(({ purpose, isGiven, source }) => [purpose, isGiven, source])).toEqual([
    ['fullName', true, 'account'],
    ['fullName', false, 'birthday'],
  ])
  await close()
})

test.each([
  ['Nguyễn Thị Lan', 'Lan N.'],
  ['  trần   văn  đức ', 'đức T.'],
  ['Minh', 'Minh'],
  ['', ''],
])('%s is %s in public', (name, short) => {
  expect(shortName(name)).toBe(short)
})
