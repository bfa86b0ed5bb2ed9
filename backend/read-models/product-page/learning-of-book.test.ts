import { expect } from '@jest/globals'
import { examination, examinationQuestion, question } from '@/backend/modules/exams/tables'
import { courseChapter } from '@/backend/modules/learning/tables'
import { asset, assetChapter, assetSubChapter } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCategories, addProduct } from '@/backend/testing/catalog'
import { addCode, addCourse, addLesson } from '@/backend/testing/learning'
import { ask, testApp } from '@/backend/testing/test-app'
import { getProduct } from '@/contract/shop/catalog'

const maths = { grade: 6, subject: 'Toán' }

/** Toán 6 with two chapters, the free course 1 that its contents lead to, and an exercise of ten points. */
async function schoolShop(db: Db) {
  await addCategories(db)
  await addProduct(db, { id: 1, title: 'Toán lớp 6 – Tập một', categoryId: 2, ...maths })
  await addProduct(db, { id: 2, title: 'Toán lớp 6 – Tập hai', categoryId: 2, ...maths })
  await addProduct(db, { id: 3, title: 'Số đỏ', categoryId: 3 })
  await addCourse(db, 1, { isFree: true, teacher: 'Cô Lan', name: 'Toán lớp 6: Số tự nhiên' })
  await db.insert(courseChapter).values({ id: 1, courseId: 1, name: 'Chương 1', position: 1 })
  await addLesson(db, 11, { courseChapterId: 1, duration: 600 })
  await db
    .insert(asset)
    .values({ id: 5, name: 'Toán 6', slug: 'toan-6', ...maths, productId: 1, position: 1 })
  await db.insert(assetChapter).values([
    { chapterId: 51, assetId: 5, title: 'Tập hợp', position: 1, columnNo: 1 },
    { chapterId: 52, assetId: 5, title: 'Phân số', position: 2, columnNo: 2 },
  ])
  await db
    .insert(assetSubChapter)
    .values({ chapterId: 51, title: 'Bài 1', position: 1, lessonId: 11 })
  await db
    .insert(examination)
    .values({ id: 9, kind: 1, lessonId: 11, name: 'Luyện tập hợp', position: 1 })
  await db.insert(question).values({ id: 1, contentHtml: '1 + 1?', score: 10 })
  await db
    .insert(examinationQuestion)
    .values({ examinationId: 9, questionId: 1, questionVersion: 1, position: 1 })
  const app = testApp({ db })
  return async (id: number) => (await ask(app, getProduct, `/api/ProductPage/${id}`)).data
}

databaseTest(
  'both volumes of a textbook show its contents, a lesson and an exercise',
  async ({ db }) => {
    const page = await schoolShop(db)
    for (const id of [1, 2]) {
      expect((await page(id)).learning).toMatchObject({
        textbook: { assetId: 5, chapters: ['Tập hợp', 'Phân số'] },
        course: { courseId: 1, teacher: 'Cô Lan', trialLesson: { lessonId: 11 } },
        exercise: { examinationId: 9, totalQuestion: 1 },
        takesCode: false,
      })
    }
    expect((await page(3)).learning).toBeNull()
  },
)

databaseTest('of a course that is sold only what is open to anybody is shown', async ({ db }) => {
  const page = await schoolShop(db)
  await addProduct(db, { id: 30, title: 'Khóa Văn', categoryId: 2, objectType: 1 })
  await addProduct(db, { id: 4, title: 'Văn lớp 9', categoryId: 2, grade: 9, subject: 'Văn' })
  const sold = { productId: 30, grade: 9, subject: 'Văn', validDays: 365 }
  await addCourse(db, 2, { ...sold, name: 'Khóa Văn 9' })
  await addLesson(db, 21, { courseId: 2, duration: 1_200 })
  await addLesson(db, 22, { courseId: 2, isPreview: true })
  await addCode(db, 'VAN9-VAN9-VAN9', { courseId: 2 })
  await db.insert(examination).values({ id: 10, kind: 1, lessonId: 21, name: 'Của khóa' })
  const { learning } = await page(4)
  expect(learning).toMatchObject({
    textbook: null,
    course: { courseId: 2, trialLesson: { lessonId: 22 } },
    exercise: null,
    takesCode: true,
  })
  const { course, learning: none } = await page(30)
  expect(none).toBeNull()
  expect(course).toMatchObject({
    validDays: 365,
    duration: 1_200,
    totalLesson: 2,
    chapters: [{ chapterName: '', lessons: [{ isOpen: false }, { isOpen: true }] }],
  })
})
