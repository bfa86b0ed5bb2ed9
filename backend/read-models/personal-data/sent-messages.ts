import { eq, inArray, sql } from 'drizzle-orm'
import { phoneMessage } from '@/backend/modules/phone-messages/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { gone, type PersonalTable } from './personal-table'

export const sentMessages: readonly PersonalTable[] = [
  {
    table: mailOutbox,
    purpose: 'to send emails',
    basis: 'contract',
    term: {
      days: 0,
      after: sql`least(${mailOutbox.keepUntil}, coalesce(${mailOutbox.sentAt}, ${mailOutbox.createdAt} + interval '60 days') + interval '30 days')`,
      says: '30 days after the email was sent; an invitation to a guardian until its link is over',
    },
    of: ({ mailbox }) =>
      mailbox === null ? undefined : eq(sql`lower(${mailOutbox.toAddr})`, mailbox),
    onErasure: 'delete',
    columns: {
      toAddr: gone,
      subject: gone,
      bodyText: gone,
      bodyHtml: gone,
      lastError: gone,
      sentAt: gone,
    },
    plain: ['id', 'attempts', 'nextAt', 'failedAt', 'isCode', 'keepUntil', 'createdAt'],
  },
  {
    table: phoneMessage,
    purpose: 'to tell buyers without an e-mail address of their orders, by Zalo or SMS',
    basis: 'contract',
    term: {
      days: 90,
      after: sql`${phoneMessage.createdAt}`,
      says: '90 days after it was written',
      how: 'delete',
    },
    of: ({ orderIds }) =>
      orderIds.length === 0 ? undefined : inArray(phoneMessage.orderId, [...orderIds]),
    onErasure: 'delete',
    columns: {
      ...{ toPhone: gone, data: gone, bodyText: gone, reference: gone, sentAt: gone },
      lastError: gone,
    },
    plain: ['id', 'orderId', 'kind', 'channel', 'attempts', 'nextAt', 'failedAt', 'createdAt'],
  },
]
