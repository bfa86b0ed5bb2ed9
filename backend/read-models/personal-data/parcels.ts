import { sql } from 'drizzle-orm'
import { parcel } from '@/backend/modules/parcels/tables'
import { ofOrders, tenYears } from './orders'
import { kept, leaves, type PersonalTable } from './personal-table'

export const parcelData: readonly PersonalTable[] = [
  {
    table: parcel,
    purpose: 'to bring an order to its buyer, and to settle with the carrier',
    basis: 'contract',
    term: tenYears(sql`${parcel.createdAt}`),
    of: ofOrders(parcel.orderId),
    onErasure: 'anonymise',
    columns: {
      trackingCode: leaves(null),
      // A carrier's refusal may repeat the address it was given.
      lastError: leaves(null),
      codAmount: kept('the accounts'),
      // What the staff write about a parcel may name its buyer.
      claimNote: leaves(null),
    },
    plain: [
      'id',
      'orderId',
      'carrier',
      'code',
      'state',
      'weightGram',
      'fee',
      'expectedAt',
      'attempts',
      'codTold',
      'claimState',
      'claimAmount',
      'claimedAt',
      'claimPaid',
      'claimAnsweredAt',
      'claimReference',
      'nextAt',
      'closedAt',
      'createdAt',
    ],
  },
]
