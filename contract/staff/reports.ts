import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'

export const reports = [
  'day',
  'title',
  'category',
  'payment',
  'province',
  'stock',
  'vouchers',
  'courses',
  'searches',
] as const
export type ReportName = (typeof reports)[number]

const Day = z.string(messages.badInput).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, messages.badInput))
const Cell = z.union([z.string(), z.number()])

const Report = z.object({
  columns: z.array(
    z.object({ label: z.string(), kind: z.enum(['text', 'day', 'count', 'money']) }),
  ),
  rows: z.array(z.array(Cell)),
  /** The sums of all rows, also of those beyond the most that are listed. */
  total: z.array(Cell),
  /** More rows than are listed. */
  isCut: z.boolean(),
})
export type Report = z.output<typeof Report>

export const getReport = endpoint({
  method: 'GET',
  path: '/api/staff/reports',
  access: 'staff',
  roles: may('reports.read'),
  budget: { cost: 'heavy' },
  extension: true,
  summary:
    'What was sold by day, title, category, payment or province; stock, vouchers and courses; searches without a hit.',
  query: z.object({
    report: z.enum(reports),
    /** The first and the last day, in the shop’s time; cancelled orders do not count. */
    from: Day,
    to: Day,
  }),
  response: envelope(Report),
})
