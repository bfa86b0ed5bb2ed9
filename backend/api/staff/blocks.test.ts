import { expect } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { publishDueDocuments } from '@/backend/modules/content/publishing/publish-due-documents'
import { introItem } from '@/backend/modules/content/tables'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { ask, refusal } from '@/backend/testing/test-app'
import type { Input } from '@/contract/endpoint'
import { getHomeLayout } from '@/contract/shop/home'
import { homeParts, usualHome } from '@/contract/shop/home-content'
import { getIntroPage } from '@/contract/shop/pages'
import { staffBlocks } from '@/contract/staff/blocks'

const BLOCKS = '/api/staff/blocks'

async function blockOffice({ db }: Pick<Store, 'db'>) {
  let time = new Date('2026-11-21T03:00:00Z')
  const now = () => time
  const purged: string[] = []
  const revalidatePages = async (tags: readonly string[]) => void purged.push(...tags)
  await db.insert(appUser).values({ id: 90, name: 'Lê Thu Hà', email: 'ha@hiensach.test' })
  const { app, by, get } = staffApp({ db }, { now, revalidatePages })
  const change = (id: string, body: Input<typeof staffBlocks.change>['body']) =>
    ask(app, staffBlocks.change, `${BLOCKS}/${id}`, by('editor', body, 'PATCH'))
  return {
    ...{ app, get, purged, change },
    refused: (id: string, body: object) =>
      refusal(app, `${BLOCKS}/${id}`, by('editor', body, 'PATCH')),
    home: async () => (await ask(app, getHomeLayout, '/api/home/layout')).data,
    about: async () => (await ask(app, getIntroPage, '/api/IntroPage')).data,
    runJobs: (at: string) => {
      time = new Date(at)
      return publishDueDocuments({ db, now, revalidatePages })
    },
  }
}

const shelf = { kind: 'shelf' as const, title: 'Cho bé', categoryId: 3, isShown: true }
const [flash, ...others] = usualHome.sections
/** News first, no flash sale, and a shelf of one category. */
const composed = {
  line: 'Đọc cùng con',
  text: '',
  sections: [...others.toReversed(), shelf, { ...(flash ?? shelf), isShown: false }],
}

databaseTest(
  'the home page is composed as a draft, seen by the staff, then published',
  async ({ db }) => {
    const { app, get, change, home, purged } = await blockOffice({ db })
    expect((await home()).sections.map(({ kind }) => kind)).toEqual([...homeParts])
    const { data: draft } = await change('home', { version: 1, home: composed })
    expect(draft).toMatchObject({
      version: 2,
      isPublished: true,
      isChanged: true,
      changedBy: 'Lê Thu Hà',
    })
    expect((await home()).line).toBe('')
    expect(purged).toEqual([])
    const seen = await ask(app, staffBlocks.previewHome, '/api/staff/block-previews/home', get)
    expect(seen.data.line).toBe('Đọc cùng con')
    await change('home', { version: 2, isPublished: true })
    const { sections, line } = await home()
    expect(line).toBe('Đọc cùng con')
    expect(sections.map(({ kind }) => kind)).toEqual([...homeParts.slice(1).toReversed(), 'shelf'])
    expect(sections.at(-1)).toEqual({ kind: 'shelf', title: 'Cho bé', categoryId: 3 })
    expect(purged).toEqual(['home'])
  },
)

databaseTest('two editors of one page: the second is told, and nothing is lost', async ({ db }) => {
  const { change, refused, home } = await blockOffice({ db })
  await change('home', { version: 1, home: composed, isPublished: true })
  const late = await refused('home', { version: 1, home: usualHome })
  expect([late.status, late.data]).toMatchObject([409, { version: 2, changedBy: 'Lê Thu Hà' }])
  expect((await home()).line).toBe('Đọc cùng con')
  await change('home', { version: 2, restoreVersion: 1, isPublished: true })
  expect((await home()).sections).toHaveLength(homeParts.length)
})

databaseTest('a part that is missing, twice there or half a shelf is refused', async ({ db }) => {
  const { refused } = await blockOffice({ db })
  const { sections } = usualHome
  const wrong = [
    sections.slice(1),
    [...sections, ...sections.slice(0, 1)],
    [...sections, { ...shelf, title: ' ' }],
    [...sections, { ...shelf, categoryId: null }],
    [...sections, shelf, shelf],
    [...sections, ...Array.from({ length: 7 }, (_, at) => ({ ...shelf, categoryId: at + 1 }))],
  ]
  for (const one of wrong) {
    const { status } = await refused('home', { version: 1, home: { ...composed, sections: one } })
    expect(status).toBe(400)
  }
  expect((await refused('home', { version: 1, about: { cards: [], blocks: [] } })).status).toBe(400)
  expect((await refused('home', { version: 1, isPublished: false })).status).toBe(409)
})

databaseTest(
  'the about page is planned, and appears with its cards and blocks in order',
  async ({ db }) => {
    await db.insert(introItem).values([
      { section: 1, title: 'Cũ', contentHtml: '<p>Cũ</p>', position: 0 },
      { section: 2, title: 'Sứ mệnh', contentProviderId: 7, position: 1 },
    ])
    const { app, get, change, about, purged, runJobs, refused } = await blockOffice({ db })
    const { data: before } = await ask(app, staffBlocks.read, `${BLOCKS}/about`, get)
    expect(before.about?.cards.map(({ title }) => title)).toEqual(['Cũ'])
    const card = (title: string) => ({ title, content: `<p>${title}</p>`, picture: null })
    const content = {
      cards: [card('Hai'), card('Một')],
      blocks: [{ ...card('Khối'), picture: '/media/pictures/a.webp', buttonUrl: '/san-pham' }],
    }
    const foreign = { ...content, blocks: [{ ...card('x'), buttonUrl: 'javascript:alert(1)' }] }
    expect((await refused('about', { version: 1, about: foreign })).status).toBe(400)
    const publishTime = '2026-11-22T01:00:00Z'
    await change('about', { version: 1, about: content, publishTime })
    expect((await about()).intropageIntroduction?.intropageIntroductionItems).toHaveLength(1)
    await runJobs('2026-11-22T01:00:01Z')
    expect(purged).toEqual(['intro'])
    expect(await about()).toMatchObject({
      intropageIntroduction: {
        intropageIntroductionItems: [{ intropageItemTitle: 'Hai' }, { intropageItemTitle: 'Một' }],
      },
      intropageIntroductionSecond: {
        contentProviderId: expect.any(Number),
        intropageIntroductionItem: { intropageItemTitle: 'Khối' },
        buttonItem: { buttonUrl: '/san-pham' },
      },
      introPageIntroductionThird: null,
    })
  },
)
