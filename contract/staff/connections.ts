import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, Instant, line } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** What an integration is for. */
const connectionKinds = ['bank', 'payment', 'carrier', 'invoices', 'messages', 'mail'] as const
export type ConnectionKind = (typeof connectionKinds)[number]

/** Which accounts there are, the backend says: `backend/integrations/definitions.ts`. */
const ConnectionId = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z-]{0,39}$/, messages.badId))

const Connection = z.object({
  id: ConnectionId,
  kind: z.enum(connectionKinds),
  name: z.string(),
  /** `environment` cannot be changed here; `demo` is built in and pays nobody. */
  source: z.enum(['environment', 'office', 'demo', 'none']),
  /** Sent back with a change. */
  version: z.int(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      help: z.nullable(z.string()),
      /** Stands in the empty field. */
      example: z.nullable(z.string()),
      /** Null for a secret, which nobody is shown. */
      value: z.nullable(z.string()),
      isSecret: z.boolean(),
      isSet: z.boolean(),
      choices: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
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
  read: may('connections'),
  write: may('connections'),
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
    roles: may('mail.test'),
    budget: { cost: 'write' },
    extension: true,
    confirms: true,
    method: 'POST',
    path: '/api/staff/connections/mail/test',
    summary: 'Sends a letter to the admin who asks, through the mail server as it is set.',
    response: Confirmation,
  }),
}
