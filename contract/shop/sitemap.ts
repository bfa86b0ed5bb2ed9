import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, Instant, wholeText } from '@/contract/fields'
import { messages } from '@/contract/messages'

/** What has pages of its own by number. */
export const sitemapKinds = ['products', 'news', 'courses', 'lessons'] as const
export type SitemapKind = (typeof sitemapKinds)[number]

const SitemapItem = z.object({
  id: Id,
  /** The words of the address; empty where the number stands alone. */
  slug: z.string(),
  updatedTime: Instant,
})
export type SitemapItem = z.output<typeof SitemapItem>

export const listSitemapItems = endpoint({
  method: 'GET',
  path: '/api/Sitemap/{kind}',
  access: 'public',
  budget: { cost: 'read' },
  extension: true,
  summary: 'What anybody may read of a kind, a thousand at a time by number, for sitemaps.',
  params: z.object({ kind: z.enum(sitemapKinds, messages.badInput) }),
  query: z.object({ after: z._default(z.optional(wholeText(0, 2_147_483_647)), 0) }),
  response: envelope(z.array(SitemapItem)),
})
