import { buildPlaces, CURRENT } from '@/backend/modules/geography'
import { ACCOUNTS_FILE, demoAccounts } from '@/backend/seed/accounts/accounts'
import { allProducts } from '@/backend/seed/catalog/products'
import { ORDERS_FILE, pastOrders } from '@/backend/seed/orders/past-orders'
import { vouchers } from '@/backend/seed/promotions/vouchers'
import type { DataPath } from '@/backend/seed/read/data-error'
import {
  BUYERS_FILE,
  buyerReviews,
  READERS_FILE,
  readerReviews,
} from '@/backend/seed/reviews/reviews'
import { problemAt, repeatedAt } from './problem-at'

type Named = { path: DataPath; name: string | undefined }

/** The fields of a file that name something the shop does not have. */
const unknownNames = (
  file: string,
  what: string,
  known: ReadonlySet<string | undefined>,
  named: readonly Named[],
) =>
  named
    .filter(({ name }) => name !== undefined && !known.has(name))
    .map(({ path, name }) => problemAt(file, path, `no ${what} is called ${name}`))

const productSlugs = () => new Set(allProducts().map(({ slug }) => slug))
const codesOf = (kind: 'voucher' | 'coupon') =>
  new Set(vouchers().flatMap((one) => (one.kind === kind ? one.code : [])))
const accountKeys = () => new Set(demoAccounts().map(({ key }) => key))

function accountProblems(): string[] {
  const twins = (['key', 'email', 'phone'] as const).flatMap((field) =>
    repeatedAt(demoAccounts().map((account) => account[field])).map((at) =>
      problemAt(ACCOUNTS_FILE, [at, field], 'is that of another account'),
    ),
  )
  const codes = demoAccounts().flatMap((account, at) =>
    account.vouchers.map((name, place) => ({ path: [at, 'vouchers', place], name })),
  )
  const carts = demoAccounts().flatMap((account, at) =>
    account.cart.map(({ product }, place) => ({
      path: [at, 'cart', place, 'product'],
      name: product,
    })),
  )
  return [
    ...twins,
    ...unknownNames(ACCOUNTS_FILE, 'voucher', codesOf('voucher'), codes),
    ...unknownNames(ACCOUNTS_FILE, 'product', productSlugs(), carts),
  ]
}

function orderProblems(): string[] {
  const fields = (field: 'buyer' | 'voucher' | 'coupon' | 'affiliate') =>
    pastOrders().map((order, at) => ({ path: [at, field], name: order[field] }))
  const lines = pastOrders().flatMap((order, at) =>
    order.lines.map(({ product }, place) => ({
      path: [at, 'lines', place, 'product'],
      name: product,
    })),
  )
  const affiliates = new Set(demoAccounts().map(({ affiliate }) => affiliate?.code))
  const homeless = pastOrders().flatMap(({ buyer, address }, at) => {
    const account = demoAccounts().find(({ key }) => key === buyer)
    return !account || account.addresses[address - 1]
      ? []
      : [problemAt(ORDERS_FILE, [at, 'address'], `${buyer} has no address number ${address}`)]
  })
  return [
    ...unknownNames(ORDERS_FILE, 'account', accountKeys(), fields('buyer')),
    ...unknownNames(ORDERS_FILE, 'voucher', codesOf('voucher'), fields('voucher')),
    ...unknownNames(ORDERS_FILE, 'coupon', codesOf('coupon'), fields('coupon')),
    ...unknownNames(ORDERS_FILE, 'affiliate code', affiliates, fields('affiliate')),
    ...unknownNames(ORDERS_FILE, 'product', productSlugs(), lines),
    ...homeless,
  ]
}

async function addressProblems(): Promise<string[]> {
  const { wards } = await buildPlaces()
  const today = new Set(wards.filter(({ scheme }) => scheme === CURRENT).map(({ id }) => id))
  return demoAccounts().flatMap((account, at) =>
    account.addresses.flatMap(({ wardId }, place) =>
      today.has(wardId)
        ? []
        : [
            problemAt(
              ACCOUNTS_FILE,
              [at, 'addresses', place, 'wardId'],
              `no ward of today has the id ${wardId}`,
            ),
          ],
    ),
  )
}

const DELIVERED = 5

function reviewProblems(): string[] {
  const undelivered = buyerReviews().flatMap(({ buyer, product }, at) =>
    pastOrders().some(
      (order) =>
        order.buyer === buyer &&
        order.status === DELIVERED &&
        order.lines.some((line) => line.product === product),
    )
      ? []
      : [problemAt(BUYERS_FILE, [at, 'product'], `${product} was never delivered to ${buyer}`)],
  )
  const reviewed = readerReviews().map(({ product }, at) => ({
    path: [at, 'product'],
    name: product,
  }))
  return [...undelivered, ...unknownNames(READERS_FILE, 'product', productSlugs(), reviewed)]
}

export const peopleProblems = async (): Promise<string[]> => [
  ...accountProblems(),
  ...(await addressProblems()),
  ...orderProblems(),
  ...reviewProblems(),
]
