import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  Confirmation,
  envelope,
  Id,
  IdText,
  Instant,
  lines,
  optionalName,
  PageText,
  paged,
  sizeText,
} from '@/contract/fields'
import { messages } from '@/contract/messages'

export const Review = z.object({
  feedbackId: z.int(),
  productId: z.nullable(z.int()),
  productName: z.nullish(z.string()),
  slug: z.nullish(z.string()),
  originalUrl: z.nullish(z.string()),
  displayName: z.string(),
  /** 1 to 5. @example 5 @example 4 */
  rating: z.int(),
  content: z.string(),
  createdTime: Instant,
  /** Extension: what the shop wrote below it. */
  reply: z.nullish(z.string()),
  /** Extension, for its author alone: why the shop does not show it. */
  hiddenReason: z.nullish(z.string()),
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

/** How reviews name the reader: `short` is the given name with an initial; a child has no `full`. */
const PublicName = z.object({
  kind: z.enum(['short', 'full', 'pen']),
  shown: z.string(),
  short: z.string(),
  full: z.nullable(z.string()),
})
export type PublicName = z.output<typeof PublicName>

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/Feedback',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The caller’s reviews and the delivered products that have none yet.',
  query: z.object({ page: PageText, pageSize: sizeText(10, 50) }),
  response: z.extend(paged(Review), {
    waiting: z._default(z.optional(z.array(Waiting)), []),
    publicName: z.optional(z.nullable(PublicName)),
  }),
})
export const getProductFeedback = endpoint({
  method: 'GET',
  path: '/api/Feedback/{id}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Public reviews of a product with the share of each rating.',
  params: z.object({ id: IdText }),
  query: z.object({ page: PageText, pageSize: sizeText(10, 50) }),
  response: z.extend(paged(Review), {
    /** @example 4.5 @example 5 @example 4 */
    ratingAverage: z.number(),
    /** @example 12 @example 3 @example 1 */
    ratingCount: z.int(),
    /** Number of reviews with 1, 2, 3, 4 and 5 stars. @example [0, 0, 1, 3, 8] */
    ratings: z.array(z.int()),
  }),
})
const opinion = {
  /** @example 5 @example 4 */
  rating: z
    .int(messages.badInput)
    .check(z.minimum(1, messages.badInput), z.maximum(5, messages.badInput)),
  content: lines(2000),
}

export const addFeedback = endpoint({
  method: 'POST',
  path: '/api/Feedback',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Writes a review of a delivered product, once per order line.',
  body: z.object({ orderLineId: Id, ...opinion }),
  response: envelope(Review),
})
export const changeFeedback = endpoint({
  method: 'PATCH',
  path: '/api/Feedback/{id}',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Changes the caller’s own review.',
  params: z.object({ id: IdText }),
  body: z.object(opinion),
  response: envelope(Review),
})
export const removeFeedback = endpoint({
  method: 'DELETE',
  path: '/api/Feedback/{id}',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Takes the caller’s own review back; the product’s rating is counted again.',
  params: z.object({ id: IdText }),
  response: Confirmation,
})
export const savePublicName = endpoint({
  method: 'PATCH',
  path: '/api/User/PublicName',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Chooses how reviews name the caller, those written before too.',
  body: z.object({
    kind: z.enum(['short', 'full', 'pen']),
    penName: z._default(z.optional(optionalName(40)), ''),
  }),
  response: Confirmation,
})
