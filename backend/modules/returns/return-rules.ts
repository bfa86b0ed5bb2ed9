import { isCourse } from '@/backend/modules/catalog'
import { DELIVERED, type OrderRow } from '@/backend/modules/orders'
import { isCourseSeen } from '@/backend/modules/returns/course-seen'
import type { ReturnableLine } from '@/backend/modules/returns/return-queries'
import { returnTexts } from '@/backend/modules/returns/texts'
import type { Db } from '@/backend/platform/db/connect'
import { type ReturnReason, returnReasons, returnTerms } from '@/contract/return-terms'

const DAY = 86_400_000

/** Reasons whose term, counted from the delivery, is not over; none before it. */
export const openReasons = ({ status, deliveredAt }: OrderRow, now: Date): ReturnReason[] => {
  if (status !== DELIVERED || !deliveredAt) return []
  return returnReasons.filter(
    (reason) => now.getTime() <= deliveredAt.getTime() + returnTerms[reason].days * DAY,
  )
}

/** Why a line can't be sent back (any more); null when it can. */
export async function refusalOf(db: Db, order: OrderRow, line: ReturnableLine) {
  if (line.quantity - line.promised <= 0) return returnTexts.allReturned
  if (isCourse(line) && line.courseId !== null && order.userId !== null) {
    if (await isCourseSeen(db, order.userId, line.courseId)) return returnTexts.courseSeen
  }
  return null
}
