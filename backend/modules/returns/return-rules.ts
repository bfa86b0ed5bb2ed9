import { isCourse } from '@/backend/modules/catalog'
import { DELIVERED, type OrderRow } from '@/backend/modules/orders'
import { isCourseSeen } from '@/backend/modules/returns/course-seen'
import type { ReturnableLine } from '@/backend/modules/returns/return-queries'
import { returnTexts } from '@/backend/modules/returns/texts'
import type { Db } from '@/backend/platform/db/connect'
import { type ReturnReason, returnReasons, returnTerms } from '@/contract/return-terms'

const DAY = 86_400_000

type Delivered = Pick<OrderRow, 'deliveredAt'>

const isOpen = ({ deliveredAt }: Delivered, reason: ReturnReason, now: Date) =>
  deliveredAt !== null && now.getTime() <= deliveredAt.getTime() + returnTerms[reason].days * DAY

/** A course is neither damaged, mistaken nor missing. */
const COURSE_REASON = 'unwanted' satisfies ReturnReason

/** Reasons whose term, counted from the delivery, is not over; none before it. Of courses alone there is one. */
export const openReasons = (
  order: OrderRow,
  lines: readonly { objectType: number }[],
  now: Date,
): ReturnReason[] => {
  if (order.status !== DELIVERED) return []
  const ofCourses = lines.every((line) => isCourse(line))
  return returnReasons.filter(
    (reason) => (!ofCourses || reason === COURSE_REASON) && isOpen(order, reason, now),
  )
}

type Asked = { now: Date; reason?: ReturnReason }

/** Why a course can't be given back, for this reason where one is named; null when it can. */
async function courseRefusal(db: Db, order: OrderRow, line: ReturnableLine, asked: Asked) {
  const { now, reason = COURSE_REASON } = asked
  if (reason !== COURSE_REASON) return returnTexts.courseReason
  if (order.deliveredAt && !isOpen(order, COURSE_REASON, now)) return returnTexts.courseTermOver
  if (line.courseId === null || order.userId === null) return null
  return (await isCourseSeen(db, order.userId, line.courseId)) ? returnTexts.courseSeen : null
}

/** Why a line can't be sent back (any more), for this reason where one is named; null when it can. */
export async function refusalOf(db: Db, order: OrderRow, line: ReturnableLine, asked: Asked) {
  if (line.quantity - line.promised <= 0) return returnTexts.allReturned
  return isCourse(line) ? courseRefusal(db, order, line, asked) : null
}
