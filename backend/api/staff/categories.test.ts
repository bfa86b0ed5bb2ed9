import { expect } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { indexProducts } from '@/backend/modules/catalog/index-products'
import { category, product } from '@/backend/modules/catalog/tables'
import type { Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest, eachDatabase, onPostgres } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { addProduct, openShop } from '@/backend/testing/shop'
import { ask, refusal } from '@/backend/testing/test-app'
import { getCategories } from '@/contract/shop/catalog'
import { staffCategories } from '@/contract/staff/categories'

const CATEGORIES = '/api/staff/categories'

/** Văn học (1) with Thơ (2) below it, and Thiếu nhi (3); one book in Thơ. */
async function shop(store: Pick<Store, 'db'>) {
  await openShop(store.db)
  await store.db.execute(sql`select setval(pg_get_serial_sequence('category', 'id'), 100)`)
  await addProduct(store.db, { id: 1, categoryId: 2, title: 'Truyện Kiều' })
  await indexProducts(store.db, [1])
  const { app, by, get } = staffApp(store)
  const create = async (body: unknown) =>
    (await ask(app, staffCategories.create, CATEGORIES, by('editor', body))).data
  const move = (id: number, parentId: number | null, position = 0) =>
    app.request(`${CATEGORIES}/${id}/move`, by('editor', { parentId, position }))
  const archive = (id: number) =>
    refusal(app, `${CATEGORIES}/${id}`, by('editor', undefined, 'DELETE'))
  return { app, by, get, create, move, archive, db: store.db }
}

const shown = async ({ app }: Awaited<ReturnType<typeof shop>>) =>
  (await ask(app, getCategories, '/api/HomePage/Categories')).data.map(
    ({ categoryName, parentId }) => [categoryName, parentId],
  )

eachDatabase(
  'a category is made, named anew, moved and put away, and the shop shows it so',
  async (store) => {
    const office = await shop(store)
    const { app, by, create, move } = office
    const listed = await ask(app, staffCategories.list, CATEGORIES, office.get)
    expect(listed.data.map(({ id, productCount }) => [id, productCount])).toEqual([
      ...[
        [1, 0],
        [2, 1],
        [3, 0],
      ],
    ])
    const made = await create({ name: 'Tiểu thuyết', parentId: 1 })
    expect(made).toMatchObject({ slug: 'tieu-thuyet', parentId: 1, position: 1, productCount: 0 })
    expect((await create({ name: 'Tiểu thuyết' })).slug).toBe('tieu-thuyet-2')
    expect((await move(made.id, 3)).status).toBe(200)
    await ask(
      app,
      staffCategories.change,
      `${CATEGORIES}/${made.id}`,
      by('editor', { name: 'Truyện tranh', slug: 'truyen-tranh' }, 'PATCH'),
    )
    expect(await shown(office)).toContainEqual(['Truyện tranh', 3])
    const gone = await app.request(`${CATEGORIES}/${made.id}`, by('editor', undefined, 'DELETE'))
    expect(gone.status).toBe(200)
    expect((await shown(office)).map(([name]) => name)).not.toContain('Truyện tranh')
    const actions = await store.db.select({ action: auditLog.action }).from(auditLog)
    expect(actions.map(({ action }) => action)).toEqual([
      ...['category.create', 'category.create', 'category.move'],
      ...['category.change', 'category.archive'],
    ])
  },
)

databaseTest('the order of siblings is the one that was asked for', async (store) => {
  const { create, move, db } = await shop(store)
  const ids: number[] = []
  for (const name of ['A', 'B', 'C']) ids.push((await create({ name, parentId: 3 })).id)
  const [a = 0, b = 0, c = 0] = ids
  const order = async () => {
    const rows = await db.select().from(category).where(eq(category.parentId, 3))
    return rows.sort((x, y) => x.position - y.position).map(({ id }) => id)
  }
  await move(c, 3, 0)
  expect(await order()).toEqual([c, a, b])
  await move(c, 3, 99)
  expect(await order()).toEqual([a, b, c])
})

databaseTest('what would orphan books or tie the tree in a ring is refused', async (store) => {
  const { archive, move, create, app, by, db } = await shop(store)
  expect((await archive(2)).text).toContain('còn 1 sản phẩm')
  expect((await archive(1)).text).toContain('danh mục con')
  expect([(await move(1, 2)).status, (await move(1, 1)).status]).toEqual([409, 409])
  const third = await create({ name: 'Ba', parentId: 2 })
  const fourth = await create({ name: 'Bốn', parentId: third.id })
  const fifth = by('editor', { name: 'Năm', parentId: fourth.id })
  expect((await refusal(app, CATEGORIES, fifth)).status).toBe(409)
  expect((await move(1, 3)).status).toBe(409)
  const courses = await create({ name: 'Khóa học', objectType: 1 })
  expect((await move(3, courses.id)).status).toBe(409)
  expect(
    (await refusal(app, `${CATEGORIES}/2`, by('editor', { slug: 'van-hoc' }, 'PATCH'))).status,
  ).toBe(409)
  expect(await db.$count(category)).toBe(6)
})

databaseTest('no book goes into a category that is put away', async (store) => {
  const { app, by, create } = await shop(store)
  const { id } = await create({ name: 'Sắp bỏ' })
  await app.request(`${CATEGORIES}/${id}`, by('editor', undefined, 'DELETE'))
  const book = { productName: 'Sách', categoryId: id, price: 10_000 }
  expect((await refusal(app, '/api/staff/products', by('editor', book))).status).toBe(400)
})

databaseTest('books are found by the new name of their category', async (store) => {
  const { app, by } = await shop(store)
  const found = async (words: string) => {
    const answer = await app.request(`/api/ProductPage?searchContent=${encodeURIComponent(words)}`)
    const { data } = (await answer.json()) as {
      data: { productSales: unknown[]; isNear?: boolean }
    }
    return data.isNear ? 0 : data.productSales.length
  }
  expect(await found('kiều ngâm khúc')).toBe(0)
  await ask(
    app,
    staffCategories.change,
    `${CATEGORIES}/2`,
    by('editor', { name: 'Ngâm khúc' }, 'PATCH'),
  )
  expect(await found('kiều ngâm khúc')).toBe(1)
})

onPostgres('two who move two categories into each other never make a ring', async (store) => {
  const { create, move, db } = await shop(store)
  for (let round = 0; round < 5; round++) {
    const a = await create({ name: `A${round}` })
    const b = await create({ name: `B${round}` })
    const both = await Promise.all([move(a.id, b.id), move(b.id, a.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  }
  const { rows } = await db.execute<{ count: number }>(sql`with recursive tree as (
    select id from category where parent_id is null
    union select child.id from category child join tree on child.parent_id = tree.id)
    select count(*)::int as count from tree`)
  expect(rows[0]?.count).toBe(await db.$count(category))
})

onPostgres('a category is never put away while a book comes into it', async (store) => {
  const { app, by, create, db } = await shop(store)
  for (let round = 0; round < 5; round++) {
    const { id } = await create({ name: `Kệ ${round}` })
    const book = { productName: `Sách kệ ${round}`, categoryId: id, price: 10_000 }
    await Promise.all([
      app.request('/api/staff/products', by('editor', book)),
      app.request(`${CATEGORIES}/${id}`, by('editor', undefined, 'DELETE')),
    ])
    const [row] = await db.select().from(category).where(eq(category.id, id))
    const books = await db.$count(product, eq(product.categoryId, id))
    expect(row?.archivedAt === null ? 1 : 0).toBe(books)
  }
})
