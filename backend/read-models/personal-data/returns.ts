import { sql } from 'drizzle-orm'
import { returnLine, returnPhoto, returnRequest } from '@/backend/modules/returns/tables'
import { ofOrders, tenYears } from './orders'
import { gone, kept, leaves, type Person, type PersonalTable } from './personal-table'

const ofReturns =
  (column: typeof returnLine.returnId | typeof returnPhoto.returnId) =>
  ({ orderIds }: Person) =>
    orderIds.length === 0
      ? undefined
      : sql`${column} in (select id from return_request where order_id in (${sql.join(
          orderIds.map((id) => sql`${id}::uuid`),
          sql`, `,
        )}))`

export const returnData: readonly PersonalTable[] = [
  {
    table: returnPhoto,
    purpose: 'to see what is wrong with goods that are sent back',
    basis: 'contract',
    term: {
      days: 365,
      after: sql`(select created_at from return_request where id = return_photo.return_id)`,
      says: 'a year after the return was asked for',
    },
    of: ofReturns(returnPhoto.returnId),
    onErasure: 'delete',
    columns: { data: gone },
    plain: ['returnId', 'place'],
  },
  {
    table: returnLine,
    purpose: 'to take goods back and to keep the books',
    basis: 'legal duty',
    term: {
      until: 'ten years, as vouchers of the accounts, without a person once they are erased',
    },
    of: ofReturns(returnLine.returnId),
    onErasure: 'anonymise',
    columns: { quantity: kept('the accounts') },
    plain: ['returnId', 'orderLineId', 'newProductId', 'newPrice', 'restocked', 'writtenOff'],
  },
  {
    table: returnRequest,
    purpose: 'to take goods back and to refund',
    basis: 'legal duty',
    term: tenYears(sql`${returnRequest.createdAt}`),
    of: ofOrders(returnRequest.orderId),
    onErasure: 'anonymise',
    columns: {
      reason: kept('the accounts'),
      note: leaves(''),
      receiver: leaves(null),
      decisionNote: leaves(null),
    },
    plain: [
      'id',
      'orderId',
      'status',
      'origin',
      'outcome',
      'replacementId',
      'decidedBy',
      'decidedAt',
      'receivedAt',
      'createdAt',
    ],
  },
]
