import { expect } from '@jest/globals'
import { page } from '@/backend/modules/content/tables'
import { deleteOldSearchMisses, recordSearchMiss } from '@/backend/modules/search/search-misses'
import { searchMiss } from '@/backend/modules/search/tables'
import { eachDatabase } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { listProducts } from '@/contract/shop/catalog'
import { getReport } from '@/contract/staff/reports'

eachDatabase(
  'the office reads what was searched and not found, and not by whom',
  async ({ db }) => {
    await addCategories(db)
    await addProduct(db, { id: 1, title: 'Toán lớp 6 – Tập một', grade: 6 })
    await db.insert(page).values({
      ...{ slug: 'chinh-sach-doi-tra', title: 'Chính sách đổi trả', description: 'Các bước.' },
      ...{ contentHtml: '<p>Shop trả.</p>', savedAt: TEST_NOW },
    })
    const caller = { userId: 90, sessionId: 's', roles: ['staff' as const, 'finance' as const] }
    const app = testApp({ db, callers: { staff: caller } })
    const search = (text: string, more = '') =>
      ask(app, listProducts, `/api/ProductPage?searchContent=${encodeURIComponent(text)}${more}`)
    for (let time = 0; time < 3; time += 1) await search('Harry  Potter')
    await search('toán 6 cánh diều')
    await search('toán lớp 6')
    // Half-typed, asked again, or no book at all.
    await search('harr', '&pageSize=10')
    await search('Harry Potter', '&page=2')
    await search('0912 345 678')
    await search('lan@vi.du')
    // The page on returns answers it.
    await search('đổi trả')
    const read = (range: string) =>
      ask(app, getReport, `/api/staff/reports?report=searches&${range}`, {
        headers: { authorization: 'Bearer staff' },
      })
    const { rows } = (await read('from=2026-11-01&to=2026-11-30')).data
    expect(rows).toEqual([
      ['harry potter', 3, 0, '2026-11-21'],
      ['toán 6 cánh diều', 1, 1, '2026-11-21'],
    ])
    expect((await read('from=2026-11-22&to=2026-11-30')).data.rows).toEqual([])
    await deleteOldSearchMisses(db, new Date(TEST_NOW.getTime() + 399 * 86_400_000))
    expect(await db.$count(searchMiss)).toBe(2)
    await deleteOldSearchMisses(db, new Date(TEST_NOW.getTime() + 402 * 86_400_000))
    expect(await db.$count(searchMiss)).toBe(0)
  },
)

eachDatabase('a machine cannot fill the table', async ({ db }) => {
  await db
    .insert(searchMiss)
    .values(Array.from({ length: 2000 }, (_, at) => ({ day: '2026-11-21', words: `từ ${at}` })))
  for (const text of ['từ 7', 'từ khác']) {
    await recordSearchMiss(db, { text, shown: 0, now: TEST_NOW })
  }
  expect(await db.$count(searchMiss)).toBe(2000)
})
