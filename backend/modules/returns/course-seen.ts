import { sql } from 'drizzle-orm'
import { PAID } from '@/backend/modules/orders'
import type { Db } from '@/backend/platform/db/connect'
import { COURSE_SEEN_LIMIT } from '@/contract/return-terms'

/** How much of a course its buyer has seen, from 0 to 1: lessons begun or opened, and those whose exercises were started. */
export async function seenShare(db: Db, userId: number, courseId: number): Promise<number> {
  const { rows } = await db.execute<{ lessons: number; seen: number; exams: number }>(sql`
    select count(*)::int as lessons,
      count(*) filter (where exists (select 1 from lesson_progress p where p.lesson_id = l.id and p.user_id = ${userId})
        or exists (select 1 from exam_result r join examination e on e.id = r.examination_id
          where e.lesson_id = l.id and r.user_id = ${userId}))::int as seen,
      (select count(*) from examination e where e.course_id = ${courseId} and e.kind = 2 and e.status = 1
        and exists (select 1 from exam_result r where r.examination_id = e.id and r.user_id = ${userId}))::int as exams
    from lesson l where l.course_id = ${courseId} and l.status = 1`)
  const { lessons = 0, seen = 0, exams = 0 } = rows[0] ?? {}
  // An exam of the whole course counts as one lesson of it.
  return lessons > 0 ? Math.min(1, (seen + exams) / lessons) : exams > 0 ? 1 : 0
}

export const isCourseSeen = async (db: Db, userId: number, courseId: number) =>
  (await seenShare(db, userId, courseId)) > COURSE_SEEN_LIMIT

type Order = { id: string; userId: number | null; paymentStatus: number }

/** Whether a paid course of the order, not returned yet, has been seen too far to come back: the one rule for cancelling and returning. */
export async function isCourseOfOrderSeen(db: Db, order: Order): Promise<boolean> {
  if (order.userId === null || order.paymentStatus !== PAID) return false
  const { rows } = await db.execute<{ course_id: number }>(sql`
    select l.course_id from order_line l where l.order_id = ${order.id} and l.course_id is not null
      and l.quantity > coalesce((select sum(b.restocked + b.written_off) from return_line b
        join return_request r on r.id = b.return_id where b.order_line_id = l.id and r.status = 3), 0)`)
  for (const { course_id } of rows) {
    if (await isCourseSeen(db, order.userId, course_id)) return true
  }
  return false
}
