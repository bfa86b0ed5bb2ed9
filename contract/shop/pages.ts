import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, SlugText } from '@/contract/fields'
import { messages } from '@/contract/messages'

const Item = z.object({
  originalUrl: z.nullish(z.string()),
  intropageItemTitle: z.string(),
  /** Sanitised HTML. */
  intropageItemContent: z.string(),
})

const Block = z.object({
  /** The block is shown only when this is set. */
  contentProviderId: z.nullish(z.int()),
  intropageIntroductionItem: z.nullish(Item),
  buttonItem: z.nullish(z.object({ buttonUrl: z.nullish(z.string()) })),
})
export type IntroBlock = z.output<typeof Block>

/** The three keys are spelled as the original API spells them. */
export const getIntroPage = endpoint({
  method: 'GET',
  path: '/api/IntroPage',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'The about page: a row of cards and two blocks.',
  response: envelope(
    z.object({
      intropageIntroduction: z.nullish(z.object({ intropageIntroductionItems: z.array(Item) })),
      intropageIntroductionSecond: z.nullish(Block),
      introPageIntroductionThird: z.nullish(Block),
    }),
  ),
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
  budget: { cost: 'read' },
  summary: 'A landing or policy page by its slug.',
  params: z.object({ id: SlugText }),
  response: envelope(LandingPage),
})
export const checkUrl = endpoint({
  method: 'POST',
  path: '/api/Redirect/Check-url',
  access: 'public',
  budget: { cost: 'write', limits: 'shortLinks' },
  summary: 'Where a short link leads: an internal path, or null.',
  body: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2048, messages.tooLong)) }),
  response: envelope(z.nullable(z.string())),
})
