import type { Endpoint, Output } from '@/contract/endpoint'
import * as cart from '@/contract/shop/cart'
import { listProducts } from '@/contract/shop/catalog'
import { jsonOf, seenStatus, shown } from '@/contract-tools/check/answer'
import type { Walk } from '@/contract-tools/check/call-endpoints'
import { probeGuard } from '@/contract-tools/check/read-probes'

type Priced = { data?: cart.OrderLine } | undefined

const badQuantities: readonly unknown[] = ['5', 0, -1, 1.5, 1_000]
const NO_CODE = 'KHONG-CO-MA-NAY'

const orderable = (walk: Walk) => {
  const listed = walk.answers.get(listProducts) as Output<typeof listProducts> | undefined
  return listed?.data.productSales.find(({ available }) => available > 1)
}

/** A product that can be ordered, for the carts of the other probes. */
export const findOrderable = orderable

const guestReads: readonly Endpoint[] = [
  cart.checkInventoryAsGuest,
  cart.removeVoucherAsGuest,
  cart.removeCouponAsGuest,
  cart.removeAffiliateAsGuest,
]
const withWrongCode: readonly [Endpoint, string][] = [
  [cart.addVoucherAsGuest, 'code'],
  [cart.addCouponAsGuest, 'productCode'],
  [cart.addAffiliateAsGuest, 'affiliateCode'],
]

/** A code nobody has is refused, or named as wrong in the priced cart. */
async function probeWrongCode(walk: Walk, endpoint: Endpoint, field: string, line: object) {
  const given = { body: { cartDetails: [line], [field]: NO_CODE } }
  const answer = await walk.ask(endpoint, given)
  const result = walk.result(endpoint)
  if (answer.failure === undefined && [404, 405, 501].includes(answer.status)) {
    result.isAbsent = true
    return
  }
  result.isAnswered = true
  if (answer.failure === undefined && answer.status >= 400 && answer.status < 500)
    return walk.expectErrorBody(endpoint, answer, given)
  const { data } = (jsonOf(answer) ?? {}) as { data?: cart.OrderLine }
  const told = [data?.errorVoucher, data?.errorPromotionCoupon, data?.errorAffiliate].join('')
  if (told !== '') return
  const fault = {
    path: 'errorVoucher',
    expected: 'a refusal of the code',
    seen: seenStatus(answer),
  }
  walk.fault(endpoint, { rule: 'refusal', ...fault }, given)
}

async function probeQuantities(walk: Walk, productId: number) {
  for (const Quantity of badQuantities) {
    const given = { body: { cartDetails: [{ productId, Quantity }] } }
    await walk.expectRefusal(cart.calculate, 'wrong type', [400, 422], given)
  }
}

/** Prices that a browser sends along are not believed. */
async function probeOwnPrices(walk: Walk, productId: number) {
  const plain = { productId, Quantity: 2 }
  const honest = (await walk.expectRight(cart.calculate, {
    body: { cartDetails: [plain] },
  })) as Priced
  const given = {
    body: {
      cartDetails: [{ ...plain, price: 1, priceSale: 1, total: 2 }],
      total: 2,
      discountVoucher: 1_000_000,
    },
  }
  const told = (await walk.expectRight(cart.calculate, given)) as Priced
  if (!honest?.data || !told?.data || honest.data.total === told.data.total) return
  const fault = {
    path: 'data.total',
    expected: shown(honest.data.total),
    seen: shown(told.data.total),
  }
  walk.fault(cart.calculate, { rule: 'own prices', ...fault }, given)
}

/** Carts of guests: they are computed and change nothing. */
export async function probeGuestCart(walk: Walk) {
  const product = orderable(walk)
  if (!product) {
    for (const endpoint of [cart.calculate, cart.shippingFeeAsGuest, ...guestReads])
      walk.because(endpoint, 'no product of the list can be ordered')
    return
  }
  const { productId } = product
  const line = { productId, Quantity: 1 }
  await probeOwnPrices(walk, productId)
  if (walk.result(cart.calculate).isAbsent) return
  await probeQuantities(walk, productId)
  for (const endpoint of guestReads)
    await walk.expectRight(endpoint, { body: { cartDetails: [line] } })
  for (const [endpoint, field] of withWrongCode) await probeWrongCode(walk, endpoint, field, line)
  const wardId = wardOf(walk)
  if (wardId === undefined) walk.because(cart.shippingFeeAsGuest, 'UserApp names no ward')
  else
    await walk.expectRight(cart.shippingFeeAsGuest, {
      body: { cartDetails: [line], address: { wardId } },
    })
}

/** The account's cart may be empty or sold out: then the refusal carries the cart. */
export async function probeOwnStock(walk: Walk) {
  await probeGuard(walk, cart.checkInventory)
  if (!walk.token || walk.result(cart.checkInventory).isAbsent) {
    walk.because(cart.checkInventory, 'needs --account or --token')
    return
  }
  const answer = await walk.ask(cart.checkInventory)
  if (answer.failure !== undefined || answer.status !== 409)
    await walk.expectRight(cart.checkInventory)
  else {
    walk.expectErrorBody(cart.checkInventory, answer, {})
    walk.result(cart.checkInventory).isAnswered = true
  }
}

/** A ward of the initial state. */
export function wardOf(walk: Walk): number | undefined {
  const state = [...walk.answers].find(([{ path }]) => path === '/api/User/UserApp')?.[1]
  return (state as { data?: { wards?: { wardId: number }[] } } | undefined)?.data?.wards?.[0]
    ?.wardId
}
