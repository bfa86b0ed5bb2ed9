import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  envelope,
  Id,
  IdText,
  Instant,
  lines,
  PageText,
  paged,
  SlugText,
  sizeText,
  wholeText,
} from '@/contract/fields'
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

export const LandingPage = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['static', 'landing']),
  description: z.nullish(z.string()),
  /** Sanitised HTML. */
  content: z.string(),
  updatedTime: Instant,
})
export type LandingPage = z.output<typeof LandingPage>

export const getLandingPage = endpoint({
  method: 'GET',
  path: '/api/LandingPages/{id}',
  access: 'public',
  summary: 'A landing or policy page by its slug.',
  params: z.object({ id: SlugText }),
  response: envelope(LandingPage),
})
export const checkUrl = endpoint({
  method: 'POST',
  path: '/api/Redirect/Check-url',
  access: 'public',
  summary: 'Where a short link leads: an internal path, or null.',
  body: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2048, messages.tooLong)) }),
  response: envelope(z.nullable(z.string())),
})
export const getQuickPanel = endpoint({
  method: 'GET',
  path: '/api/quick-panel/data',
  access: 'public',
  summary: 'The quick panel’s three lists.',
  response: envelope(
    z.object({
      notes: z.array(z.object({ id: z.int(), title: z.string(), detail: z.string() })),
      events: z.array(z.object({ id: z.int(), title: z.string(), detail: z.string() })),
      settings: z.array(z.object({ id: z.string(), title: z.string(), isOn: z.boolean() })),
    }),
  ),
})

/** What has pages of its own by number. */
export const addressKinds = ['products', 'news', 'courses', 'lessons'] as const
export type AddressKind = (typeof addressKinds)[number]

const Address = z.object({
  id: Id,
  /** The words of the address; empty where the number stands alone. */
  slug: z.string(),
  updatedTime: Instant,
})
export type Address = z.output<typeof Address>

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/Sitemap/{kind}',
  access: 'public',
  extension: true,
  summary: 'What anybody may read of a kind, a thousand at a time by number, for sitemaps.',
  params: z.object({ kind: z.enum(addressKinds, messages.badInput) }),
  query: z.object({ after: z._default(z.optional(wholeText(0, 2_147_483_647)), 0) }),
  response: envelope(z.array(Address)),
})
