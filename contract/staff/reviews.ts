import { z } from 'zod/mini'
import { IdText, Instant, lines } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

const StaffReview = z.object({
  id: z.int(),
  productId: z.nullable(z.int()),
  productName: z.nullable(z.string()),
  displayName: z.string(),
  /** 1 to 5. @example 5 @example 4 */
  rating: z.int(),
  content: z.string(),
  createdTime: Instant,
  /** Nobody of the shop has looked at it since it was written or changed. */
  isNew: z.boolean(),
  /** Why it is not shown, as its author reads it; null while it is shown. */
  hiddenReason: z.nullable(z.string()),
  /** What the shop wrote below it. */
  reply: z.nullable(z.string()),
})
export type StaffReview = z.output<typeof StaffReview>

const reviews = staffResource({
  path: 'reviews',
  noun: 'a reader’s review',
  id: IdText,
  read: may('reviews.read'),
  write: may('reviews.write'),
})

/** What readers wrote: looked at, answered by the shop, hidden with a reason its author sees. */
export const staffReviews = {
  list: reviews.list(StaffReview, {
    sorts: ['createdTime', 'rating'],
    filters: {
      state: z.optional(z.enum(['new', 'hidden', 'answered'])),
      rating: z.optional(z.enum(['1', '2', '3', '4', '5'])),
      productId: z.optional(IdText),
    },
  }),
  change: reviews.change(
    z.object({
      /** Empty takes it back. */
      reply: z.optional(lines(1000)),
      /** Empty shows the review again. */
      hiddenReason: z.optional(lines(300)),
      isNew: z.optional(z.literal(false, messages.badInput)),
    }),
    StaffReview,
  ),
}
