import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { examination } from '@/backend/modules/exams/tables'
import {
  courseCategory,
  courseChapter,
  lessonAttachment,
  userCourse,
} from '@/backend/modules/learning/tables'
import { asset, assetChapter, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Caller } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { addCourse, addLesson } from '@/backend/testing/learning'
import { ask, refusal, TEST_NOW, testApp } from '@/backend/testing/test-app'
import {
  getLibraryCourse,
  getLibraryLesson,
  listCourseCategories,
  listLibraryCourses,
  listTextbookCourses,
} from '@/contract/shop/learning'
import { getAsset, listAssets } from '@/contract/shop/textbooks'

async function addLearner(db: Db, expiresAt: Date | null) {
  await db.insert(appUser).values({ id: 9, email: 'lan@example.vn', name: 'Lan', status: 1 })
  await db.insert(userCourse).values({ userId: 9, courseId: 1, expiresAt })
}

const caller = (role: Caller['roles'][number]): Caller => ({
  userId: 9,
  sessionId: 's',
  roles: [role],
})
const callers = { learner: caller('user'), staff: caller('staff') }
const as = (token: keyof typeof callers): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
})

databaseTest('the library lists published courses in their order', async ({ db }) => {
  await db.insert(courseCategory).values([
    { id: 1, name: 'Phổ thông', slug: 'pho-thong', position: 1 },
    { id: 2, parentId: 1, name: 'Lớp 12', slug: 'lop-12', position: 2 },
  ])
  await addCourse(db, 1, { position: 9, categoryId: 2, isSgk: true, name: 'Toán 12' })
  await addCourse(db, 2, { position: 1, name: 'Kỹ năng đọc sách' })
  await addCourse(db, 3, { status: 0 })
  await addCourse(db, 4, { inLibrary: false, isSgk: true })
  await addLesson(db, 1)
  await addLesson(db, 2, { status: 0 })
  const app = testApp({ db })
  const ids = async (query: string) =>
    (await ask(app, listLibraryCourses, `/api/Library${query}`)).data.map((one) => one.courseId)
  expect(await ids('')).toEqual([2, 1])
  expect(await ids('?category=1')).toEqual([1])
  expect(await ids('?page=1&searchContent=ky nang')).toEqual([2])
  expect(await ids('?searchContent=%25')).toEqual([])
  expect(await ids('?page=2')).toEqual([])
  const textbooks = await ask(app, listTextbookCourses, '/api/Library/CourseSGKLibrary?page=1')
  expect(textbooks).toMatchObject({ totalPage: 1, totalItem: 1 })
  expect(textbooks.data[0]).toMatchObject({ courseId: 1, totalLesson: 1, courseCategoryId: 2 })
  const categories = await ask(app, listCourseCategories, '/api/Library/CourseCategories')
  expect(categories.data.map((one) => [one.courseCategoryName, one.totalCourse])).toEqual([
    ['Phổ thông', 1],
    ['Lớp 12', 1],
  ])
})

databaseTest('a course shows its chapters and which lessons are locked', async ({ db }) => {
  await addCategories(db)
  await addProduct(db, {
    id: 88,
    title: 'Toán 12',
    objectType: 1,
    price: 90_000,
    salePrice: 70_000,
  })
  await addCourse(db, 1, { productId: 88 })
  await db.insert(courseChapter).values([
    { id: 32, courseId: 1, name: 'Chương 2', position: 2 },
    { id: 31, courseId: 1, name: 'Chương 1', position: 1 },
  ])
  await addLesson(db, 1, { courseChapterId: 31, isPreview: true, videoUrl: '/media/1.webm' })
  await addLesson(db, 2, { courseChapterId: 32 })
  await addLesson(db, 3, { courseChapterId: 32, status: 0 })
  await addLesson(db, 4)
  await db.insert(examination).values([
    { kind: 2, courseId: 1, name: 'Kiểm tra' },
    { kind: 2, courseId: 1, name: 'Nháp', status: 0 },
    { kind: 1, lessonId: 1, name: 'Bài tập' },
  ])
  const { data } = await ask(testApp({ db }), getLibraryCourse, '/api/Library/CourseDetail/1')
  expect(data).toMatchObject({
    productId: 88,
    price: 90_000,
    priceSale: 70_000,
    isOwned: false,
    totalExamination: 1,
  })
  expect(
    data.courseChapters.map((chapter) => [
      chapter.courseChapterId,
      chapter.lessons.map((one) => [one.lessonId, one.hasVideo, one.isLocked]),
    ]),
  ).toEqual([
    [0, [[4, false, true]]],
    [31, [[1, true, false]]],
    [32, [[2, false, true]]],
  ])
})

