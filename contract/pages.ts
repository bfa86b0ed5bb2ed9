import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'

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

/** The spelling of the three keys is the specification's. */
export const getIntroPage = endpoint({
  method: 'GET',
  path: '/api/IntroPage',
  access: 'public',
  summary: 'The about page: a row of cards and two blocks.',
  response: envelope(
    z.object({
      intropageIntroduction: z.nullish(z.object({ intropageIntroductionItems: z.array(Item) })),
      intropageIntroductionSecond: z.nullish(Block),
      introPageIntroductionThird: z.nullish(Block),
    }),
  ),
})
