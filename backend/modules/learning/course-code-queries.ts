import { and, eq, isNull } from 'drizzle-orm'
import { refreshCourses } from '@/backend/modules/learning/course-access'
import { course, courseCode, userCourse } from '@/backend/modules/learning/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { publicationStatus } from '@/contract/kinds'

/** The code as it may be used or was used, with its course; locked, so that of two who enter it at once one is first. */
export async function lockCode(tx: Tx, codeHash: string) {
  const [row] = await tx
    .select({
      id: courseCode.id,
      courseId: courseCode.courseId,
      courseName: course.name,
      seri: courseCode.seri,
      usedBy: courseCode.usedBy,
      usedAt: courseCode.usedAt,
      expiresAt: courseCode.expiresAt,
      validDays: course.validDays,
    })
    .from(courseCode)
    .innerJoin(
      course,
      and(eq(course.id, courseCode.courseId), eq(course.status, publicationStatus.published)),
    )
    .where(eq(courseCode.codeHash, codeHash))
    .for('update', { of: courseCode })
  return row ?? null
}

export const isUsable = (code: { usedAt: Date | null; expiresAt: Date | null }, now: Date) =>
  code.usedAt === null && (code.expiresAt === null || code.expiresAt > now)

type Use = { codeId: number; courseId: number; userId: number; validDays: number | null; now: Date }

/** Spends the code and opens its course. */
export async function spendCode(tx: Tx, { codeId, userId, courseId, validDays, now }: Use) {
  await tx
    .update(courseCode)
    .set({ usedBy: userId, usedAt: now, grantedDays: validDays ?? 0 })
    .where(eq(courseCode.id, codeId))
  await refreshCourses(tx, userId, [courseId])
}

/** True for a course that is the learner's for ever. */
export async function hasForEver(tx: Tx, userId: number, courseId: number) {
  const [row] = await tx
    .select({ courseId: userCourse.courseId })
    .from(userCourse)
    .where(
      and(
        eq(userCourse.userId, userId),
        eq(userCourse.courseId, courseId),
        isNull(userCourse.expiresAt),
      ),
    )
  return row !== undefined
}
