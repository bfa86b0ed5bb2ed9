import type { Endpoint } from '@/contract/endpoint'
import * as accounts from '@/contract/shop/accounts'
import * as addressBook from '@/contract/shop/address-book'
import * as auth from '@/contract/shop/auth'
import * as cancellations from '@/contract/shop/cancellations'
import * as cart from '@/contract/shop/cart'
import * as cartCodes from '@/contract/shop/cart-codes'
import * as catalog from '@/contract/shop/catalog'
import * as challenge from '@/contract/shop/challenge'
import * as examAttempts from '@/contract/shop/exam-attempts'
import * as exams from '@/contract/shop/exams'
import * as guardians from '@/contract/shop/guardians'
import * as home from '@/contract/shop/home'
import * as learning from '@/contract/shop/learning'
import * as mobile from '@/contract/shop/mobile'
import * as news from '@/contract/shop/news'
import * as orderConfirmations from '@/contract/shop/order-confirmations'
import * as orderInvoices from '@/contract/shop/order-invoices'
import * as orderKeys from '@/contract/shop/order-keys'
import * as orders from '@/contract/shop/orders'
import * as pages from '@/contract/shop/pages'
import * as passwords from '@/contract/shop/passwords'
import * as paymentReturn from '@/contract/shop/payment-return'
import * as privacy from '@/contract/shop/privacy'
import * as promotions from '@/contract/shop/promotions'
import * as shopRefunds from '@/contract/shop/refunds'
import * as registration from '@/contract/shop/registration'
import * as returns from '@/contract/shop/returns'
import * as reviews from '@/contract/shop/reviews'
import * as sessionTokens from '@/contract/shop/session-tokens'
import * as settings from '@/contract/shop/settings'
import * as shipping from '@/contract/shop/shipping'
import * as sitemap from '@/contract/shop/sitemap'
import * as stockNotices from '@/contract/shop/stock-notices'
import * as textbooks from '@/contract/shop/textbooks'
import * as carrierWards from '@/contract/staff/carrier-wards'
import * as claims from '@/contract/staff/claims'
import * as codStatements from '@/contract/staff/cod-statements'
import * as staffDashboard from '@/contract/staff/dashboard'
import { staffGroups } from '@/contract/staff/groups'
import * as staffOpening from '@/contract/staff/opening'
import * as staffOrderChanges from '@/contract/staff/order-changes'
import * as staffOrders from '@/contract/staff/orders'
import * as packing from '@/contract/staff/packing'
import * as staffParcels from '@/contract/staff/parcels'
import * as staffPictures from '@/contract/staff/pictures'
import * as staffPrivacy from '@/contract/staff/privacy'
import * as refunds from '@/contract/staff/refunds'
import * as staffReports from '@/contract/staff/reports'
import * as staffReturns from '@/contract/staff/returns'
import * as staffSession from '@/contract/staff/session'
import * as suspiciousOrders from '@/contract/staff/suspicious-orders'
import * as transfers from '@/contract/staff/transfers'

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
  auth: {
    ...pick(auth),
    ...pick(challenge),
    ...pick(sessionTokens),
    ...pick(registration),
    ...pick(passwords),
  },
  cart: { ...pick(cart), ...pick(cartCodes) },
  catalog: { ...pick(catalog), ...pick(stockNotices) },
  exams: { ...pick(exams), ...pick(examAttempts) },
  home: pick(home),
  learning: pick(learning),
  mobile: pick(mobile),
  news: pick(news),
  office: {
    ...pick(staffOrders),
    ...pick(staffOrderChanges),
    ...pick(suspiciousOrders),
    ...pick(packing),
    ...pick(staffParcels),
    ...pick(carrierWards),
    ...pick(claims),
    ...pick(codStatements),
    ...pick(transfers),
    ...pick(refunds),
    ...pick(staffReturns),
  },
  orders: {
    ...pick(orders),
    ...pick(orderKeys),
    ...pick(orderConfirmations),
    ...pick(returns),
    ...pick(shopRefunds),
    ...pick(orderInvoices),
    ...pick(paymentReturn),
    ...pick(cancellations),
  },
  pages: { ...pick(pages), ...pick(sitemap) },
  privacy: { ...pick(privacy), ...pick(guardians), ...pick(staffPrivacy) },
  promotions: pick(promotions),
  reviews: pick(reviews),
  settings: pick(settings),
  shipping: pick(shipping),
  ...staffGroups,
  staffDashboard: pick(staffDashboard),
  staffPictures: pick(staffPictures),
  staffOpening: pick(staffOpening),
  staffReports: pick(staffReports),
  staffSession: pick(staffSession),
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
