import { asc, eq } from 'drizzle-orm'
import { countExaminations } from '@/backend/modules/exams'
import { isLessonOpen, listCourseChapters, listLessons } from '@/backend/modules/learning'
import { course } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { ProductCourse } from '@/contract/shop/product-learning'

/** A course of the library as it is told to those who may want it: anybody may open free and trial lessons. */
export async function describeCourse(db: Db, courseId: number): Promise<ProductCourse | null> {
  const [found] = await db
    .select()
    .from(course)
    .where(eq(course.id, courseId))
    .orderBy(asc(course.id))
  if (!found) return null
  const lessons = (await listLessons(db, courseId, 'library')).map((lesson) => ({
    chapterId: lesson.chapterId,
    lessonId: lesson.id,
    lessonName: lesson.name,
    duration: lesson.duration,
    isOpen: isLessonOpen(lesson, found, false),
  }))
  const chapters = [{ id: null, name: '' }, ...(await listCourseChapters(db, courseId))]
  const trial = lessons.find(({ isOpen }) => isOpen)
  const seconds = lessons.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  return {
    courseId,
    courseName: found.name,
    slug: found.slug,
    imageURL: found.imageUrl,
    totalLesson: lessons.length,
    isFree: found.isFree,
    teacher: found.teacher || null,
    totalExamination: await countExaminations(db, courseId),
    duration: seconds || null,
    validDays: found.isFree ? null : found.validDays,
    chapters: chapters.flatMap(({ id, name }) => {
      const own = lessons.filter(({ chapterId }) => chapterId === id)
      return own.length === 0
        ? []
        : [{ chapterName: name, lessons: own.map(({ chapterId: _, ...lesson }) => lesson) }]
    }),
    trialLesson: trial ? { lessonId: trial.lessonId, lessonName: trial.lessonName } : null,
  }
}
