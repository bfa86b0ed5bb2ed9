import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '@/backend/platform/db/connect'
import { course, courseCode, userCourse } from '@/backend/platform/db/tables'

const DAY = 86_400_000

/** The code as it may be used or was used, with its course; locked, so that of two who enter it at once one is first. */
export async function lockCode(tx: Tx, codeHash: string) {
  const [row] = await tx
    .select({
      id: courseCode.id,
      courseId: courseCode.courseId,
      seri: courseCode.seri,
      usedBy: courseCode.usedBy,
      usedAt: courseCode.usedAt,
      expiresAt: courseCode.expiresAt,
      validDays: course.validDays,
    })
    .from(courseCode)
    .innerJoin(course, and(eq(course.id, courseCode.courseId), eq(course.status, 1)))
    .where(eq(courseCode.codeHash, codeHash))
    .for('update', { of: courseCode })
  return row ?? null
}

export const isUsable = (code: { usedAt: Date | null; expiresAt: Date | null }, now: Date) =>
  code.usedAt === null && (code.expiresAt === null || code.expiresAt > now)

type Use = { codeId: number; courseId: number; userId: number; validDays: number | null; now: Date }

/** Spends the code. A course that is open already stays open for as many days more, and no longer hangs on the order that opened it. */
export async function spendCode(tx: Tx, { codeId, courseId, userId, validDays, now }: Use) {
  await tx.update(courseCode).set({ usedBy: userId, usedAt: now }).where(eq(courseCode.id, codeId))
  const expiresAt = validDays === null ? null : new Date(now.getTime() + validDays * DAY)
  await tx
    .insert(userCourse)
    .values({ userId, courseId, activatedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [userCourse.userId, userCourse.courseId],
      set: {
        orderId: null,
        activatedAt: now,
        expiresAt: sql`case when ${userCourse.expiresAt} is null or excluded.expires_at is null then null
          else excluded.expires_at + greatest(${userCourse.expiresAt} - excluded.activated_at, interval '0') end`,
      },
    })
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
