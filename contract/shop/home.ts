import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'
import { HomeSection } from '@/contract/shop/home-content'

const Entry = z.object({
  id: z.int(),
  title: z.string(),
  detail: z.string(),
  /** A page of the shop. @example "/san-pham" */
  path: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
})

export const getQuickPanel = endpoint({
  method: 'GET',
  path: '/api/quick-panel/data',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'The quick panel’s lists.',
  response: envelope(
    z.object({
      notes: z.array(Entry),
      events: z.array(Entry),
      /** Of the template; the shop has none. */
      settings: z.array(z.unknown()),
    }),
  ),
})

export const HomeLayout = z.object({
  /** Blank: the shop's usual words. */
  line: z.string(),
  text: z.string(),
  sections: z.array(HomeSection),
})
export type HomeLayout = z.output<typeof HomeLayout>

export const getHomeLayout = endpoint({
  method: 'GET',
  path: '/api/home/layout',
  access: 'public',
  budget: { cost: 'read' },
  extension: true,
  summary: 'The words at the top of the home page, and its parts in their order.',
  response: envelope(HomeLayout),
})
