import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

export const messageWays = ['mail', 'phone'] as const
const MessageWay = z.enum(messageWays, messages.badInput)
export const messageStates = ['waiting', 'sent', 'failed'] as const
const MessageState = z.enum(messageStates, messages.badInput)

/** An e-mail, a message by Zalo or an SMS. What it says is not shown: it may hold a link or a code. */
const StaffMessage = z.object({
  /** Way and row, as `mail:0199…`. */
  id: z.string(),
  way: MessageWay,
  rowId: Uuid,
  /** zns or sms, once it has gone; null for e-mails and what waits. */
  channel: z.nullable(z.string()),
  /** An e-mail address or a telephone number. */
  to: z.string(),
  /** The subject of an e-mail; of a message what it tells and the order's code. */
  about: z.string(),
  state: MessageState,
  /** What the other side said last; empty when nothing went wrong. */
  reason: z.string(),
  createdTime: Instant,
  sentTime: z.nullable(Instant),
  /** Tried again then, or sent after the night. */
  nextTime: z.nullable(Instant),
})
export type StaffMessage = z.output<typeof StaffMessage>

const all = staffResource({
  path: 'messages',
  noun: 'a message to a buyer',
  id: Uuid,
  read: may('messages'),
  write: may('messages'),
})

export const staffMessages = {
  list: all.list(StaffMessage, {
    sorts: ['createdTime'],
    filters: { way: z.optional(MessageWay), state: z.optional(MessageState) },
  }),
  sendMessageAgain: endpoint({
    method: 'POST',
    path: '/api/staff/messages/{way}/{id}/send-again',
    access: 'staff',
    roles: may('messages'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Sends a message that has not gone once more, at once.',
    params: z.object({ way: MessageWay, id: Uuid }),
    response: envelope(z.object({ id: z.string() })),
  }),
}
