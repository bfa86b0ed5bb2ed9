import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  envelope,
  Instant,
  line,
  Money,
  openListQuery,
  orderCodeText,
  paged,
  Uuid,
} from '@/contract/fields'
import { may } from '@/contract/staff/permissions'

/** What a person may do with a transfer that did not pay an order by itself. */
export const transferResolutions = ['credit', 'refund', 'close'] as const
export type TransferResolution = (typeof transferResolutions)[number]

const Transfer = z.object({
  id: Uuid,
  provider: z.string(),
  reference: z.string(),
  account: z.string(),
  amount: Money,
  content: z.string(),
  sender: z.nullable(z.string()),
  bookedTime: Instant,
  /** 0 paid its order, 1 needs a person, 2 settled by a person. */
  state: z.int(),
  /** less, more, late, twice or unknown. */
  problem: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  resolvedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  orderId: z.nullable(Uuid),
  orderCode: z.nullable(z.string()),
  orderTotal: z.nullable(Money),
})
export type Transfer = z.output<typeof Transfer>

export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/staff/transfers',
  access: 'staff',
  roles: may('transfers.read'),
  budget: { cost: 'read' },
  extension: true,
  summary:
    'Transfers on the shop’s account, the newest first; `open` are those that need a person.',
  query: z.object(openListQuery),
  response: paged(Transfer),
})
export const resolveTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/{id}/resolve',
  access: 'staff',
  roles: may('transfers.write'),
  budget: { cost: 'write' },
  confirms: true,
  extension: true,
  summary:
    'Settles a transfer: credits it to an order (together with others given to it), sends it back, or closes it as already booked.',
  params: z.object({ id: Uuid }),
  body: z.object({
    action: z.enum(transferResolutions),
    orderCode: z.optional(orderCodeText()),
    note: z.optional(line(300)),
  }),
  response: envelope(Transfer),
})
