import * as accounts from '@/contract/accounts'
import * as addressBook from '@/contract/address-book'
import * as auth from '@/contract/auth'
import * as cart from '@/contract/cart'
import * as catalog from '@/contract/catalog'
import type { Endpoint } from '@/contract/endpoint'
import * as examAttempts from '@/contract/exam-attempts'
import * as exams from '@/contract/exams'
import * as guardians from '@/contract/guardians'
import * as home from '@/contract/home'
import * as learning from '@/contract/learning'
import * as mobile from '@/contract/mobile'
import * as news from '@/contract/news'
import * as orderInvoices from '@/contract/order-invoices'
import * as orders from '@/contract/orders'
import * as pages from '@/contract/pages'
import * as passwords from '@/contract/passwords'
import * as privacy from '@/contract/privacy'
import * as promotions from '@/contract/promotions'
import * as registration from '@/contract/registration'
import * as returns from '@/contract/returns'
import * as reviews from '@/contract/reviews'
import * as sessionTokens from '@/contract/session-tokens'
import * as settings from '@/contract/settings'
import * as shipping from '@/contract/shipping'
import * as sitemap from '@/contract/sitemap'
import { staffAccounts } from '@/contract/staff-accounts'
import { staffAffiliates } from '@/contract/staff-affiliates'
import { staffAttempts } from '@/contract/staff-attempts'
import { staffAudit } from '@/contract/staff-audit'
import { staffBlocks } from '@/contract/staff-blocks'
import * as carrierWards from '@/contract/staff-carrier-wards'
import { staffCategories } from '@/contract/staff-categories'
import * as codStatements from '@/contract/staff-cod-statements'
import { staffConnections } from '@/contract/staff-connections'
import { staffCourses } from '@/contract/staff-courses'
import { staffCustomers } from '@/contract/staff-customers'
import * as staffDashboard from '@/contract/staff-dashboard'
import { staffFlashSales } from '@/contract/staff-flash-sales'
import { staffImports } from '@/contract/staff-imports'
import { staffInvoices } from '@/contract/staff-invoices'
import { staffNews } from '@/contract/staff-news'
import * as staffOpening from '@/contract/staff-opening'
import * as staffOrderChanges from '@/contract/staff-order-changes'
import * as staffOrders from '@/contract/staff-orders'
import * as packing from '@/contract/staff-packing'
import { staffPages } from '@/contract/staff-pages'
import * as staffParcels from '@/contract/staff-parcels'
import * as staffPictures from '@/contract/staff-pictures'
import * as staffPrivacy from '@/contract/staff-privacy'
import { staffProducts } from '@/contract/staff-products'
import * as refunds from '@/contract/staff-refunds'
import * as staffReports from '@/contract/staff-reports'
import { staffReviews } from '@/contract/staff-reviews'
import * as staffSession from '@/contract/staff-session'
import { staffSettings } from '@/contract/staff-settings'
import { staffShipping } from '@/contract/staff-shipping'
import { staffShortLinks } from '@/contract/staff-short-links'
import * as transfers from '@/contract/staff-transfers'
import { staffVouchers } from '@/contract/staff-vouchers'
import * as textbooks from '@/contract/textbooks'

type EndpointsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'response' in value

const pick = <M extends object>(module: M) =>
  Object.fromEntries(
    Object.entries(module).filter(([, value]) => isEndpoint(value)),
  ) as EndpointsOf<M>

/** Every call, grouped by feature. Only the backend's router and the BFF import this table whole. */
export const contract = {
  accounts: { ...pick(accounts), ...pick(addressBook) },
  auth: { ...pick(auth), ...pick(sessionTokens), ...pick(registration), ...pick(passwords) },
  cart: pick(cart),
  catalog: pick(catalog),
  exams: { ...pick(exams), ...pick(examAttempts) },
  home: pick(home),
  learning: pick(learning),
  mobile: pick(mobile),
  news: pick(news),
  office: {
    ...pick(staffOrders),
    ...pick(staffOrderChanges),
    ...pick(packing),
    ...pick(staffParcels),
    ...pick(carrierWards),
    ...pick(codStatements),
    ...pick(transfers),
    ...pick(refunds),
  },
  orders: { ...pick(orders), ...pick(returns), ...pick(orderInvoices) },
  pages: { ...pick(pages), ...pick(sitemap) },
  privacy: { ...pick(privacy), ...pick(guardians), ...pick(staffPrivacy) },
  promotions: pick(promotions),
  reviews: pick(reviews),
  settings: pick(settings),
  shipping: pick(shipping),
  staffAccounts,
  staffAffiliates,
  staffAttempts,
  staffReviews,
  staffAudit,
  staffBlocks,
  staffCategories,
  staffConnections,
  staffCourses,
  staffCustomers,
  staffDashboard: pick(staffDashboard),
  staffFlashSales,
  staffNews,
  staffPages,
  staffInvoices,
  staffPictures: pick(staffPictures),
  staffImports,
  staffOpening: pick(staffOpening),
  staffProducts,
  staffReports: pick(staffReports),
  staffSession: pick(staffSession),
  staffSettings,
  staffVouchers,
  staffShipping,
  staffShortLinks,
  textbooks: pick(textbooks),
}
export type Contract = typeof contract

export type Named = {
  group: keyof Contract
  name: string
  /** Unique, where a resource of the staff has the same calls as the next one: `listStaffAccounts`. */
  operationId: string
  endpoint: Endpoint
}

const resourceCalls = ['list', 'read', 'create', 'change', 'archive']
const operationIdOf = (group: string, name: string) =>
  resourceCalls.includes(name) ? name + group.slice(0, 1).toUpperCase() + group.slice(1) : name
/** Braces sort last, so that `/api/News/Tag` comes before `/api/News/{id}`. */
const bySpecificity = (one: Named, other: Named) =>
  one.endpoint.path
    .replaceAll('{', '\uffff')
    .localeCompare(other.endpoint.path.replaceAll('{', '\uffff'), 'en')

/** The table flat, fixed paths before those with parameters. */
export const endpoints: Named[] = Object.entries(contract)
  .flatMap(([group, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({
      group: group as keyof Contract,
      name,
      operationId: operationIdOf(group, name),
      endpoint,
    })),
  )
  .sort(bySpecificity)
