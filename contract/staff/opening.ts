import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'
import { may } from '@/contract/staff/permissions'

/** What a shop has before it opens, in the order in which it is best done. */
export const openingSteps = [
  'facts',
  'payment',
  'shipping',
  'books',
  'pages',
  'mail',
  'zalo',
  'notification',
] as const
export type OpeningStep = (typeof openingSteps)[number]

const Opening = z.object({
  isOpen: z.boolean(),
  steps: z.array(
    z.object({
      name: z.enum(openingSteps),
      isDone: z.boolean(),
      /** Without it the shop does not open. */
      isRequired: z.boolean(),
    }),
  ),
  /** Legal pages that are not there yet, by their addresses. */
  missingPages: z.array(z.string()),
})
export type Opening = z.output<typeof Opening>

const admin = { access: 'staff', roles: may('opening'), extension: true } as const

export const getOpening = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/staff/opening',
  budget: { cost: 'read' },
  summary: 'Whether the shop is open, and what is missing before it is.',
  response: envelope(Opening),
})

export const changeOpening = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/staff/opening',
  budget: { cost: 'write' },
  summary: 'Opens the shop to visitors, or closes it again.',
  confirms: true,
  body: z.object({ isOpen: z.boolean() }),
  response: envelope(Opening),
})

export const writeSamplePages = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/staff/opening/pages',
  budget: { cost: 'write' },
  summary:
    'Writes a first text of every legal page that is not there yet, with the facts of the shop.',
  response: envelope(Opening),
})
