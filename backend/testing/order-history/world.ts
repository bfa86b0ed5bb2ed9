import type { Store } from '@/backend/platform/db/connect'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import type { OrderHistory } from '@/backend/testing/order-history/an-order-history'
import { lineOf } from '@/backend/testing/orders'
import { addVoucher } from '@/backend/testing/shop'
import type { OrderDetail, Placed } from '@/contract/shop/orders'
import type { OrderParcels } from '@/contract/staff/parcels'

/** What the actions alone say: money that came, and money that went by hand. */
type Oracle = { came: number; went: number }
export type World = {
  shop: MoneyShop
  order: Placed
  /** The buyer calls, signed in or with the order's token. */
  buyer: MoneyShop['call']
  total: number
  oracle: Oracle
}

export const wentBack = ({ oracle, shop }: World) => oracle.went + shop.sentBack()

export const parcelsOf = async ({ shop, order }: World) =>
  ((await shop.staff(`orders/${order.orderId}/parcels`, undefined, 'GET')).data as OrderParcels)
    .parcels
export const detailOf = async ({ shop, order }: World) =>
  (await shop.staff(`orders/${order.orderId}`, undefined, 'GET')).data as OrderDetail & {
    nextStatuses: number[]
  }
export const openOf = async <Row>({ shop }: World, what: string) =>
  (await shop.staff(`${what}?state=open`, undefined, 'GET')).data as Row[]

const baskets = {
  books: [lineOf(1, 2), lineOf(2, 1)],
  both: [lineOf(1, 2), lineOf(30)],
  courses: [lineOf(30)],
}

/** The order of a history is placed. */
export async function begin(store: Store, history: OrderHistory): Promise<World> {
  const { paymentType, contents: what, hasCarrier, hasCode } = history
  const shop = await moneyShop(store, { hasCarrier })
  await addVoucher(store.db, { code: 'GIAM', discountType: 2, value: 10_000 })
  const isGuest = what === 'books'
  const type = what === 'courses' && paymentType === 1 ? 2 : paymentType
  const order = isGuest
    ? await shop.guest(baskets.books, type, hasCode ? { code: 'GIAM' } : {})
    : await shop.buy(baskets[what], type)
  const rights = isGuest ? { orderToken: order.orderToken } : { token: 'lan' }
  const buyer: MoneyShop['call'] = (path, asked = {}) => shop.call(path, { ...asked, ...rights })
  return { shop, order, buyer, total: order.total, oracle: { came: 0, went: 0 } }
}
