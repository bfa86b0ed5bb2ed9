import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/backend/platform/db/connect'
import { course, orderLine, orders, product, userCourse } from '@/backend/platform/db/tables'

const DAY = 86_400_000
const COURSE = 1

/** Opens the courses an order's buyer has paid for. A course opened before, by a code or a gift, starts again. */
export async function grantCourses(db: Db, orderId: string, now: Date): Promise<void> {
  const bought = await db
    .select({ userId: orders.userId, courseId: course.id, validDays: course.validDays })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(course, eq(course.productId, product.id))
    .where(and(eq(orderLine.orderId, orderId), eq(product.objectType, COURSE)))
  const owned = bought.flatMap(({ userId, courseId, validDays }) =>
    userId === null
      ? []
      : [
          {
            userId,
            courseId,
            orderId,
            activatedAt: now,
            expiresAt: validDays === null ? null : new Date(now.getTime() + validDays * DAY),
          },
        ],
  )
  if (owned.length === 0) return
  await db
    .insert(userCourse)
    .values(owned)
    .onConflictDoUpdate({
      target: [userCourse.userId, userCourse.courseId],
      set: {
        orderId: sql`excluded.order_id`,
        activatedAt: sql`excluded.activated_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
}

/** Closes what an order opened. */
export const withdrawCourses = (db: Db, orderId: string) =>
  db.delete(userCourse).where(eq(userCourse.orderId, orderId))
