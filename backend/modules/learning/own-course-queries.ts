import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isActive, readingOrder } from '@/backend/modules/learning/course-detail-queries'
import type { Studied } from '@/backend/modules/learning/study-progress'
import {
  course,
  courseChapter,
  lesson,
  lessonProgress,
  userCourse,
} from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { type Page, windowOf } from '@/backend/platform/db/pagination'
import { publicationStatus } from '@/contract/kinds'

const lastStudied = sql`(
  select max(${lessonProgress.updatedAt}) from ${lessonProgress}
  join ${lesson} on ${lesson.id} = ${lessonProgress.lessonId}
  where ${lessonProgress.userId} = ${userCourse.userId} and ${lesson.courseId} = ${userCourse.courseId}
)`

/** A learner's courses: those that last first, the one studied or opened most recently before others. */
export async function listUserCourses(db: Db, userId: number, now: Date, page: Page) {
  const where = and(eq(userCourse.userId, userId), eq(course.status, publicationStatus.published))
  const onCourse = eq(course.id, userCourse.courseId)
  const [counted] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(userCourse)
    .innerJoin(course, onCourse)
    .where(where)
  const count = { count: counted?.count ?? 0, isCapped: false }
  const window = windowOf(page, count)
  if (!window) return { ...count, rows: [] }
  const rows = await db
    .select({
      id: course.id,
      name: course.name,
      slug: course.slug,
      imageUrl: course.imageUrl,
      expiresAt: userCourse.expiresAt,
      hasEnded: sql<boolean>`not ${isActive(now)}`,
    })
    .from(userCourse)
    .innerJoin(course, onCourse)
    .where(where)
    .orderBy(
      desc(sql`${isActive(now)}`),
      desc(sql`greatest(${userCourse.activatedAt}, ${lastStudied})`),
      desc(userCourse.courseId),
    )
    .limit(window.limit)
    .offset(window.offset)
  return { ...count, rows }
}

function grouped<T extends { courseId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.courseId)
    if (group) group.push(row)
    else groups.set(row.courseId, [row])
  }
  return groups
}

/** The published lessons of some courses in reading order, by course. */
export async function listLessonIds(db: Db, courseIds: readonly number[]) {
  if (courseIds.length === 0) return new Map<number, { courseId: number; id: number }[]>()
  const rows = await db
    .select({ courseId: lesson.courseId, id: lesson.id })
    .from(lesson)
    .leftJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
    .where(
      and(inArray(lesson.courseId, [...courseIds]), eq(lesson.status, publicationStatus.published)),
    )
    .orderBy(...readingOrder)
  return grouped(rows)
}

/** What a learner has studied of some courses, by course. */
export async function listStudied(db: Db, userId: number, courseIds: readonly number[]) {
  if (courseIds.length === 0) return new Map<number, (Studied & { courseId: number })[]>()
  const rows = await db
    .select({
      courseId: lesson.courseId,
      lessonId: lessonProgress.lessonId,
      isCompleted: sql<boolean>`${lessonProgress.completedAt} is not null`,
      studiedAt: lessonProgress.updatedAt,
    })
    .from(lessonProgress)
    .innerJoin(lesson, eq(lesson.id, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), inArray(lesson.courseId, [...courseIds])))
  return grouped(rows)
}

/** How far a reader is in a lesson; null before it was opened. */
export async function findProgress(db: Db, userId: number, lessonId: number) {
  const [row] = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
  return row ?? null
}

type Progress = {
  userId: number
  lessonId: number
  position: number
  duration: number | null
  /** Undefined leaves a lesson as done or undone as it is. */
  isCompleted: boolean | undefined
  now: Date
}

/** Remembers where a learner is; a lesson once done stays done at the moment it was first. */
export async function saveProgress(db: Db, { isCompleted, now, ...progress }: Progress) {
  const { position, duration } = progress
  const unchanged = sql`${lessonProgress.completedAt}`
  const first = sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`
  const completedAt = isCompleted === undefined ? unchanged : isCompleted ? first : null
  await db
    .insert(lessonProgress)
    .values({ ...progress, completedAt: isCompleted ? now : null, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { position, duration, completedAt, updatedAt: now },
    })
}
