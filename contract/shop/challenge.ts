import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'

/** Carries the solved challenge with the call that was refused with `data.isChallenged`. */
export const CHALLENGE_HEADER = 'x-challenge'

/** What a refusal says that a solved challenge would lift. */
export const Challenged = z.object({ isChallenged: z.literal(true) })

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/Authentication/Challenge',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'A proof of work for a visitor whose network has used up what is free; solved, it goes once with the call in `x-challenge`.',
  response: z.object({
    data: z.object({
      /** The challenge as altcha writes it, JSON. */
      challenge: z.string(),
    }),
  }),
})
