import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, lines, PageText, paged, sizeText } from '@/contract/fields'
import { messages } from '@/contract/messages'

export const Review = z.object({
  feedbackId: z.int(),
  productId: z.nullable(z.int()),
  productName: z.nullish(z.string()),
  slug: z.nullish(z.string()),
  originalUrl: z.nullish(z.string()),
  displayName: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  content: z.string(),
  createdTime: Instant,
})
export type Review = z.output<typeof Review>

const Waiting = z.object({
  orderLineId: z.int(),
  productId: z.int(),
  productName: z.string(),
  slug: z.string(),
  originalUrl: z.nullish(z.string()),
  /** A course, else a book. */
  isCourse: z._default(z.optional(z.boolean()), false),
  deliveredTime: Instant,
})

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/Feedback',
  access: 'user',
  summary: 'The caller’s reviews and the delivered products that have none yet.',
  query: z.object({ page: PageText, pageSize: sizeText(10, 50) }),
  response: z.extend(paged(Review), { waiting: z._default(z.optional(z.array(Waiting)), []) }),
})
export const getProductFeedback = endpoint({
  method: 'GET',
  path: '/api/Feedback/{id}',
  access: 'public',
  summary: 'Public reviews of a product with the share of each rating.',
  params: z.object({ id: IdText }),
  query: z.object({ page: PageText, pageSize: sizeText(10, 50) }),
  response: z.extend(paged(Review), {
    ratingAverage: z.number(),
    ratingCount: z.int(),
    /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
    ratings: z.array(z.int()),
  }),
})
export const addFeedback = endpoint({
  method: 'POST',
  path: '/api/Feedback',
  access: 'user',
  extension: true,
  summary: 'Writes a review of a delivered product, once per order line.',
  body: z.object({
    orderLineId: Id,
    rating: z
      .int(messages.badInput)
      .check(z.minimum(1, messages.badInput), z.maximum(5, messages.badInput)),
    content: lines(2000),
  }),
  response: envelope(Review),
})
