import { sql } from 'drizzle-orm'
import { invoice, invoiceBuyer, invoiceProfile } from '@/backend/modules/invoices/tables'
import { ofUser } from './accounts'
import { ofOrders } from './orders'
import { gone, kept, leaves, type PersonalTable, type Term } from './personal-table'

/** The accounting law's term for vouchers; nothing of them is needed afterwards. */
const tenYearsThenGone = (after: ReturnType<typeof sql>): Term => ({
  days: 3653,
  after,
  how: 'delete',
  says: 'ten years, as vouchers of the accounts, with their buyer even when the account is erased',
})
const onInvoice = kept('an invoice names its buyer as long as the accounting law keeps it')

export const invoiceData: readonly PersonalTable[] = [
  {
    table: invoice,
    purpose: 'to issue the invoice the law asks for, and to keep the books',
    basis: 'legal duty',
    term: tenYearsThenGone(sql`${invoice.createdAt}`),
    of: ofOrders(invoice.orderId),
    onErasure: 'anonymise',
    columns: {
      ref: kept('the number of the voucher'),
      buyer: onInvoice,
      buyerEmail: leaves(null),
      lines: kept('the accounts'),
      total: kept('the accounts'),
      number: kept('the number of the invoice'),
      lookupCode: kept('the invoice at the provider'),
      lookupUrl: kept('the invoice at the provider'),
      authorityCode: kept('the tax authority’s number of the invoice'),
      issuedAt: kept('the accounts'),
      reason: kept('why an invoice was corrected stands on it'),
      lastError: leaves(null),
    },
    plain: [
      'id',
      'orderId',
      'kind',
      'correctsId',
      'state',
      'net',
      'tax',
      'provider',
      'attempts',
      'nextAt',
      'createdAt',
    ],
  },
  {
    table: invoiceBuyer,
    purpose: 'to make the invoice out to whom the buyer says',
    basis: 'legal duty',
    term: tenYearsThenGone(sql`${invoiceBuyer.updatedAt}`),
    of: ofOrders(invoiceBuyer.orderId),
    onErasure: 'anonymise',
    columns: {
      kind: onInvoice,
      name: onInvoice,
      taxCode: onInvoice,
      address: onInvoice,
      email: leaves(''),
    },
    plain: ['orderId', 'updatedAt'],
  },
  {
    table: invoiceProfile,
    purpose: 'to fill in the next order’s invoice, when asked to remember it',
    basis: 'contract',
    term: { until: 'it is no longer to be remembered or the account erased' },
    of: ofUser(invoiceProfile.userId),
    onErasure: 'delete',
    columns: { kind: gone, name: gone, taxCode: gone, address: gone, email: gone },
    plain: ['userId', 'updatedAt'],
  },
]
