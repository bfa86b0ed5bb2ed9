import { expect } from '@jest/globals'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCourse, addLesson } from '@/backend/testing/learning'
import { staffApp } from '@/backend/testing/office'
import { addProduct, openShop } from '@/backend/testing/shop'
import { ask, json, refusal, testApp } from '@/backend/testing/test-app'
import { getLibraryCourse } from '@/contract/shop/learning'
import { staffCourses } from '@/contract/staff/courses'
import { staffRoles } from '@/contract/staff/roles'

const COURSES = '/api/staff/courses'
const staff = { userId: 90, sessionId: 's', roles: ['staff' as const, ...staffRoles] }

const asStaff = (isPublished: boolean) => ({
  ...json({ isPublished }, { authorization: 'Bearer staff' }),
  method: 'PATCH',
})

databaseTest(
  'what staff make a draft only they still see, until it is published',
  async ({ db }) => {
    await addCourse(db, 1)
    await addLesson(db, 1, { isPreview: true })
    await addLesson(db, 2, { isPreview: true })
    const purged: string[] = []
    const app = testApp({
      db,
      callers: { staff },
      revalidatePages: async (tags) => {
        purged.push(...tags)
      },
    })
    const statuses = async (path: string) => {
      const address = `/api/Library/${path}`
      const asked = [{}, { headers: { authorization: 'Bearer staff' } }]
      return Promise.all(asked.map(async (init) => (await app.request(address, init)).status))
    }

    const lesson = await ask(app, staffCourses.changeLesson, '/api/staff/lessons/2', asStaff(false))
    expect(lesson.data).toMatchObject({ id: 2, courseId: 1, isPublished: false })
    expect(await statuses('LessonDetail/2')).toEqual([404, 200])
    expect(await statuses('LessonDetail/1')).toEqual([200, 200])
    await ask(app, staffCourses.change, '/api/staff/courses/1', asStaff(false))
    expect(await statuses('CourseDetail/1')).toEqual([404, 200])
    expect(await statuses('LessonDetail/1')).toEqual([404, 200])
    expect(purged).toEqual([
      ...['courses', 'course:1', 'lesson:2'],
      ...['courses', 'course:1', 'lesson:1', 'lesson:2'],
    ])

    await ask(app, staffCourses.changeLesson, '/api/staff/lessons/2', asStaff(true))
    await ask(app, staffCourses.change, '/api/staff/courses/1', asStaff(true))
    expect(await statuses('LessonDetail/2')).toEqual([200, 200])
    expect(await db.$count(auditLog)).toBe(4)
    for (const path of ['courses/9', 'lessons/9'])
      expect((await refusal(app, `/api/staff/${path}`, asStaff(true))).status).toBe(404)
  },
)

databaseTest(
  'a course is written as a draft, ordered, sold, published, put away',
  async ({ db }) => {
    await openShop(db)
    await addProduct(db, { id: 1, objectType: 1, title: 'Khóa Toán 5' })
    await addProduct(db, { id: 2 })
    const { app, by, get } = staffApp({ db })
    const refused = (body: object, id = 1) =>
      refusal(app, `${COURSES}/${id}`, by('editor', body, 'PATCH'))
    const change = async (body: object) =>
      (await ask(app, staffCourses.change, `${COURSES}/1`, by('editor', body, 'PATCH'))).data
    const made = await ask(
      app,
      staffCourses.create,
      COURSES,
      by('editor', { courseName: 'Toán lớp 5' }),
    )
    expect(made.data).toMatchObject({ slug: 'toan-lop-5', isPublished: false, chapters: [] })
    const lessonOf = (name: string, isPublished = true) => ({ name, isPreview: false, isPublished })
    const { chapters } = await change({
      productId: 1,
      chapters: [
        { name: 'Chương 1', lessons: [lessonOf('Phân số'), lessonOf('Hỗn số')] },
        { name: 'Chương 2', lessons: [lessonOf('Số thập phân', false)] },
      ],
    })
    const [one, two] = chapters
    if (!one || !two) throw new Error('chapters are missing')
    const turned = await change({
      isPublished: true,
      chapters: [{ ...two, lessons: [...two.lessons, ...one.lessons.toReversed()] }],
    })
    expect(turned.chapters.map(({ lessons }) => lessons.map(({ name }) => name))).toEqual([
      ['Số thập phân', 'Hỗn số', 'Phân số'],
    ])
    const shown = await ask(app, getLibraryCourse, '/api/Library/CourseDetail/1')
    expect(shown.data).toMatchObject({
      productId: 1,
      courseChapters: [{ chapterName: 'Chương 2' }],
    })
    expect(shown.data.courseChapters[0]?.lessons.map(({ lessonName }) => lessonName)).toEqual([
      ...['Hỗn số', 'Phân số'],
    ])

    const [only] = turned.chapters
    const foreign = { name: 'X', lessons: [{ id: 999, ...lessonOf('Y') }] }
    expect((await refused({ chapters: [] })).status).toBe(409)
    expect((await refused({ chapters: [only, only] })).status).toBe(400)
    expect((await refused({ chapters: [foreign] })).status).toBe(400)
    expect((await refused({ productId: 2 })).status).toBe(400)
    expect((await refused({ courseCategoryId: 99 })).status).toBe(400)
    expect((await ask(app, staffCourses.read, `${COURSES}/1`, get)).data.lessonCount).toBe(3)

    await ask(app, staffCourses.archive, `${COURSES}/1`, by('editor', undefined, 'DELETE'))
    expect((await app.request('/api/Library/CourseDetail/1')).status).toBe(404)
    expect((await ask(app, staffCourses.list, COURSES, get)).data).toEqual([])
    expect((await refused({ isPublished: true })).status).toBe(409)
    const back = await ask(
      app,
      staffCourses.restoreCourse,
      `${COURSES}/1/restore`,
      by('editor', {}),
    )
    expect(back.data).toMatchObject({ isArchived: false, isPublished: false })
  },
)
