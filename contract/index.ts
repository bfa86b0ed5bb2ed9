import * as user from '@/contract/accounts'
import * as address from '@/contract/address-book'
import * as auth from '@/contract/auth'
import * as cart from '@/contract/cart'
import * as catalog from '@/contract/catalog'
import type { Endpoint } from '@/contract/endpoint'
import * as examAttempt from '@/contract/exam-attempts'
import * as exam from '@/contract/exams'
import * as library from '@/contract/learning'
import * as mobile from '@/contract/mobile'
import * as news from '@/contract/news'
import * as staff from '@/contract/office'
import * as order from '@/contract/orders'
import * as intro from '@/contract/pages'
import * as codes from '@/contract/promotions'
import * as registration from '@/contract/registration'
import * as other from '@/contract/reviews'
import * as textbook from '@/contract/textbooks'

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

/** Every call, grouped by the part of the specification it stands in. Only the backend's router and the BFF import this table whole. */
export const contract = {
  auth: pick(auth),
  catalog: pick(catalog),
  codes: pick(codes),
  exam: { ...pick(exam), ...pick(examAttempt) },
  intro: pick(intro),
  library: { ...pick(library), ...pick(textbook) },
  mobile: pick(mobile),
  news: pick(news),
  order: { ...pick(cart), ...pick(order) },
  other: pick(other),
  staff: pick(staff),
  user: { ...pick(user), ...pick(registration), ...pick(address) },
}
export type Contract = typeof contract

export type Named = { group: keyof Contract; name: string; endpoint: Endpoint }
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
      endpoint,
    })),
  )
  .sort(bySpecificity)
