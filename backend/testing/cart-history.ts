import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { flashSaleItem } from '@/backend/modules/catalog/tables'
import { inventory } from '@/backend/modules/stock/tables'
import { cartOf } from '@/backend/testing/buyers'
import {
  type Buyer,
  bookCancellation,
  bookOrder,
  type Goods,
  type Holder,
  joined,
  type Placed,
  priceOf,
} from '@/backend/testing/cart-model'
import { type CartShop, CODE, callAs } from '@/backend/testing/cart-shop'
import { buyers, guests, type Kind, phones, type Step, streets } from '@/backend/testing/cart-steps'
import { placed, refused } from '@/backend/testing/orders'
import { wards } from '@/backend/testing/shop'
import { json } from '@/backend/testing/test-app'
import { calculate } from '@/contract/shop/cart'

const linesOf = (wanted: Goods) =>
  Array.from(wanted, ([productId, Quantity]) => ({ productId, Quantity }))
const cartAt = ({ model }: CartShop, who: Buyer) => {
  const cart = model.carts.get(who)
  if (!cart) throw new Error(`no cart of ${who}`)
  return cart
}
const holderOf = (who: Buyer): Holder => ({ account: who, phone: phones[who], email: null })
const stockOf = ({ model }: CartShop, id: number) => model.stock.get(id) ?? 0
const own = async (shop: CartShop, who: Buyer) => cartOf(await callAs(shop, who, 'GET', ''))
const detailOf = async (shop: CartShop, who: Buyer, id: number) =>
  (await own(shop, who)).cartDetails.find(({ productId }) => productId === id)?.cartDetailId

type Act = (shop: CartShop, step: Step) => Promise<void>

const add: Act = async (shop, { buyer: who, product: id, copies: n, isSentTwice }) => {
  const { lines } = cartAt(shop, who)
  const wanted = (lines.get(id) ?? 0) + n
  const body = { productId: id, Quantity: n, addKey: randomUUID() }
  const send = () => callAs(shop, who, 'POST', '/add-product', body)
  const isAdded = wanted <= Math.min(99, stockOf(shop, id))
  expect((await send()).status).toBe(isAdded ? 200 : 409)
  if (isSentTwice) await send()
  if (isAdded) lines.set(id, wanted)
}

const set: Act = async (shop, { buyer: who, product: id, copies: n }) => {
  const detail = await detailOf(shop, who, id)
  const { lines } = cartAt(shop, who)
  expect(detail !== undefined).toBe(lines.has(id))
  if (detail === undefined) return
  expect((await callAs(shop, who, 'PATCH', `/cartDetails/${detail}`, { Quantity: n })).status).toBe(
    200,
  )
  lines.set(id, n)
}

const remove: Act = async (shop, { buyer: who, product: id }) => {
  const detail = await detailOf(shop, who, id)
  if (detail === undefined) return
  await callAs(shop, who, 'DELETE', `/cartDetails/${detail}`)
  cartAt(shop, who).lines.delete(id)
  expect((await callAs(shop, who, 'PATCH', `/cartDetails/${detail}`, { Quantity: 1 })).status).toBe(
    404,
  )
}

const code: Act = async (shop, { buyer: who, isOn }) => {
  const cart = cartAt(shop, who)
  if (!isOn) {
    await callAs(shop, who, 'DELETE', '/del-voucher')
    cart.hasCode = false
    return
  }
  const { isCodeGood } = priceOf(shop.model, cart.lines, true, holderOf(who))
  const answer = await callAs(shop, who, 'POST', '/add-voucher', { code: ` sale10\u200b` })
  expect(answer.status).toBe(isCodeGood ? 200 : 400)
  if (isCodeGood) cart.hasCode = true
}

const address: Act = async (shop, { buyer: who, street }) => {
  const to = { name: who, phone: phones[who as Buyer], address: street, wardId: wards.benThanh }
  expect((await callAs(shop, who, 'PATCH', '/Address', to)).status).toBe(200)
  cartAt(shop, who).to = street
}

const merge: Act = async (shop, { buyer: who, goods: wanted, more, isSentTwice }) => {
  const cart = cartAt(shop, who)
  const mergeKey = randomUUID()
  const send = (what: Goods) =>
    callAs(shop, who, 'POST', '/merge', { cartDetails: linesOf(what), mergeKey })
  expect((await send(wanted)).status).toBe(200)
  cart.lines = joined(cart.lines, wanted)
  if (!isSentTwice) return
  // The first answer was lost, and the guest went on.
  await send(wanted)
  const grown = joined(wanted, more)
  await send(grown)
  const rest = Array.from(grown, ([id, n]) => [id, n - (wanted.get(id) ?? 0)] as const)
  cart.lines = joined(cart.lines, new Map(rest.filter(([, n]) => n > 0)))
}

const totalsMatch = (
  { subTotal, discountVoucher, shippingFee, total }: Awaited<ReturnType<typeof cartOf>>,
  wanted: ReturnType<typeof priceOf>,
) => {
  expect({ subTotal, discountVoucher }).toEqual({
    subTotal: wanted.subTotal,
    discountVoucher: wanted.discount,
  })
  expect(total).toBe(subTotal - discountVoucher + shippingFee)
}

