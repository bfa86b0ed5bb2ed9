import { expect } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { page } from '@/backend/modules/content/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest, eachDatabase } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { ask } from '@/backend/testing/test-app'
import type { Input } from '@/contract/endpoint'
import { getLandingPage } from '@/contract/shop/pages'
import { staffPages } from '@/contract/staff/pages'

const PAGES = '/api/staff/pages'

/** Four pages, changed a day after one another, in the hands of an editor. */
async function desk({ db }: Pick<Store, 'db'>) {
  let time = new Date('2026-11-21T03:00:00Z')
  await db.insert(appUser).values({ id: 90, name: 'Lê Thu Hà', email: 'ha@hiensach.test' })
  const titles = {
    'chinh-sach-doi-tra': 'Chính sách đổi trả',
    'tet-2027': 'Đón TẾT Đinh Mùi',
    'khai-giang': 'Mùa khai giảng',
    'he-2026': 'Hè vui đọc sách',
  }
  await db.insert(page).values(
    Object.entries(titles).map(([slug, title], at) => ({
      slug,
      title,
      kind: at === 0 ? ('static' as const) : ('landing' as const),
      updatedAt: new Date(`2026-11-1${at}T03:00:00Z`),
      savedAt: new Date(`2026-11-1${at}T03:00:00Z`),
    })),
  )
  const { app, by, get } = staffApp({ db }, { now: () => time })
  return {
    ...{ app, by, get },
    list: async (query: Record<string, string> = {}) => {
      const found = await ask(app, staffPages.list, `${PAGES}?${new URLSearchParams(query)}`, get)
      return found.data.map(({ id }) => id)
    },
    change: (id: string, body: Input<typeof staffPages.change>['body'], at: string) => {
      time = new Date(at)
      return ask(app, staffPages.change, `${PAGES}/${id}`, by('editor', body, 'PATCH'))
    },
  }
}

eachDatabase('a page is found by words of its title, with marks or without', async (store) => {
  const { list } = await desk(store)
  expect(await list({ q: 'đổi trả' })).toEqual(['chinh-sach-doi-tra'])
  expect(await list({ q: 'doi tra' })).toEqual(['chinh-sach-doi-tra'])
  expect(await list({ q: 'tết đinh mùi' })).toEqual(['tet-2027'])
  expect(await list({ q: 'DON TET' })).toEqual(['tet-2027'])
  expect(await list({ q: 'khai gi' })).toEqual(['khai-giang'])
  expect(await list({ q: 'không có' })).toEqual([])
})

databaseTest('a page is found by its address, and a new title at once', async (store) => {
  const { list, change } = await desk(store)
  expect(await list({ q: 'he-2026' })).toEqual(['he-2026'])
  await change('he-2026', { version: 1, title: 'Nghỉ mát', isPublished: true }, '2026-11-22T03:00Z')
  expect(await list({ q: 'nghi mat' })).toEqual(['he-2026'])
})

databaseTest(
  'a saved draft brings a page to the front of the list, and readers are told of no change',
  async (store) => {
    const { app, list, change } = await desk(store)
    const byChange = { sort: 'changedTime', order: 'desc' }
    expect((await list(byChange))[0]).toBe('he-2026')
    await change('tet-2027', { version: 1, content: '<p>Nháp</p>' }, '2026-11-22T03:00:00Z')
    expect((await list(byChange))[0]).toBe('tet-2027')
    const { data } = await ask(app, getLandingPage, '/api/LandingPages/tet-2027')
    expect(data.updatedTime).toBe('2026-11-11T03:00:00.000Z')
  },
)

databaseTest('the states of pages are told apart', async (store) => {
  const { app, by, list, change } = await desk(store)
  await change('tet-2027', { version: 1, content: '<p>Nháp</p>' }, '2026-11-22T03:00:00Z')
  await change('khai-giang', { version: 1, isPublished: false }, '2026-11-22T03:00:01Z')
  const publishTime = '2026-11-25T03:00:00Z'
  await change('khai-giang', { version: 1, publishTime }, '2026-11-22T03:00:02Z')
  await ask(app, staffPages.archive, `${PAGES}/he-2026`, by('editor', undefined, 'DELETE'))
  const states = ['published', 'draft', 'changed', 'scheduled', 'archived']
  expect(await Promise.all(states.map((state) => list({ state })))).toEqual([
    ['chinh-sach-doi-tra', 'tet-2027'],
    [],
    ['tet-2027'],
    ['khai-giang'],
    ['he-2026'],
  ])
  expect((await list()).sort()).toEqual(['chinh-sach-doi-tra', 'khai-giang', 'tet-2027'])
  expect(await list({ kind: 'static' })).toEqual(['chinh-sach-doi-tra'])
  await change('khai-giang', { version: 1, publishTime: null }, '2026-11-22T03:00:03Z')
  expect(await list({ state: 'draft' })).toEqual(['khai-giang'])
  await change('he-2026', { version: 1, isArchived: false }, '2026-11-22T03:00:04Z')
  expect((await list({ state: 'draft' })).sort()).toEqual(['he-2026', 'khai-giang'])
})
