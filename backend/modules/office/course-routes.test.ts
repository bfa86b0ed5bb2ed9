import { expect } from '@jest/globals'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addCourse, addLesson } from '@/backend/testing/learning'
import { ask, json, refusal, testApp } from '@/backend/testing/test-app'
import { changeCourse, changeLesson } from '@/contract/office'
import { staffRoles } from '@/contract/staff-roles'

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

    const lesson = await ask(app, changeLesson, '/api/staff/lessons/2', asStaff(false))
    expect(lesson.data).toEqual({ lessonId: 2, courseId: 1, isPublished: false })
    expect(await statuses('LessonDetail/2')).toEqual([404, 200])
    expect(await statuses('LessonDetail/1')).toEqual([200, 200])
    await ask(app, changeCourse, '/api/staff/courses/1', asStaff(false))
    expect(await statuses('CourseDetail/1')).toEqual([404, 200])
    expect(await statuses('LessonDetail/1')).toEqual([404, 200])
    expect(purged).toEqual([
      ...['courses', 'course:1', 'lesson:2'],
      ...['courses', 'course:1', 'lesson:1', 'lesson:2'],
    ])

    await ask(app, changeLesson, '/api/staff/lessons/2', asStaff(true))
    await ask(app, changeCourse, '/api/staff/courses/1', asStaff(true))
    expect(await statuses('LessonDetail/2')).toEqual([200, 200])
    expect(await db.$count(auditLog)).toBe(4)
    for (const path of ['courses/9', 'lessons/9'])
      expect((await refusal(app, `/api/staff/${path}`, asStaff(true))).status).toBe(404)
  },
)
