import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'

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
