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
  pageQuery,
  Uuid,
} from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'

/** Carriers whose statements of cash on delivery the shop can read. */
export const statementCarriers = ['ghn', 'ghtk'] as const
/** What a person may do with a line that does not settle its parcel by itself. */
export const codResolutions = ['accept', 'assign', 'close'] as const
export type CodResolution = (typeof codResolutions)[number]

export const COD_STATEMENT_BYTES = 1024 * 1024

const CodStatement = z.object({
  id: Uuid,
  carrier: z.string(),
  /** The carrier's own number: one statement is read once. */
  number: z.string(),
  fileName: z.string(),
  createdTime: Instant,
  lines: z.int(),
  /** Cash the carrier says it collected, its fees, and what should reach the bank. */
  collected: Money,
  fees: Money,
  payout: z.int(),
  /** Lines that need a person. */
  open: z.int(),
})
export type CodStatement = z.output<typeof CodStatement>

const CodLine = z.object({
  id: Uuid,
  carrier: z.string(),
  statementNumber: z.string(),
  rowNo: z.int(),
  trackingCode: z.nullable(z.string()),
  clientCode: z.nullable(z.string()),
  amount: Money,
  fee: Money,
  /** What of the amount is in the ledger. */
  booked: Money,
  /** 0 settled its parcel, 1 needs a person, 2 settled by a person. */
  state: z.int(),
  /** less, more, twice, unknown or undelivered. */
  problem: z.nullable(z.string()),
  resolution: z.nullable(z.string()),
  note: z.nullable(z.string()),
  orderId: z.nullable(Uuid),
  orderCode: z.nullable(z.string()),
  /** What the carrier was to collect. */
  codAmount: z.nullable(Money),
})
export type CodLine = z.output<typeof CodLine>

export const importCodStatement = endpoint({
  method: 'POST',
  path: '/api/staff/cod-statements',
  access: 'staff',
  roles: may('cod.write'),
  budget: { cost: 'heavy' },
  extension: true,
  summary:
    'Reads a carrier’s statement of cash on delivery (CSV or XLSX) and settles its parcels; sent again under the same number it changes nothing.',
  body: z.object({
    carrier: z.enum(statementCarriers, messages.badInput),
    number: line(60, messages.nameNeeded),
    fileName: line(200, messages.nameNeeded),
    /** The file in base64. */
    content: z
      .string(messages.badInput)
      .check(
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.badInput),
        z.maxLength(Math.ceil(COD_STATEMENT_BYTES / 3) * 4, messages.tooLarge),
      ),
  }),
  bodyLimit: 2 * 1024 * 1024,
  response: envelope(CodStatement),
})
export const listCodStatements = endpoint({
  method: 'GET',
  path: '/api/staff/cod-statements',
  access: 'staff',
  roles: may('cod.write'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'Statements of cash on delivery, the newest first.',
  query: z.object(pageQuery),
  response: paged(CodStatement),
})
export const listCodLines = endpoint({
  method: 'GET',
  path: '/api/staff/cod-lines',
  access: 'staff',
  roles: may('cod.read'),
  budget: { cost: 'read' },
  extension: true,
  summary:
    'Lines of the carriers’ statements, the newest first; `open` are those that need a person.',
  query: z.object(openListQuery),
  response: paged(CodLine),
})
export const resolveCodLine = endpoint({
  method: 'POST',
  path: '/api/staff/cod-lines/{id}/resolve',
  access: 'staff',
  roles: may('cod.write'),
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Settles a line: accepts the amount as it came, assigns it to the parcel of an order, or closes it without booking it.',
  params: z.object({ id: Uuid }),
  body: z.object({
    action: z.enum(codResolutions),
    orderCode: z.optional(orderCodeText()),
    note: z.optional(line(300)),
  }),
  response: envelope(CodLine),
})
