import { expect } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { publishDueDocuments } from '@/backend/modules/content/publishing/publish-due-documents'
import { news, newsTag } from '@/backend/modules/content/tables'
import type { Db, Store } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { staffApp } from '@/backend/testing/office'
import { ask, refusal } from '@/backend/testing/test-app'
import type { Input } from '@/contract/endpoint'
import { getNewsByUrl, listNews } from '@/contract/shop/news'
import { staffNews } from '@/contract/staff/news'

const NEWS = '/api/staff/news'

/** An editor of news whose clock can be set. */
async function newsOffice({ db }: Pick<Store, 'db'>) {
  let time = new Date('2026-11-21T03:00:00Z')
  const now = () => time
  const purged: string[] = []
  const revalidatePages = async (tags: readonly string[]) => {
    purged.push(...tags)
  }
  await db.insert(appUser).values({ id: 90, name: 'Lê Thu Hà', email: 'ha@hiensach.test' })
  await db.insert(newsTag).values({ id: 1, name: 'Mùa thi', slug: 'mua-thi' })
  const { app, by, get } = staffApp({ db }, { now, revalidatePages })
  const change = (body: Input<typeof staffNews.change>['body'], id = 1) =>
    ask(app, staffNews.change, `${NEWS}/${id}`, by('editor', body, 'PATCH'))
  return {
    ...{ app, by, get, purged, change },
    create: async (body: Input<typeof staffNews.create>['body']) =>
      (await ask(app, staffNews.create, NEWS, by('editor', body))).data,
    refused: (body: object) => refusal(app, `${NEWS}/1`, by('editor', body, 'PATCH')),
    read: async () => (await ask(app, staffNews.read, `${NEWS}/1`, get)).data,
    /** What readers see of it; null where they see nothing. */
    reader: async (url = 'mua-thi-nhe-nhang') => {
      const response = await app.request(getNewsByUrl.path.replace('{url}', url))
      return response.status === 404 ? null : (await response.json()).data
    },
    runJobs: (at: string) => {
      time = new Date(at)
      return publishDueDocuments({ db, now, revalidatePages })
    },
  }
}

const actions = async (db: Db) =>
  (await db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

databaseTest(
  'an article is a draft until it is published, and readers keep what is shown while it is rewritten',
  async ({ db }) => {
    const { create, change, reader, read, purged, app, get } = await newsOffice({ db })
    const made = await create({ title: 'Mùa thi nhẹ nhàng', content: '<p>Một</p>', tagId: 1 })
    expect(made).toMatchObject({
      ...{ id: 1, version: 1, newsURL: 'mua-thi-nhe-nhang', isPublished: false },
      changedBy: 'Lê Thu Hà',
    })
    expect(await reader()).toBeNull()
    expect(purged).toEqual([])
    const preview = await ask(app, staffNews.previewNews, `${NEWS}-previews/mua-thi-nhe-nhang`, get)
    expect(preview.data).toMatchObject({ content: '<p>Một</p>', tagName: 'Mùa thi' })

    await change({ version: 1, summary: 'Tóm tắt', isPublished: true })
    expect(await reader()).toMatchObject({ content: '<p>Một</p>', summary: 'Tóm tắt' })
    expect(purged).toEqual(['news', 'news:1', 'news:mua-thi-nhe-nhang'])
    const found = await ask(app, listNews, '/api/News?searchContent=mua+thi')
    expect(found.data).toHaveLength(1)

    await change({ version: 2, content: '<p>Hai</p>' })
    expect(purged).toHaveLength(3)
    expect((await reader()).content).toBe('<p>Một</p>')
    expect(await read()).toMatchObject({ version: 3, content: '<p>Hai</p>', isChanged: true })
    const list = async (state: string) =>
      (await ask(app, staffNews.list, `${NEWS}?state=${state}`, get)).data.length
    expect([await list('published'), await list('changed'), await list('draft')]).toEqual([1, 1, 0])

    await change({ version: 3, isPublished: true })
    expect((await reader()).content).toBe('<p>Hai</p>')
    await change({ version: 3, isPublished: false })
    expect(await reader()).toBeNull()
    expect(await actions(db)).toEqual([
      ...['news.create', 'news.publish', 'news.change', 'news.publish', 'news.unpublish'],
    ])
  },
)

databaseTest(
  'two editors: the second is told whose version is newer, and nothing is overwritten unread',
  async ({ db }) => {
    const { create, change, refused, read } = await newsOffice({ db })
    await create({ title: 'Mùa thi nhẹ nhàng', content: '<p>Một</p>' })
    await change({ version: 1, content: '<p>Của Hà</p>' })
    const late = await refused({ version: 1, content: '<p>Của tôi</p>' })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ version: 2, changedBy: 'Lê Thu Hà' })
    expect((await read()).content).toBe('<p>Của Hà</p>')
    await change({ version: 2, content: '<p>Của tôi</p>' })
    expect((await refused({ content: '<p>Không có phiên bản</p>' })).status).toBe(400)
    expect((await refused({ version: 3 })).status).toBe(400)
  },
)

databaseTest(
  'of many who save at once from the same version one is kept and the others are told',
  async ({ db }) => {
    const { create, app, by, read } = await newsOffice({ db })
    await create({ title: 'Mùa thi nhẹ nhàng' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        app.request(`${NEWS}/1`, by('editor', { version: 1, content: `<p>${at}</p>` }, 'PATCH')),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 5 }, () => 409)])
    expect((await read()).version).toBe(2)
  },
)

