import { and, eq, notInArray, sql } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { course, courseCode, userCourse } from '@/backend/modules/learning/tables'
import { CANCELLED, PAID, RETURNED, setCourseDays } from '@/backend/modules/orders'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'

const DAY = 86_400_000

/** What opens a course: a paid order, or a code printed in a book. */
export type Grant = {
  at: Date
  /** 0 for ever. */
  days: number
  /** Null for a code. */
  orderId: string | null
}
type Term = { activatedAt: Date; expiresAt: Date | null; orderId: string | null }

/** One that is open already stays open for as many days more; what a code opened hangs on no order while it lasts. */
function prolonged(term: Term | null, { at, days, orderId }: Grant): Term {
  const isOpen = term !== null && (term.expiresAt === null || term.expiresAt > at)
  const isForEver = days === 0 || (term !== null && term.expiresAt === null)
  const from = isOpen && term.expiresAt ? term.expiresAt : at
  return {
    activatedAt: at,
    expiresAt: isForEver ? null : new Date(from.getTime() + days * DAY),
    orderId: isOpen && term.orderId === null ? null : orderId,
  }
}

export const termOf = (grants: readonly Grant[]): Term | null =>
  [...grants]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .reduce<Term | null>(prolonged, null)

const returned = sql`coalesce((select sum(b.restocked + b.written_off) from return_line b
  join return_request r on r.id = b.return_id where b.order_line_id = ${orderLine.id} and r.status = 3), 0)`

/** The lines of an account's orders that are paid and have not come back, by course. */
const paidLines = (db: Db, userId: number, courseId: number) =>
  db
    .select({
      orderId: orders.id,
      at: sql`coalesce(${orders.paidAt}, ${orders.placedAt})`.mapWith(orders.placedAt),
      days: sql`coalesce(${orderLine.courseDays}, ${course.validDays}, 0)`.mapWith(Number),
    })
    .from(orderLine)
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(course, eq(course.productId, product.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(course.id, courseId),
        eq(product.objectType, objectTypes.course),
        eq(orders.paymentStatus, PAID),
        notInArray(orders.status, [RETURNED, CANCELLED]),
        sql`${orderLine.quantity} > ${returned}`,
      ),
    )
    // Of orders paid at one instant the later one counts last.
    .orderBy(orders.id)

const usedCodes = (db: Db, userId: number, courseId: number) =>
  db
    .select({
      at: sql`coalesce(${courseCode.usedAt}, ${courseCode.createdAt})`.mapWith(
        courseCode.createdAt,
      ),
      days: sql`coalesce(${courseCode.grantedDays}, ${course.validDays}, 0)`.mapWith(Number),
    })
    .from(courseCode)
    .innerJoin(course, eq(course.id, courseCode.courseId))
    .where(and(eq(courseCode.usedBy, userId), eq(courseCode.courseId, courseId)))

/** Everything that opens a course for an account now. */
export async function grantsOf(db: Db, userId: number, courseId: number): Promise<Grant[]> {
  const codes = await usedCodes(db, userId, courseId)
  return [
    ...(await paidLines(db, userId, courseId)),
    ...codes.map((code) => ({ ...code, orderId: null })),
  ]
}

/** The account's row of a course, locked; made when there is none, so that of two changes at once one comes after the other. */
async function lockAccess(tx: Tx, userId: number, courseId: number) {
  const [made] = await tx
    .insert(userCourse)
    .values({ userId, courseId })
    .onConflictDoNothing()
    .returning()
  if (made) return null
  const isRow = and(eq(userCourse.userId, userId), eq(userCourse.courseId, courseId))
  const [row] = await tx.select().from(userCourse).where(isRow).for('update')
  return row ?? null
}

const later = (one: Date | null, other: Date | null) =>
  one === null || other === null ? null : one > other ? one : other

/** Opens, prolongs, shortens or closes a course as what is paid and not returned says, and the codes that were used. */
async function refreshCourse(tx: Tx, userId: number, courseId: number): Promise<void> {
  const before = await lockAccess(tx, userId, courseId)
  const grants = await grantsOf(tx, userId, courseId)
  const term = termOf(grants)
  const isRow = and(eq(userCourse.userId, userId), eq(userCourse.courseId, courseId))
  // A course the shop gave away itself hangs on no order and has no code: it stays at least as long as it was given for.
  const isGiven = before?.orderId === null && grants.every(({ orderId }) => orderId !== null)
  if (isGiven) {
    if (!term) return
    const expiresAt = later(before.expiresAt, term.expiresAt)
    const orderId = expiresAt === before.expiresAt ? null : term.orderId
    await tx
      .update(userCourse)
      .set({ ...term, orderId, expiresAt })
      .where(isRow)
    return
  }
  if (term) await tx.update(userCourse).set(term).where(isRow)
  else await tx.delete(userCourse).where(isRow)
}

export async function refreshCourses(
  tx: Tx,
  userId: number,
  courseIds: readonly number[],
): Promise<void> {
  for (const courseId of [...new Set(courseIds)].sort((one, other) => one - other)) {
    await refreshCourse(tx, userId, courseId)
  }
}

/** The courses that an order sells, for its buyer's account. */
const coursesOf = (db: Db, orderId: string) =>
  db
    .select({ lineId: orderLine.id, courseId: course.id, validDays: course.validDays })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(course, eq(course.productId, product.id))
    .where(and(eq(orderLine.orderId, orderId), eq(product.objectType, objectTypes.course)))

/** Brings the access to an order's courses in line with the order. */
export async function refreshCoursesOf(
  tx: Tx,
  { id, userId }: { id: string; userId: number | null },
): Promise<void> {
  if (userId === null) return
  const sold = await coursesOf(tx, id)
  await refreshCourses(
    tx,
    userId,
    sold.map(({ courseId }) => courseId),
  )
}

/** Writes down for how long the courses of an order are sold, when it is paid: what the shop changes later counts for others. */
export async function keepCourseDays(tx: Tx, orderId: string): Promise<void> {
  for (const { lineId, validDays } of await coursesOf(tx, orderId)) {
    await setCourseDays(tx, lineId, validDays ?? 0)
  }
}
