import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { course, userCourse } from '@/backend/modules/learning/tables'
import { PAID } from '@/backend/modules/orders/order-status'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import type { Db } from '@/backend/platform/db/connect'

const DAY = 86_400_000
const COURSE = 1

type Opened = {
  userId: number
  courseId: number
  /** The order that opens it; null for a code. */
  orderId: string | null
  validDays: number | null
  now: Date
}

const stillOpen = sql`(${userCourse.expiresAt} is null or ${userCourse.expiresAt} > excluded.activated_at)`

/**
 * Opens courses. One that is open already stays open for as many days more;
 * what a code opened hangs on no order, whichever came first.
 */
export async function openCourses(db: Db, opened: readonly Opened[]): Promise<void> {
  if (opened.length === 0) return
  const rows = opened.map(({ validDays, now, ...one }) => ({
    ...one,
    activatedAt: now,
    expiresAt: validDays === null ? null : new Date(now.getTime() + validDays * DAY),
  }))
  await db
    .insert(userCourse)
    .values(rows)
    .onConflictDoUpdate({
      target: [userCourse.userId, userCourse.courseId],
      set: {
        orderId: sql`case when ${stillOpen} and ${userCourse.orderId} is null then null else excluded.order_id end`,
        activatedAt: sql`excluded.activated_at`,
        expiresAt: sql`case when ${userCourse.expiresAt} is null or excluded.expires_at is null then null
          else excluded.expires_at + greatest(${userCourse.expiresAt} - excluded.activated_at, interval '0') end`,
      },
    })
}

/** Opens the courses an order's buyer has paid for. */
export async function grantCourses(db: Db, orderId: string, now: Date): Promise<void> {
  const bought = await db
    .select({ userId: orders.userId, courseId: course.id, validDays: course.validDays })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(course, eq(course.productId, product.id))
    .where(and(eq(orderLine.orderId, orderId), eq(product.objectType, COURSE)))
  await openCourses(
    db,
    bought.flatMap(({ userId, ...one }) =>
      userId === null ? [] : [{ ...one, userId, orderId, now }],
    ),
  )
}

/** Closes what an order opened, or of it only some courses; what another paid order opened as well hangs on that one. */
export async function withdrawCourses(
  db: Db,
  orderId: string,
  courseIds?: readonly number[],
): Promise<void> {
  const hangsOnIt = and(
    eq(userCourse.orderId, orderId),
    courseIds && inArray(userCourse.courseId, [...courseIds]),
  )
  const another = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLine, eq(orderLine.orderId, orders.id))
    .innerJoin(course, eq(course.productId, orderLine.productId))
    .where(
      and(
        eq(orders.userId, userCourse.userId),
        eq(course.id, userCourse.courseId),
        eq(orders.paymentStatus, PAID),
        ne(orders.id, orderId),
      ),
    )
    .limit(1)
  await db
    .update(userCourse)
    .set({ orderId: sql`(${another})` })
    .where(and(hangsOnIt, exists(another)))
  await db.delete(userCourse).where(hangsOnIt)
}
