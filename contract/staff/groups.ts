// Written by `npm run layers`.

import { staffAccounts } from '@/contract/staff/accounts'
import { staffAffiliates } from '@/contract/staff/affiliates'
import { staffAttempts } from '@/contract/staff/attempts'
import { staffAudit } from '@/contract/staff/audit'
import { staffBlocks } from '@/contract/staff/blocks'
import { staffCategories } from '@/contract/staff/categories'
import { staffConnections } from '@/contract/staff/connections'
import { staffCourses } from '@/contract/staff/courses'
import { staffCustomers } from '@/contract/staff/customers'
import { staffFlashSales } from '@/contract/staff/flash-sales'
import { staffImports } from '@/contract/staff/imports'
import { staffInvitations } from '@/contract/staff/invitations'
import { staffInvoices } from '@/contract/staff/invoices'
import { staffJobs } from '@/contract/staff/jobs'
import { staffMessages } from '@/contract/staff/messages'
import { staffNews } from '@/contract/staff/news'
import { staffPages } from '@/contract/staff/pages'
import { staffProducts } from '@/contract/staff/products'
import { staffReviews } from '@/contract/staff/reviews'
import { staffSettings } from '@/contract/staff/settings'
import { staffShipping } from '@/contract/staff/shipping'
import { staffShortLinks } from '@/contract/staff/short-links'
import { staffVouchers } from '@/contract/staff/vouchers'

/** The calls of what the staff look after. */
export const staffGroups = {
  staffAccounts,
  staffAffiliates,
  staffAttempts,
  staffAudit,
  staffBlocks,
  staffCategories,
  staffConnections,
  staffCourses,
  staffCustomers,
  staffFlashSales,
  staffImports,
  staffInvitations,
  staffInvoices,
  staffJobs,
  staffMessages,
  staffNews,
  staffPages,
  staffProducts,
  staffReviews,
  staffSettings,
  staffShipping,
  staffShortLinks,
  staffVouchers,
}
