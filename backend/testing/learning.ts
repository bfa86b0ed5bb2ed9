import { appUser } from '@/backend/modules/accounts/tables'
import { courseCodeHash } from '@/backend/modules/learning/course-code'
import { course, courseCode, lesson, userCourse } from '@/backend/modules/learning/tables'
import { searchText } from '@/backend/modules/search/search-text'
import { addSearchWords } from '@/backend/modules/search/vocabulary'
import type { Db } from '@/backend/platform/db/connect'
import { ask, json, refusal, TEST_NOW, testApp } from '@/backend/testing/test-app'
import type { Endpoint } from '@/contract/endpoint'
import {
  activateCourse,
  getUserCourse,
  getUserLesson,
  listUserCourses,
} from '@/contract/shop/learning'

/** A published course of the library, unless told otherwise. */
export async function addCourse(
  db: Db,
  id: number,
  values: Partial<typeof course.$inferInsert> = {},
) {
  const name = values.name ?? `Khóa ${id}`
  await addSearchWords(db, [name])
  await db.insert(course).values({
    id,
    name,
    slug: `khoa-${id}`,
    inLibrary: true,
    position: id,
    searchText: searchText(name),
    ...values,
  })
}

/** A published lesson of course 1, unless told otherwise. */
export const addLesson = (db: Db, id: number, values: Partial<typeof lesson.$inferInsert> = {}) =>
  db.insert(lesson).values({ id, courseId: 1, name: `Bài ${id}`, position: id, ...values })

type Code = { courseId?: number } & Partial<typeof courseCode.$inferInsert>
export const addCode = (db: Db, code: string, { courseId = 1, ...values }: Code = {}) =>
  db.insert(courseCode).values({ codeHash: courseCodeHash(code), courseId, ...values })

/** Lan (1) and Minh (2) learn; Lan has course 1 for ever. Time goes when told. */
export async function twoLearners(db: Db) {
  await db.insert(appUser).values([
    { id: 1, email: 'lan@sach.vn', name: 'Lan', status: 1 },
    { id: 2, email: 'minh@sach.vn', name: 'Minh', status: 1 },
  ])
  await addCourse(db, 1)
  await db.insert(userCourse).values({ userId: 1, courseId: 1, activatedAt: TEST_NOW })
  const clock = { at: TEST_NOW.getTime() }
  const caller = (userId: number, role: 'user' | 'staff' = 'user') => ({
    userId,
    sessionId: String(userId),
    roles: [role],
  })
  const app = testApp({
    db,
    now: () => new Date(clock.at),
    callers: { lan: caller(1), minh: caller(2), staff: caller(3, 'staff') },
  })
  type Who = 'lan' | 'minh' | 'staff'
  const as = (who: Who) => ({ headers: { authorization: `Bearer ${who}` } })
  const read =
    <E extends Endpoint>(endpoint: E, call: string) =>
    (rest: number | string = '', who: Who = 'lan') =>
      ask(app, endpoint, `/api/UserCourse${call}${rest}`, as(who))
  const post = (call: string, body: unknown, who: Who) =>
    app.request(`/api/UserCourse/${call}`, json(body, as(who).headers))
  return {
    app,
    as,
    wait: (seconds: number) => {
      clock.at += seconds * 1000
    },
    list: read(listUserCourses, ''),
    course: async (id: number, who?: Who) =>
      (await read(getUserCourse, '/CourseDetail/')(id, who)).data,
    lesson: async (id: number, who?: Who) =>
      (await read(getUserLesson, '/LessonDetail/')(id, who)).data,
    study: async (id: number, body: object, who: Who = 'lan') =>
      (await post(`LessonProgress/${id}`, { position: 0, duration: 0, ...body }, who)).status,
    enter: async (code: string, who: Who = 'minh', more: object = {}) => {
      const answer = await post('Active', { code, ...more }, who)
      const body = (await answer.json()) as { errorMessage?: string; data?: { courseId: number } }
      if (answer.ok) activateCourse.response.parse(body)
      const { status, headers } = answer
      return {
        status,
        text: body.errorMessage,
        courseId: body.data?.courseId,
        wait: headers.get('retry-after'),
      }
    },
    refused: async (path: string, who: Who = 'minh') =>
      (await refusal(app, `/api/UserCourse/${path}`, as(who))).status,
  }
}
