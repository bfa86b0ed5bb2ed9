import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { lessonAttachment, lessonProgress, userCourse } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCourse, addLesson } from '@/backend/testing/learning'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { getLibraryLesson, getUserLesson } from '@/contract/shop/learning'

const HOUR = 3_600_000
const films = ['paid.webm', 'paid.mp4', 'paid.vtt', 'trial.webm', 'both.webm', 'nobodys.mp4']
const papers = ['paid.pdf', 'rules.pdf', 'cover.webp']

/** Lan (1) owns the sold course 1: lesson 1 is shown to everybody, 2 is paid for, 3 is a draft. */
async function school(db: Db) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hien-sach-films-'))
  const media = path.join(dataDir, 'media')
  await mkdir(media)
  for (const name of [...films, ...papers]) await writeFile(path.join(media, name), '0123456789')
  await symlink('paid.webm', path.join(media, 'other-name.webm'))
  await db.insert(appUser).values({ id: 1, email: 'lan@sach.vn', name: 'Lan', status: 1 })
  await addCourse(db, 1)
  await db.insert(userCourse).values({ userId: 1, courseId: 1 })
  await addLesson(db, 1, { isPreview: true, videoUrl: '/media/trial.webm' })
  await addLesson(db, 2, { videoUrl: '/media/paid.webm', captionUrl: '/media/paid.vtt' })
  await addLesson(db, 3, { status: 0, videoUrl: '/media/both.webm' })
  await addLesson(db, 4, { isPreview: true, videoUrl: '/media/both.webm' })
  await db
    .insert(lessonAttachment)
    .values({ id: 1, lessonId: 2, fileName: 'Phiếu.pdf', filePath: 'paid.pdf' })
  const clock = { at: TEST_NOW.getTime() }
  const caller = (role: 'user' | 'staff') => ({ userId: 1, sessionId: 's', roles: [role] })
  const app = testApp({
    db,
    config: { dataDir },
    now: () => new Date(clock.at),
    callers: { lan: caller('user'), staff: caller('staff') },
  })
  const as = (who: string) => ({ headers: { authorization: `Bearer ${who}` } })
  return {
    app,
    as,
    wait: (ms: number) => {
      clock.at += ms
    },
    status: async (address: string, headers: Record<string, string> = {}) =>
      (await app.request(address, { headers })).status,
    lesson: async (id: number) =>
      (await ask(app, getUserLesson, `/api/UserCourse/LessonDetail/${id}`, as('lan'))).data,
    close: () => rm(dataDir, { recursive: true }),
  }
}

databaseTest('what a paid lesson shows or hands out is not found by its path', async ({ db }) => {
  const { status, close } = await school(db)
  const closed = ['paid.webm', 'paid.mp4', 'paid.vtt', 'other-name.webm', 'nobodys.mp4', 'paid.pdf']
  for (const name of [...closed, 'file/1']) {
    expect([name, await status(`/media/${name}`)]).toEqual([name, 404])
    expect([name, await status(`/media/${name}`, { range: 'bytes=0-1' })]).toEqual([name, 404])
  }
  for (const name of ['trial.webm', 'both.webm', 'rules.pdf', 'cover.webp'])
    expect([name, await status(`/media/${name}`)]).toEqual([name, 200])
  await close()
})

databaseTest(
  'whoever is shown a lesson gets addresses that open its files for hours',
  async ({ db }) => {
    const { app, lesson, status, wait, close } = await school(db)
    const { videoURL, captionURL, attachments } = await lesson(2)
    const [paper] = attachments
    const addresses = [videoURL ?? '', captionURL ?? '', paper?.fileURL ?? '']
    for (const address of [...addresses, videoURL?.replace('.webm', '.mp4') ?? ''])
      expect([address, await status(address)]).toEqual([address, 200])
    const part = await app.request(videoURL ?? '', { headers: { range: 'bytes=-3' } })
    expect([part.status, await part.text()]).toEqual([206, '789'])
    // Opening its file is beginning the lesson.
    expect(await db.select().from(lessonProgress)).toMatchObject([{ lessonId: 2 }])
    expect(part.headers.get('cache-control')).toBe('private, max-age=3600')
    wait(3 * HOUR)
    expect(await status(videoURL ?? '')).toBe(200)
    wait(HOUR)
    for (const address of addresses)
      expect([address, await status(address)]).toEqual([address, 404])
    await close()
  },
)

databaseTest('the pass of one lesson opens no other’s files', async ({ db }) => {
  const { lesson, status, close } = await school(db)
  await addLesson(db, 5, { videoUrl: '/media/nobodys.mp4' })
  const pass = (await lesson(5)).videoURL?.split('?')[1]
  expect(await status(`/media/nobodys.mp4?${pass}`)).toBe(200)
  for (const name of ['paid.webm', 'paid.vtt', 'paid.pdf', 'file/1'])
    expect([name, await status(`/media/${name}?${pass}`)]).toEqual([name, 404])
  await close()
})

databaseTest(
  'a lesson open to everybody has plain addresses, a draft shown to staff has not',
  async ({ db }) => {
    const { app, as, lesson, status, close } = await school(db)
    expect((await lesson(1)).videoURL).toBe('/media/trial.webm')
    await addLesson(db, 6, { status: 0, videoUrl: '/media/nobodys.mp4' })
    const address = '/api/Library/LessonDetail/6'
    const { data } = await ask(app, getLibraryLesson, address, as('staff'))
    expect(data.videoURL).toMatch(/^\/media\/nobodys\.mp4\?pass=6\./)
    expect(await status(data.videoURL ?? '')).toBe(200)
    expect(await status('/media/nobodys.mp4')).toBe(404)
    await close()
  },
)