databaseTest('drafts and courses outside the library exist for staff alone', async ({ db }) => {
  await addCourse(db, 1, { status: 0 })
  await addCourse(db, 2, { inLibrary: false })
  await addLesson(db, 1, { isPreview: true })
  await addLesson(db, 2, { courseId: 2, status: 0 })
  const app = testApp({ db, callers })
  for (const path of ['CourseDetail/1', 'CourseDetail/2', 'LessonDetail/1', 'LessonDetail/2']) {
    const address = `/api/Library/${path}`
    expect([path, (await refusal(app, address)).status]).toEqual([path, 404])
    expect((await refusal(app, address, as('learner'))).status).toBe(404)
    expect((await app.request(address, as('staff'))).status).toBe(200)
  }
  expect((await refusal(app, '/api/Library/CourseDetail/99', as('staff'))).status).toBe(404)
})

databaseTest(
  'a preview lesson is read by everybody, with formulas set and neighbours',
  async ({ db }) => {
    await addCourse(db, 1)
    await addLesson(db, 1, { isPreview: true, contentHtml: '<p>\\(x^2\\)</p>', duration: 60 })
    await addLesson(db, 2)
    await db
      .insert(lessonAttachment)
      .values({ id: 5, lessonId: 1, fileName: 'Phiếu.pdf', filePath: 'lesson/1.pdf', fileSize: 7 })
    const { data } = await ask(testApp({ db }), getLibraryLesson, '/api/Library/LessonDetail/1')
    expect(data.content).toContain('<msup><mi>x</mi><mn>2</mn></msup>')
    expect(data).toMatchObject({ videoURL: null, previousLessonId: null, nextLessonId: 2 })
    expect(data.attachments[0]).toMatchObject({ fileURL: '/media/file/5', fileName: 'Phiếu.pdf' })
    expect(JSON.stringify(data)).not.toContain('lesson/1.pdf')
  },
)

databaseTest('a locked lesson says why and opens while the activation lasts', async ({ db }) => {
  await addCourse(db, 1)
  await addLesson(db, 1)
  await addLearner(db, new Date(TEST_NOW.getTime() + 1000))
  const address = '/api/Library/LessonDetail/1'
  const app = testApp({ db, callers })
  const locked = await refusal(app, address)
  expect(locked.status).toBe(403)
  expect(locked.text).toMatch(/kích hoạt/)
  expect((await ask(app, getLibraryLesson, address, as('learner'))).data.lessonId).toBe(1)
  const own = await ask(app, getLibraryCourse, '/api/Library/CourseDetail/1', as('learner'))
  expect(own.data.isOwned).toBe(true)
  expect(own.data.courseChapters[0]?.lessons[0]?.isLocked).toBe(false)
  const later = testApp({ db, callers, now: () => new Date(TEST_NOW.getTime() + 2000) })
  expect((await refusal(later, address, as('learner'))).status).toBe(403)
})

databaseTest('every lesson of a free course is open', async ({ db }) => {
  await addCourse(db, 1, { isFree: true })
  await addLesson(db, 1)
  const { data } = await ask(testApp({ db }), getLibraryLesson, '/api/Library/LessonDetail/1')
  expect(data.lessonId).toBe(1)
})

async function addTextbook(db: Db) {
  await db.insert(asset).values([
    { id: 7, name: 'Toán 12 tập 1', slug: 'toan-12', grade: 12, searchText: 'toan 12 tap 1' },
    { id: 8, name: 'Toán 1', slug: 'toan-1', grade: 1, searchText: 'toan 1', position: 5 },
    { id: 9, name: 'Tiếng Việt 1', slug: 'tieng-viet-1', searchText: 'tieng viet 1' },
  ])
  await addCourse(db, 1)
  await addLesson(db, 1)
  await addLesson(db, 2, { status: 0 })
  await db.insert(assetChapter).values([
    { chapterId: 72, assetId: 7, title: 'Chương 2', position: 2, columnNo: 2 },
    { chapterId: 71, assetId: 7, title: 'Chương 1', position: 1, columnNo: 1 },
  ])
  await db.insert(assetSubChapter).values([
    { subChapterId: 711, chapterId: 71, title: 'Bài 1', position: 1, lessonId: 1, pageNo: 5 },
    { subChapterId: 712, chapterId: 71, parentId: 711, title: 'Ý a', position: 1, lessonId: 2 },
    { subChapterId: 721, chapterId: 72, title: 'Bài 2', position: 1, url: '/pages/on-tap' },
  ])
}