databaseTest(
  'a planned text is shown at its moment, to everybody at once, and not before',
  async ({ db }) => {
    const { create, change, refused, reader, runJobs, purged, read } = await newsOffice({ db })
    await create({ title: 'Mùa thi nhẹ nhàng', content: '<p>Một</p>' })
    const publishTime = '2026-11-21T05:00:00.000Z'
    expect((await refused({ version: 1, publishTime: '2026-11-20T05:00:00Z' })).status).toBe(400)
    expect((await change({ version: 1, publishTime })).data).toMatchObject({ publishTime })
    await change({ version: 1, content: '<p>Sửa thêm</p>' })
    await runJobs('2026-11-21T04:59:59Z')
    expect([await reader(), purged]).toEqual([null, []])
    await runJobs('2026-11-21T05:00:03Z')
    expect(await reader()).toMatchObject({
      content: '<p>Sửa thêm</p>',
      publishedTime: publishTime,
    })
    expect(purged).toEqual(['news', 'news:1', 'news:mua-thi-nhe-nhang'])
    expect(await read()).toMatchObject({ isPublished: true, publishTime: null, isChanged: false })
    await runJobs('2026-11-21T05:00:08Z')
    expect(purged).toHaveLength(3)

    await change({ version: 2, title: 'Tên mới', publishTime: '2026-11-22T05:00:00Z' })
    await change({ version: 3, publishTime: null })
    await runJobs('2026-11-23T05:00:00Z')
    expect((await reader()).title).toBe('Mùa thi nhẹ nhàng')
    expect(await actions(db)).toContain('news.unschedule')
  },
)

databaseTest(
  'what stood before the office is the first version; any version can be taken back',
  async ({ db }) => {
    const publishedAt = new Date('2026-11-01T00:00:00Z')
    const { change, app, get, read, reader, refused } = await newsOffice({ db })
    await db.insert(news).values({
      ...{ title: 'Cũ', newsUrl: 'cu', contentHtml: '<p>Cũ</p>' },
      ...{ tagId: 1, publishedAt, updatedAt: publishedAt },
    })
    const versions = async () =>
      (await ask(app, staffNews.listNewsVersions, `${NEWS}/1/versions`, get)).data.map(
        ({ version, actorName, isShown, restoredFrom }) => [
          ...[version, actorName, isShown, restoredFrom],
        ],
      )
    expect(await versions()).toEqual([[1, null, true, null]])
    await change({ version: 1, content: '<p>Mới</p>', isFocus: true, isPublished: true })
    const first = await ask(app, staffNews.readNewsVersion, `${NEWS}/1/versions/1`, get)
    expect(first.data.text).toMatchObject({ content: '<p>Cũ</p>', isFocus: false, tagId: 1 })
    await change({ version: 2, restoreVersion: 1 })
    expect(await versions()).toEqual([
      [3, 'Lê Thu Hà', false, 1],
      [2, 'Lê Thu Hà', true, null],
      [1, null, false, null],
    ])
    expect(await read()).toMatchObject({ content: '<p>Cũ</p>', isFocus: false, isChanged: true })
    expect((await refused({ version: 3, restoreVersion: 9 })).status).toBe(400)
    expect((await refusal(app, `${NEWS}/1/versions/9`, get)).status).toBe(404)
    await change({ version: 3, isPublished: true })
    expect(await reader('cu')).toMatchObject({
      content: '<p>Cũ</p>',
      publishedTime: publishedAt.toISOString(),
    })
  },
)

databaseTest('an archived article is gone until it is brought back as a draft', async ({ db }) => {
  const { create, change, refused, reader, app, by, get, purged } = await newsOffice({ db })
  await create({ title: 'Mùa thi nhẹ nhàng' })
  await change({ version: 1, isPublished: true })
  await ask(app, staffNews.archive, `${NEWS}/1`, by('editor', undefined, 'DELETE'))
  expect(await reader()).toBeNull()
  expect(purged).toHaveLength(6)
  expect((await ask(app, staffNews.list, NEWS, get)).data).toEqual([])
  expect((await ask(app, staffNews.list, `${NEWS}?state=archived`, get)).data).toHaveLength(1)
  expect((await refused({ version: 1, isPublished: true })).status).toBe(409)
  const { data } = await change({ version: 1, isArchived: false })
  expect(data).toMatchObject({ isArchived: false, isPublished: false })
})

databaseTest('pictures inside the text and rubrics nobody has are refused', async ({ db }) => {
  const { create, refused, read } = await newsOffice({ db })
  await create({ title: 'Mùa thi nhẹ nhàng', content: '<p>Một</p>' })
  for (const src of ['data:image/png;base64,AAAA', 'blob:https://sach.vn/1', ' DATA:text/html,x']) {
    const answer = await refused({ version: 1, content: `<img alt="" src="${src}">` })
    expect([src, answer.status]).toEqual([src, 400])
    expect(answer.text).toContain('tải ảnh lên')
  }
  expect((await refused({ version: 1, tagId: 7 })).status).toBe(400)
  expect((await refused({ version: 1, title: '' })).status).toBe(400)
  expect(await read()).toMatchObject({ version: 1, content: '<p>Một</p>' })
})
