import { sql } from 'drizzle-orm'
import {
  affiliate,
  affiliateCommission,
  userVoucher,
  voucherUse,
} from '@/backend/platform/db/tables'
import { ofUser } from './accounts'
import { ofOrders } from './orders'
import { gone, kept, leaves, type PersonalTable } from './personal-table'

export const promotionData: readonly PersonalTable[] = [
  {
    table: userVoucher,
    purpose: 'to give somebody a code of their own',
    basis: 'contract',
    term: { until: 'the account is erased' },
    of: ofUser(userVoucher.userId),
    onErasure: 'delete',
    columns: { voucherId: gone, createdAt: gone },
    plain: ['userId'],
  },
  {
    table: voucherUse,
    purpose: 'to count the uses of a code',
    basis: 'legal duty',
    term: { until: 'the order’s person is erased; then the use without its holder' },
    of: ofOrders(voucherUse.orderId),
    onErasure: 'anonymise',
    columns: {
      holder: leaves(sql`'erased:' || ${voucherUse.orderId}`),
      guestEmail: leaves(null),
      amount: kept('the accounts'),
    },
    plain: ['voucherId', 'orderId', 'releasedAt', 'createdAt'],
  },
  {
    table: affiliate,
    purpose: 'to pay commissions',
    basis: 'contract',
    term: { until: 'the account is erased; ten years for what was paid' },
    of: ofUser(affiliate.userId),
    onErasure: 'anonymise',
    columns: {
      code: kept('orders of others name it'),
      status: leaves(0),
      bankBin: leaves(null),
      bankAccount: leaves(null),
      identityName: leaves(null),
      identityNo: leaves(null),
      taxCode: leaves(null),
      agreedAt: kept('the proof of the agreement'),
    },
    plain: ['userId', 'ratePercent', 'buyerPercent', 'createdAt'],
  },
  {
    table: affiliateCommission,
    purpose: 'to pay commissions and to keep the books',
    basis: 'legal duty',
    term: { until: 'ten years, without a name once the account is erased' },
    of: ofUser(affiliateCommission.affiliateUserId),
    onErasure: 'anonymise',
    columns: { amount: kept('the accounts'), createdAt: kept('the accounts') },
    plain: ['orderId', 'affiliateUserId', 'base', 'ratePercent', 'reversed', 'status'],
  },
]
