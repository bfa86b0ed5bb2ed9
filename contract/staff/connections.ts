import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, Instant, line } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { staffResource } from '@/contract/staff/resource'

/** The accounts a shop may have elsewhere: where money comes in, who carries, who issues invoices, who sends its e-mails. */
export const connectionNames = [
  'transfer',
  'transferFeed',
  'vnpay',
  'momo',
  'zalopay',
  'ghn',
  'ghtk',
  'viettelInvoices',
  'mail',
] as const
export type ConnectionName = (typeof connectionNames)[number]

/** Whoever sends in the shop's name may ask anybody for a password: for admins alone. */
export const forAdmins = (name: ConnectionName) => name === 'mail'

const ConnectionId = z.enum(connectionNames, messages.badId)

const Connection = z.object({
  id: ConnectionId,
  /** `environment` cannot be changed here; `demo` is built in and pays nobody. */
  source: z.enum(['environment', 'office', 'demo', 'none']),
  /** Sent back with a change. */
  version: z.int(),
  fields: z.array(
    z.object({
      name: z.string(),
      /** Null for a secret, which nobody is shown. */
      value: z.nullable(z.string()),
      isSecret: z.boolean(),
      isSet: z.boolean(),
      choices: z.optional(z.array(z.string())),
    }),
  ),
  /** Where the service is told to send its notices. */
  noticeUrl: z.nullable(z.string()),
  changedTime: z.nullable(Instant),
  changedBy: z.nullable(z.string()),
})
export type Connection = z.output<typeof Connection>

const connections = staffResource({
  path: 'connections',
  noun: 'an account of the shop at another service',
  id: ConnectionId,
  read: ['finance'],
  write: ['finance'],
  confirms: true,
})

export const staffConnections = {
  list: connections.list(Connection, { sorts: ['id'] }),
  read: connections.read(Connection),
  change: connections.change(
    z.object({
      version: z.int(),
      /** By the names of the fields; a secret that is left out stays. */
      values: z.record(z.string().check(z.maxLength(40)), line(500)),
    }),
    Connection,
  ),
  archive: connections.archive(),
  sendTestMail: endpoint({
    access: 'staff',
    roles: [],
    extension: true,
    confirms: true,
    method: 'POST',
    path: '/api/staff/connections/mail/test',
    summary: 'Sends a letter to the admin who asks, through the mail server as it is set.',
    response: Confirmation,
  }),
}
