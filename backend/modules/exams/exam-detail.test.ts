import { expect } from '@jest/globals'
import { lesson } from '@/backend/modules/learning/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { addExam, openSchool } from '@/backend/testing/exams'

databaseTest(
  'an exercise names the lesson after its own, and whether the course is the caller’s',
  async ({ db }) => {
    const school = await openSchool(db)
    await db.insert(lesson).values([
      { id: 11, courseId: 1, name: 'Bài 2, bản nháp', position: 2, status: 0 },
      { id: 12, courseId: 1, name: 'Bài 3', position: 3 },
    ])
    const exercise = await addExam(db, { kind: 1, lessonId: 1, isFree: true })
    expect(await school.detail(exercise)).toMatchObject({ nextLessonId: 12, isCourseOwned: true })
    expect(await school.detail(exercise, 'minh')).toMatchObject({ isCourseOwned: false })
    const last = await addExam(db, { kind: 1, lessonId: 12 })
    expect(await school.detail(last)).toMatchObject({ nextLessonId: null })
    const exam = await addExam(db)
    expect(await school.detail(exam)).toMatchObject({ nextLessonId: null, isCourseOwned: true })
  },
)
