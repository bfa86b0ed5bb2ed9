import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '@/backend/modules/orders/tables'
import { bankTransaction, refund } from '@/backend/modules/payments/tables'
import { consent, guardian, privacyLink, privacyRequest } from '@/backend/modules/privacy/tables'
import { returnRequest } from '@/backend/modules/returns/tables'
import { stockNotice } from '@/backend/modules/stock/tables'
import { auditLog, rateBucket } from '@/backend/platform/db/tables'
import { ofUser } from './accounts'
import { gone, kept, leaves, type PersonalTable, secret } from './personal-table'

/** What the staff did to somebody's orders: the log names an order by its code, and what belongs to it by its number. */
function aboutOrders(orderIds: readonly string[]): SQL | undefined {
  if (orderIds.length === 0) return undefined
  const ids = [...orderIds]
  return sql`${auditLog.subject} in (
    select ${orders.code} from ${orders} where ${inArray(orders.id, ids)}
    union all select ${refund.id}::text from ${refund} where ${inArray(refund.orderId, ids)}
    union all select ${returnRequest.id}::text from ${returnRequest} where ${inArray(returnRequest.orderId, ids)}
    union all select ${bankTransaction.id}::text from ${bankTransaction} where ${inArray(bankTransaction.orderId, ids)})`
}

export const systemData: readonly PersonalTable[] = [
  {
    table: stockNotice,
    purpose: 'to tell once that a sold-out book is there again',
    basis: 'consent',
    term: {
      days: 0,
      after: sql`${stockNotice.createdAt} + case when ${stockNotice.confirmedAt} is null then interval '7 days' else interval '180 days' end`,
      says: 'until the email is sent; 7 days without a confirmed address, 180 days at most',
    },
    of: ({ mailbox }) => (mailbox === null ? undefined : eq(stockNotice.email, mailbox)),
    onErasure: 'delete',
    columns: {
      email: gone,
      productId: gone,
      tokenHash: secret,
      confirmedAt: gone,
      createdAt: gone,
    },
    plain: ['id'],
  },
  {
    table: rateBucket,
    purpose: 'to stop guessing and floods',
    basis: 'security',
    term: { days: 0, after: sql`${rateBucket.expiresAt}`, says: 'until its window is over' },
    of: ({ userId }) =>
      userId === null ? undefined : sql`${rateBucket.key} ~ ${`(^|[|])user:${userId}([|]|$)`}`,
    onErasure: 'delete',
    columns: { key: secret },
    plain: ['windowStart', 'hits', 'expiresAt'],
  },
  {
    table: auditLog,
    purpose: 'to prove what the staff changed and whose data they looked at',
    basis: 'legal duty',
    term: { days: 730, after: sql`${auditLog.at}`, says: 'two years', how: 'delete' },
    of: ({ userId, orderIds }) =>
      or(
        aboutOrders(orderIds),
        ...(userId === null
          ? []
          : [
              eq(auditLog.actor, `staff:${userId}`),
              eq(auditLog.subject, `user:${userId}`),
              sql`${auditLog.data} ->> 'userId' = ${String(userId)}`,
            ]),
      ),
    onErasure: 'anonymise',
    columns: {
      actor: kept('who of the staff did it: a number'),
      actorId: kept('who of the staff did it: a number'),
      before: kept('what of the shop was changed; a customer’s data stand in `data`'),
      after: kept('what of the shop was changed; a customer’s data stand in `data`'),
      subject: kept('whose data: a number that leads to an emptied account'),
      action: kept('what was done'),
      at: kept('when'),
      data: leaves(null),
      ip: leaves(null),
    },
    plain: ['id', 'requestId'],
  },
  {
    table: consent,
    purpose: 'to prove what somebody agreed to',
    basis: 'legal duty',
    term: { until: 'three years after the account is erased, without a name' },
    of: ofUser(consent.userId),
    onErasure: 'anonymise',
    columns: {
      purpose: kept('the proof'),
      isGiven: kept('the proof'),
      textVersion: kept('the proof'),
      source: kept('the proof'),
      createdAt: kept('the proof'),
    },
    plain: ['id', 'userId', 'guardianId'],
  },
  {
    table: guardian,
    purpose: 'to ask who answers for a child',
    basis: 'legal duty',
    term: {
      days: 0,
      after: sql`${guardian.expiresAt}`,
      only: sql`not exists (select from ${consent} where ${consent.guardianId} = ${guardian.id})`,
      says: 'until the child’s account is erased or the guardian’s data are; one who has not answered, until the link is over',
    },
    of: ({ userId, email }) =>
      or(
        userId === null ? undefined : eq(guardian.userId, userId),
        email === null ? undefined : eq(sql`lower(${guardian.email})`, email),
      ),
    onErasure: 'delete',
    columns: { name: gone, email: gone, tokenHash: secret, confirmedAt: gone, endedAt: gone },
    plain: ['id', 'userId', 'expiresAt', 'createdAt'],
  },
  {
    table: privacyLink,
    purpose: 'to open a guest’s or a guardian’s page',
    basis: 'contract',
    term: { days: 1, after: sql`${privacyLink.expiresAt}`, says: 'a day after it has expired' },
    of: ({ email }) => (email === null ? undefined : eq(sql`lower(${privacyLink.email})`, email)),
    onErasure: 'delete',
    columns: { email: gone, tokenHash: secret },
    plain: ['id', 'kind', 'expiresAt', 'createdAt'],
  },
  {
    table: privacyRequest,
    purpose: 'to prove that a request was kept in time',
    basis: 'legal duty',
    term: {
      days: 1096,
      after: sql`${privacyRequest.doneAt}`,
      says: 'three years after it was done',
      how: 'delete',
    },
    of: ({ userId, email }) =>
      or(
        userId === null ? undefined : eq(privacyRequest.userId, userId),
        email === null ? undefined : eq(sql`lower(${privacyRequest.email})`, email),
      ),
    onErasure: 'anonymise',
    columns: {
      userId: leaves(null),
      email: leaves(null),
      refusalReason: leaves(null),
      fileName: leaves(null),
      tokenHash: { leaves: null, isSecret: true },
      kind: kept('the proof'),
      createdAt: kept('the proof'),
      doneAt: kept('the proof'),
    },
    plain: ['id', 'state', 'notBefore', 'dueAt', 'expiresAt'],
  },
]
