import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { eq, isNotNull, like } from 'drizzle-orm'
import { category, product } from '@/backend/modules/catalog/tables'
import { news, page, redirectRule } from '@/backend/modules/content/tables'
import { problemsOf } from '@/backend/modules/exams/answer-keys'
import {
  examination,
  examinationQuestion,
  question,
  questionAnswer,
} from '@/backend/modules/exams/tables'
import { courseCodeHash } from '@/backend/modules/learning/course-code'
import { course, courseCode, lesson, lessonAttachment } from '@/backend/modules/learning/tables'
import { asset, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import type { SeedContext } from '@/backend/seed/context'
import { activationCodes } from '@/backend/seed/learning/activation-codes'
import { learningFiles } from '@/backend/seed/learning/learning-files'
import { writeLearning } from '@/backend/seed/learning/write-learning'
import { writeContent } from '@/backend/seed/write-content'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { getLibraryCourse, getLibraryLesson, listLibraryCourses } from '@/contract/shop/learning'
import { getNewsByUrl, listNews, listNewsTags } from '@/contract/shop/news'
import { checkUrl, getIntroPage, getLandingPage } from '@/contract/shop/pages'
import { getAsset, listAssets } from '@/contract/shop/textbooks'

async function twoProducts(db: Db) {
  await db.insert(category).values({ id: 1, name: 'Kệ', slug: 'ke' })
  const rows = [
    'truyen-kieu',
    'toan-lop-1-tap-mot',
    'toan-lop-1-tap-hai',
    'luyen-viet-chu-dep-lop-1',
    'bai-tap-tieng-anh-lop-3',
    'ngu-van-lop-9-doc-truyen-kieu',
    'ngu-van-lop-9-doc-viet-noi-va-nghe',
  ].map((slug, at) => ({
    id: at + 1,
    categoryId: 1,
    title: slug,
    slug,
    price: 100_000,
    salePrice: 90_000,
    objectType: slug.startsWith('luyen') ? 1 : 0,
  }))
  await db.insert(product).values(rows)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

const contextOf = async (db: Db, demo = true): Promise<SeedContext> => ({
  now: TEST_NOW,
  demo,
  log: () => undefined,
  productIds: await twoProducts(db),
})

databaseTest('short links and tables of contents lead to the lessons', async ({ db }) => {
  const context = await contextOf(db)
  await writeContent(db, context)
  await writeLearning(db, context)
  expect(await db.$count(redirectRule)).toBe(20)
  const linked = await db.select().from(assetSubChapter).where(isNotNull(assetSubChapter.lessonId))
  expect(linked.length).toBeGreaterThan(100)
})

test('a reader finds articles, pages, textbooks and lessons tied to each other', async () => {
  const { db, close } = await testDatabase()
  const context = await contextOf(db)
  await writeContent(db, context)
  await writeLearning(db, context)
  const app = testApp({ db })

  const { data: latest, totalItem } = await ask(app, listNews, '/api/News')
  expect(totalItem).toBe(40)
  expect(latest[0]).toMatchObject({
    title: 'Lịch ôn thi học kì trong ba tuần',
    isFocus: true,
    newsURL: 'lich-on-thi-hoc-ki-trong-ba-tuan',
  })
  expect(
    (await ask(app, listNewsTags, '/api/News/Tag')).data.map(({ totalNews }) => totalNews),
  ).toEqual(Array(8).fill(5))
  const found = await ask(app, listNews, '/api/News?searchContent=truyen+kieu')
  expect(found.data[0]?.title).toBe('Đọc Truyện Kiều lần đầu, bắt đầu từ đâu')
  const kieu = await ask(app, getNewsByUrl, `/api/News/NewsUrl/${found.data[0]?.newsURL}`)
  expect(kieu.data.content).toContain('href="/san-pham/truyen-kieu-1"')

  const landing = await ask(app, getLandingPage, '/api/LandingPages/tuu-truong')
  expect(landing.data).toMatchObject({ kind: 'landing', title: 'Tựu trường: một danh sách vừa đủ' })
  expect(landing.data.content).toMatch(/href="\/thu-vien\/khoa-hoc\/toan-lop-1-so-den-100-\d+"/)
  expect(
    (await ask(app, getIntroPage, '/api/IntroPage')).data.introPageIntroductionThird
      ?.contentProviderId,
  ).toBe(2)

  const [book] = (await ask(app, listAssets, '/api/Asset?searchContent=toan+1')).data
  expect(book).toMatchObject({
    assetName: 'Toán 1',
    className: 'Lớp 1',
    imageURL: '/media/textbooks/toan-1.webp',
  })
  const contents = (await ask(app, getAsset, `/api/asset/${book?.assetId}`)).data
  expect(contents).toMatchObject({ productSlug: 'toan-lop-1-tap-mot' })
  const entry = contents.subChapters.find(
    ({ subChapterName }) => subChapterName === 'Bài 3. Các số 1, 2, 3, 4, 5',
  )
  expect(entry).toMatchObject({ parentId: 0, url: expect.stringMatching(/^\/thu-vien\/bai-hoc\//) })
  const child = contents.subChapters.find(({ parentId }) => parentId === entry?.subChapterId)
  expect(child?.subChapterName).toBe('Đếm đồ vật trong lớp')

  const courses = await ask(app, listLibraryCourses, '/api/Library?searchContent=luyen+viet')
  const detail = (
    await ask(app, getLibraryCourse, `/api/Library/CourseDetail/${courses.data[0]?.courseId}`)
  ).data
  expect(detail).toMatchObject({
    courseName: 'Luyện viết chữ đẹp lớp 1',
    isFree: false,
    productSlug: 'luyen-viet-chu-dep-lop-1',
  })
  expect(
    detail.courseChapters.flatMap(({ lessons }) => lessons).map(({ isLocked }) => isLocked),
  ).toEqual([false, true, true, true, true])

  const short = await ask(app, checkUrl, '/api/Redirect/Check-url', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: '/h/toan-1-dem' }),
  })
  const lessonId = /^\/thu-vien\/bai-hoc\/bai-1-dem-va-viet-cac-so-den-10-(\d+)$/.exec(
    short.data ?? '',
  )?.[1]
  const counting = (await ask(app, getLibraryLesson, `/api/Library/LessonDetail/${lessonId}`)).data
  expect(counting).toMatchObject({
    videoURL: '/media/video/dem-den-muoi.webm',
    captionURL: '/media/video/dem-den-muoi.vtt',
    duration: 17,
    attachments: [{ fileName: 'toan-1-dem-den-10.pdf', mimeType: 'application/pdf' }],
  })
  expect(counting.content).toContain('<math')
  await close()
})

test('a textbook leads to the book the shop sells for it', async () => {
  const { db, close } = await testDatabase()
  const context = await contextOf(db)
  await writeContent(db, context)
  const books = new Map((await db.select().from(asset)).map((book) => [book.slug, book.productId]))
  expect(books.get('toan-1')).toBe(context.productIds.get('toan-lop-1-tap-mot'))
  expect(books.get('tieng-anh-3')).toBe(context.productIds.get('bai-tap-tieng-anh-lop-3'))
  expect(books.get('ngu-van-9')).toBe(context.productIds.get('ngu-van-lop-9-doc-viet-noi-va-nghe'))
  expect(books.get('toan-12')).toBeNull()
  await close()
})

test('no text keeps a link that is not an address', async () => {
  const { db, close } = await testDatabase()
  const context = await contextOf(db)
  await writeContent(db, context)
  await writeLearning(db, context)
  const unfinished = '%href="course:%'
  expect(await db.$count(page, like(page.contentHtml, unfinished))).toBe(0)
  expect(await db.$count(news, like(news.contentHtml, unfinished))).toBe(0)
  expect(await db.$count(course, like(course.descriptionHtml, unfinished))).toBe(0)
  expect(await db.$count(lesson, like(lesson.contentHtml, unfinished))).toBe(0)
  await close()
})

test('times are counted back from the given moment; linking does not make a text look edited', async () => {
  const { db, close } = await testDatabase()
  await writeContent(db, await contextOf(db))
  await writeLearning(db, {
    now: TEST_NOW,
    demo: true,
    log: () => undefined,
    productIds: new Map(),
  })
  const articles = await db.select().from(news)
  expect(
    articles.every(
      ({ publishedAt, updatedAt }) =>
        publishedAt < TEST_NOW && updatedAt.getTime() === publishedAt.getTime(),
    ),
  ).toBe(true)
  const [terms] = await db.select().from(page).where(eq(page.slug, 'tuu-truong'))
  expect(terms?.updatedAt.toISOString()).toBe('2026-11-09T03:00:00.000Z')
  await close()
})

test('questions stand in the database as marking expects them', async () => {
  const { db, close } = await testDatabase()
  await writeLearning(db, await contextOf(db))
  const answers = await db.select().from(questionAnswer)
  for (const row of await db.select().from(question)) {
    const own = answers.filter(({ questionId }) => questionId === row.id)
    expect({ id: row.id, problems: problemsOf({ ...row, answers: own }) }).toEqual({
      id: row.id,
      problems: [],
    })
  }
  expect(await db.$count(examination)).toBe(30)
  expect(await db.$count(examinationQuestion)).toBe(await db.$count(question))
  await close()
})

test('only hashes of activation codes are stored, and only in the demonstration', async () => {
  const { db, close } = await testDatabase()
  await writeLearning(db, await contextOf(db))
  const stored = await db.select().from(courseCode)
  const [first] = activationCodes()
  expect(stored).toHaveLength(activationCodes().length)
  expect(stored.map(({ codeHash }) => codeHash)).toContain(
    courseCodeHash((first?.code ?? '').toLowerCase().replaceAll('-', ' ')),
  )
  expect(JSON.stringify(stored)).not.toContain(first?.code)
  expect(
    activationCodes().every(({ code }) =>
      /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(code),
    ),
  ).toBe(true)
  await close()

  const live = await testDatabase()
  await writeLearning(live.db, await contextOf(live.db, false))
  expect(await live.db.$count(courseCode)).toBe(0)
  await live.close()
})

test('films and handouts are put where lessons expect them, once', async () => {
  const { db, close } = await testDatabase()
  await writeLearning(db, await contextOf(db))
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'learning-files-'))
  expect(await learningFiles(dataDir)).toBeGreaterThan(40)
  expect(await learningFiles(dataDir)).toBe(0)
  const media = path.join(dataDir, 'media')
  const lessons = await db.select().from(lesson).where(isNotNull(lesson.videoUrl))
  expect(lessons.length).toBeGreaterThanOrEqual(8)
  for (const { videoUrl, captionUrl } of lessons) {
    for (const url of [videoUrl, captionUrl, videoUrl?.replace('.webm', '.mp4')])
      expect(existsSync(path.join(dataDir, url ?? ''))).toBe(true)
    expect(readFileSync(path.join(dataDir, captionUrl ?? ''), 'utf8')).toMatch(
      /^WEBVTT\n\n00:00\.000 --> /,
    )
  }
  for (const { filePath, fileSize } of await db.select().from(lessonAttachment)) {
    // Compressed elsewhere, a sheet may come out a few bytes longer or shorter.
    expect(Math.abs(statSync(path.join(media, filePath)).size / fileSize - 1)).toBeLessThan(0.02)
    expect(readFileSync(path.join(media, filePath)).subarray(0, 5).toString()).toBe('%PDF-')
  }
  rmSync(dataDir, { recursive: true })
  await close()
})