const order: Act = async (shop, { buyer: who, isStale, isSentTwice }) => {
  const cart = cartAt(shop, who)
  const seen = await own(shop, who)
  const price = priceOf(shop.model, cart.lines, cart.hasCode, holderOf(who))
  totalsMatch(seen, price)
  const { total: expectedTotal, fingerprint } = seen
  const expectedCart = isStale ? 'another' : fingerprint
  const key = randomUUID()
  const send = (note: string) =>
    callAs(
      shop,
      who,
      'POST',
      '/CheckOut',
      { paymentType: 1, note, expectedTotal, expectedCart },
      key,
    )
  const isPlaced =
    price.isOrderable && !isStale && cart.to !== null && (!cart.hasCode || price.isCodeGood)
  const answer = await send('')
  if (!isPlaced) {
    expect([400, 409]).toContain(answer.status)
    return
  }
  const { orderId, total } = await placed(answer)
  expect(total).toBe(expectedTotal)
  const usesCode = price.discount > 0
  const { flashCopies } = price
  const facts = { id: orderId, token: null, goods: cart.lines, flashCopies, usesCode }
  bookOrder(shop.model, { ...facts, holder: holderOf(who), isCancelled: false })
  Object.assign(cart, { lines: new Map(), hasCode: false })
  if (!isSentTwice) return
  expect(await placed(await send(''))).toMatchObject({ orderId })
  expect((await refused(await send('khác'))).data).toMatchObject({ reason: 'keyUsed', orderId })
}

const guestOrder: Act = async (shop, { guest, goods: wanted, hasCode, again }) => {
  const { phone, email } = guests[guest] ?? { phone: '', email: null }
  const holder: Holder = { account: null, phone, email }
  const to = { name: 'Khách', phone, address: streets[0], wardId: wards.benThanh }
  const body = { cartDetails: linesOf(wanted), code: hasCode ? CODE : null, address: to, email }
  const cal = await shop.app.request('/api/Order/cal', json(body))
  const seen = calculate.response.parse(await cal.json()).data
  const price = priceOf(shop.model, wanted, hasCode, holder)
  totalsMatch(seen, price)
  const key = randomUUID()
  const send = (paymentType: number) =>
    shop.app.request(
      '/api/Order/checkout-without-login',
      json({ ...body, paymentType, expectedTotal: seen.total }, { 'idempotency-key': key }),
    )
  const answer = await send(1)
  if (!price.isOrderable || (hasCode && !price.isCodeGood)) {
    expect(answer.status).toBe(409)
    return
  }
  const { orderId, orderToken = null, total } = await placed(answer)
  expect(total).toBe(seen.total)
  const { flashCopies } = price
  const facts = { id: orderId, token: orderToken, goods: wanted, flashCopies, holder }
  bookOrder(shop.model, { ...facts, usesCode: price.discount > 0, isCancelled: false })
  if (again === 'same') expect(await placed(await send(1))).toMatchObject({ orderId, orderToken })
  if (again === 'other') {
    expect((await refused(await send(0))).data).toMatchObject({ reason: 'keyUsed', orderId })
  }
}

const cancel: Act = async (shop, { which }) => {
  const { orders } = shop.model
  const found: Placed | undefined = orders[which % Math.max(1, orders.length)]
  if (!found) return
  const { id, token, holder } = found
  const headers: Record<string, string> = token
    ? { 'x-order-token': token }
    : { authorization: `Bearer ${holder.account}` }
  const answer = await shop.app.request(`/api/Order/${id}/cancel`, json({}, headers))
  expect(answer.status).toBe(200)
  bookCancellation(shop.model, found)
}

const acts: Record<Kind, Act> = {
  ...{ add, set, remove, code, address, merge, order, guestOrder, cancel },
}

/** What the shop has is what the model has. */
async function expectSame(shop: CartShop) {
  const rows = await shop.db.select().from(inventory).orderBy(asc(inventory.productId))
  const left = rows.map(({ productId, onHand, reserved }) => [productId, onHand - reserved])
  expect(left).toEqual([...shop.model.stock])
  const [item] = await shop.db
    .select()
    .from(flashSaleItem)
    .where(eq(flashSaleItem.productId, shop.model.flash.productId))
  expect((item?.quantity ?? 0) - (item?.sold ?? 0)).toBe(shop.model.flash.left)
  for (const who of buyers) {
    const cart = cartAt(shop, who)
    const seen = await own(shop, who)
    const lines = seen.cartDetails.map((line) => [line.productId, line.Quantity] as const)
    expect(new Map(lines)).toEqual(cart.lines)
    totalsMatch(seen, priceOf(shop.model, cart.lines, cart.hasCode, holderOf(who)))
  }
}

export async function applyCartStep(shop: CartShop, step: Step): Promise<void> {
  shop.passTime()
  await acts[step.kind](shop, step)
  await expectSame(shop)
}
