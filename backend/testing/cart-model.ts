/** What a shop knows of carts and orders, counted from what was done alone: the oracle of the histories. */
export type Model = {
  stock: Map<number, number>
  prices: Map<number, number>
  flash: { productId: number; price: number; left: number; perBuyer: number }
  code: { left: number }
  carts: Map<Buyer, Cart>
  orders: Placed[]
}

export type Buyer = 'lan' | 'minh'
export type Cart = { lines: Map<number, number>; hasCode: boolean; to: string | null }
export type Goods = ReadonlyMap<number, number>
export type Holder = { account: Buyer | null; phone: string; email: string | null }
export type Placed = {
  id: string
  token: string | null
  goods: Goods
  flashCopies: number
  holder: Holder
  usesCode: boolean
  isCancelled: boolean
}

export const CODE_PERCENT = 10
const MAX = 99

export const newModel = (): Model => ({
  stock: new Map([
    [1, 12],
    [2, 3],
    [3, 200],
  ]),
  prices: new Map([
    [1, 38_000],
    [2, 120_000],
    [3, 15_500],
  ]),
  flash: { productId: 1, price: 20_000, left: 5, perBuyer: 2 },
  code: { left: 4 },
  carts: new Map(
    (['lan', 'minh'] as const).map((buyer) => [
      buyer,
      { lines: new Map(), hasCode: false, to: null },
    ]),
  ),
  orders: [],
})

const keysOf = ({ account, phone, email }: Holder) =>
  account ? [`user:${account}`] : [`phone:${phone}`, ...(email ? [`email:${email}`] : [])]

/** Under which names an order is counted: an account's order also under the number it goes to. */
const countedUnder = ({ account, phone, email }: Holder) => [
  ...(account ? [`user:${account}`] : []),
  `phone:${phone}`,
  ...(!account && email ? [`email:${email}`] : []),
]

/** A guest's copies under telephone or e-mail, an order that has both counted once. */
function flashCopiesOf({ orders }: Model, holder: Holder) {
  const keys = keysOf(holder)
  return orders
    .filter(
      (order) => !order.isCancelled && countedUnder(order.holder).some((key) => keys.includes(key)),
    )
    .reduce((sum, order) => sum + order.flashCopies, 0)
}

const hasUsedCode = ({ orders }: Model, holder: Holder) =>
  orders.some(
    (order) =>
      !order.isCancelled &&
      order.usesCode &&
      keysOf(order.holder).some((key) => keysOf(holder).includes(key)),
  )

export type Priced = {
  subTotal: number
  discount: number
  flashCopies: number
  isOrderable: boolean
  isCodeGood: boolean
}

/** Goods and discount in đồng, without the fee. */
export function priceOf(model: Model, goods: Goods, hasCode: boolean, holder: Holder): Priced {
  const { flash, stock, prices, code } = model
  const wanted = goods.get(flash.productId) ?? 0
  const isFlash =
    wanted > 0 && wanted <= flash.left && wanted + flashCopiesOf(model, holder) <= flash.perBuyer
  const totalOf = ([id, copies]: readonly [number, number]) =>
    copies * (id === flash.productId && isFlash ? flash.price : (prices.get(id) ?? 0))
  const lines = [...goods]
  const reducible = lines
    .filter(([id]) => !(id === flash.productId && isFlash))
    .reduce((sum, line) => sum + totalOf(line), 0)
  const isCodeGood = code.left > 0 && !hasUsedCode(model, holder) && reducible > 0
  return {
    subTotal: lines.reduce((sum, line) => sum + totalOf(line), 0),
    discount: hasCode && isCodeGood ? Math.floor((reducible * CODE_PERCENT) / 100) : 0,
    flashCopies: isFlash ? wanted : 0,
    isOrderable: lines.length > 0 && lines.every(([id, copies]) => copies <= (stock.get(id) ?? 0)),
    isCodeGood,
  }
}

/** Books an order that was placed. */
export function bookOrder(model: Model, order: Placed): void {
  for (const [id, copies] of order.goods) model.stock.set(id, (model.stock.get(id) ?? 0) - copies)
  model.flash.left -= order.flashCopies
  if (order.usesCode) model.code.left -= 1
  model.orders.push(order)
}

export function bookCancellation(model: Model, order: Placed): void {
  if (order.isCancelled) return
  order.isCancelled = true
  for (const [id, copies] of order.goods) model.stock.set(id, (model.stock.get(id) ?? 0) + copies)
  model.flash.left += order.flashCopies
  if (order.usesCode) model.code.left += 1
}

export const joined = (one: Goods, other: Goods): Map<number, number> => {
  const all = new Map(one)
  for (const [id, copies] of other) all.set(id, Math.min(MAX, (all.get(id) ?? 0) + copies))
  return all
}
