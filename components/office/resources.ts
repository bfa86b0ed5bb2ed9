import { accounts } from '@/components/office/accounts/resource'
import { affiliates } from '@/components/office/affiliates/resource'
import { attempts } from '@/components/office/attempts/resource'
import { audit } from '@/components/office/audit/resource'
import { blocks } from '@/components/office/blocks/resource'
import { carrierWards } from '@/components/office/carrier-wards/resource'
import { categories } from '@/components/office/categories/resource'
import { claims } from '@/components/office/claims/resource'
import { cod } from '@/components/office/cod/resource'
import { connections } from '@/components/office/connections/resource'
import { courses } from '@/components/office/courses/resource'
import { customers } from '@/components/office/customers/resource'
import { flashSales } from '@/components/office/flash-sales/resource'
import { imports } from '@/components/office/imports/resource'
import { invoices } from '@/components/office/invoices/resource'
import { jobs } from '@/components/office/jobs/resource'
import { messages } from '@/components/office/messages/resource'
import { news } from '@/components/office/news/resource'
import { orders } from '@/components/office/orders/resource'
import { packing } from '@/components/office/packing/resource'
import { pages } from '@/components/office/pages/resource'
import { payments } from '@/components/office/payments/resource'
import { privacy } from '@/components/office/privacy/resource'
import { products } from '@/components/office/products/resource'
import { refunds } from '@/components/office/refunds/resource'
import { reports } from '@/components/office/reports/resource'
import { returns } from '@/components/office/returns/resource'
import { reviews } from '@/components/office/reviews/resource'
import { settings } from '@/components/office/settings/resource'
import { shipping } from '@/components/office/shipping/resource'
import { shortLinks } from '@/components/office/short-links/resource'
import { transfers } from '@/components/office/transfers/resource'
import { vouchers } from '@/components/office/vouchers/resource'

/** What the office looks after, in the menu's order (docs/adding-a-staff-resource.md). */
export const resources = {
  products,
  categories,
  flashSales,
  vouchers,
  imports,
  courses,
  attempts,
  news,
  pages,
  blocks,
  shortLinks,
  orders,
  packing,
  returns,
  payments,
  transfers,
  cod,
  claims,
  refunds,
  affiliates,
  customers,
  invoices,
  reviews,
  privacy,
  reports,
  shipping,
  carrierWards,
  connections,
  settings,
  messages,
  jobs,
  audit,
  accounts,
}

export type ResourceName = keyof typeof resources