databaseTest('a textbook tells what it costs while the shop sells it', async ({ db }) => {
  await addTextbook(db)
  await addCategories(db)
  await addProduct(db, { id: 5, title: 'Toán 12', price: 45_000, salePrice: 38_000 })
  await db.update(asset).set({ productId: 5 }).where(eq(asset.id, 7))
  const app = testApp({ db })
  const offers = async () =>
    (await ask(app, listAssets, '/api/Asset')).data.map(
      ({ assetId, productId, productSlug, price, priceSale }) => [
        assetId,
        productId,
        productSlug,
        price,
        priceSale,
      ],
    )
  expect(await offers()).toContainEqual([7, 5, 'toan-12-5', 45_000, 38_000])
  expect(await offers()).toContainEqual([8, null, null, null, null])
  await db.update(product).set({ isActive: false }).where(eq(product.id, 5))
  expect(await offers()).toContainEqual([7, null, null, null, null])
})

databaseTest('textbooks are found by words without marks, the closest first', async ({ db }) => {
  await addTextbook(db)
  const app = testApp({ db })
  const search = async (text: string) =>
    (await ask(app, listAssets, `/api/Asset?searchContent=${encodeURIComponent(text)}`)).data.map(
      (one) => one.assetName,
    )
  expect(await search('')).toEqual(['Toán 12 tập 1', 'Tiếng Việt 1', 'Toán 1'])
  expect(await search('toán 1')).toEqual(['Toán 1', 'Toán 12 tập 1'])
  expect(await search('viet')).toEqual(['Tiếng Việt 1'])
  expect(await search('tieng vi')).toEqual(['Tiếng Việt 1'])
  for (const text of ['%', '.*', 'oan', '\\m', '[a-z]+']) expect(await search(text)).toEqual([])
})

databaseTest('a textbook shows its two columns and where its entries lead', async ({ db }) => {
  await addTextbook(db)
  const app = testApp({ db })
  const { data } = await ask(app, getAsset, '/api/asset/7')
  expect(data).toMatchObject({ className: 'Lớp 12', productId: null })
  expect(data.chapters.map((one) => [one.chapterId, one.column])).toEqual([
    [71, 1],
    [72, 2],
  ])
  expect(data.subChapters.map((one) => [one.subChapterId, one.parentId, one.url])).toEqual([
    [711, 0, '/thu-vien/bai-hoc/1'],
    [712, 711, null],
    [721, 0, '/pages/on-tap'],
  ])
  expect(await ask(app, getAsset, '/api/Asset/7/')).toEqual({ data })
  expect((await refusal(app, '/api/asset/99')).status).toBe(404)
})

test('numbers that make no sense are refused', async () => {
  const { db, close } = await testDatabase()
  const app = testApp({ db })
  for (const path of [
    'Library?page=0',
    'Library?category=abc',
    'Library/CourseDetail/abc',
    'Library/LessonDetail/0',
    'asset/1e9',
  ]) {
    expect([path, (await refusal(app, `/api/${path}`)).status]).toEqual([path, 400])
  }
  await close()
})

databaseTest('a misspelt search offers the likest course and what was meant', async ({ db }) => {
  await addCourse(db, 1, { name: 'Luyện viết chữ đẹp' })
  await addCourse(db, 2, { name: 'Phân số' })
  await addCourse(db, 3, { name: 'Luyện viết ẩn', inLibrary: false })
  const app = testApp({ db })
  const search = async (text: string) =>
    await ask(app, listLibraryCourses, `/api/Library?searchContent=${text}`)
  expect(await search('luyen vieet chu')).toMatchObject({
    suggestion: 'luyện viết chữ',
    data: [{ courseId: 1 }],
    totalItem: 1,
  })
  expect(await search('phan so')).toMatchObject({ suggestion: null, data: [{ courseId: 2 }] })
})
