import { inArray, sql } from 'drizzle-orm'
import { parcel } from '@/backend/modules/parcels/tables'
import { bankTransaction, codLine, refund } from '@/backend/modules/payments/tables'
import { ofOrders, tenYears } from './orders'
import { kept, leaves, type PersonalTable } from './personal-table'

export const moneyData: readonly PersonalTable[] = [
  {
    table: bankTransaction,
    purpose: 'to find out which order a transfer pays, and to keep the books',
    basis: 'legal duty',
    term: tenYears(sql`${bankTransaction.createdAt}`),
    of: ofOrders(bankTransaction.orderId),
    onErasure: 'anonymise',
    columns: {
      amount: kept('the accounts'),
      reference: kept('the bank’s number of the transfer'),
      content: leaves(''),
      sender: leaves(null),
      note: leaves(null),
    },
    plain: [
      'id',
      'provider',
      'account',
      'bookedAt',
      'orderId',
      'state',
      'problem',
      'txnRef',
      'resolution',
      'resolvedBy',
      'resolvedAt',
      'createdAt',
    ],
  },
  {
    table: codLine,
    purpose: 'to find out which parcel a carrier has paid, and to keep the books',
    basis: 'legal duty',
    term: tenYears(
      sql`(select s.created_at from cod_statement s where s.id = cod_line.statement_id)`,
    ),
    of: ({ orderIds }) =>
      orderIds.length === 0
        ? undefined
        : inArray(
            codLine.parcelId,
            sql`(select ${parcel.id} from ${parcel} where ${inArray(parcel.orderId, [...orderIds])})`,
          ),
    onErasure: 'anonymise',
    columns: {
      amount: kept('the accounts'),
      trackingCode: kept('the carrier’s number of the parcel it paid'),
      clientCode: kept('the shop’s number of the parcel'),
      note: leaves(null),
    },
    plain: [
      'id',
      'statementId',
      'rowNo',
      'fee',
      'parcelId',
      'booked',
      'bookedFee',
      'state',
      'problem',
      'resolution',
      'resolvedBy',
      'resolvedAt',
    ],
  },
  {
    table: refund,
    purpose: 'to send money back, and to keep the books',
    basis: 'legal duty',
    term: tenYears(sql`${refund.createdAt}`),
    of: ofOrders(refund.orderId),
    onErasure: 'anonymise',
    columns: {
      amount: kept('the accounts'),
      reference: kept('the bank’s number of the money sent back'),
      receiver: leaves(null),
      reason: leaves(''),
      lastError: leaves(null),
    },
    plain: [
      'id',
      'orderId',
      'txnRef',
      'bankTransactionId',
      'method',
      'status',
      'requestedBy',
      'approvedBy',
      'approvedAt',
      'settledBy',
      'cause',
      'attempts',
      'nextAt',
      'createdAt',
      'settledAt',
    ],
  },
]
