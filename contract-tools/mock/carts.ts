import { messages } from '@/contract/messages'
import * as calls from '@/contract/shop/cart'
import { type CodeKind, findCode, listCodeSavings } from '@/contract/shop/cart-codes'
import { example } from '@/contract-tools/mock/examples'
import { type Caller, type MockCall, mockCall, ownerOf } from '@/contract-tools/mock/mock-call'
import {
  type Cart,
  type CartAddress,
  inStock,
  type Line,
  mockCodes,
  quote,
} from '@/contract-tools/mock/quote'
import { Refusal } from '@/contract-tools/mock/refusal'

const emptyCart = (): Cart => ({
  lines: [],
  code: null,
  productCode: null,
  affiliateCode: null,
  address: null,
  isChecked: false,
})

type Sent = {
  cartDetails: { productId: number; Quantity: number }[]
  code?: string | null | undefined
  productCode?: string | null | undefined
  affiliateCode?: string | null | undefined
}
type SentAddress = { name?: string; phone?: string; address?: string; wardId?: number }

/** A place as it was typed in; its names are the example's. */
export const addressOf = ({ name, phone, address, wardId }: SentAddress): CartAddress => {
  const given = { name, phone, address, wardId }
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  const sample = example<calls.OrderLine>('OrderLine').address
  return sample && { ...sample, ...(Object.fromEntries(known) as Partial<typeof sample>) }
}

/** The cart a guest's browser sends along. */
export const guestCart = (sent: Sent, address: CartAddress = null): Cart => ({
  ...emptyCart(),
  lines: sent.cartDetails.map((line) => ({ ...line, cartDetailId: line.productId })),
  code: sent.code || null,
  productCode: sent.productCode || null,
  affiliateCode: sent.affiliateCode || null,
  address,
})

function required(given: string | null | undefined, known: string) {
  if (given?.toUpperCase() !== known) throw new Refusal(400, messages.voucherWrong)
  return known
}

const places = { voucher: 'code', coupon: 'productCode', affiliate: 'affiliateCode' } as const

/** A cart with the mock's own code of one kind, and what it takes off. */
function withKnown(cart: Cart, kind: CodeKind) {
  const priced = quote({ ...cart, [places[kind]]: mockCodes[kind] })
  const saved = {
    voucher: priced.discountVoucher,
    coupon: priced.discountCoupon,
    affiliate: priced.discountAffiliate,
  }
  return { kind, code: mockCodes[kind], saved: saved[kind], replaces: null }
}

const kindOf = (typed: string) =>
  (['coupon', 'affiliate'] as const).find((kind) => mockCodes[kind] === typed.toUpperCase()) ??
  'voucher'

const guestCalls: readonly MockCall[] = [
  mockCall(findCode, ({ body }) => {
    const kind = kindOf(body.typed)
    required(body.typed, mockCodes[kind])
    return { data: withKnown(guestCart(body), kind) }
  }),
  mockCall(listCodeSavings, ({ body }) => ({
    data: [{ ...withKnown(guestCart(body), 'coupon'), reason: '' }],
  })),
  mockCall(calls.calculate, ({ body }) => ({ data: quote(guestCart(body)) })),
  mockCall(calls.checkInventoryAsGuest, ({ body }) => ({
    data: inStock({ ...guestCart(body), isChecked: true }),
  })),
  mockCall(calls.shippingFeeAsGuest, ({ body }) => ({
    data: quote(guestCart(body, addressOf({ wardId: body.address.wardId }))),
  })),
  mockCall(calls.addVoucherAsGuest, ({ body }) => ({
    data: quote({ ...guestCart(body), code: required(body.code, mockCodes.voucher) }),
  })),
  mockCall(calls.addCouponAsGuest, ({ body }) => ({
    data: quote({ ...guestCart(body), productCode: required(body.productCode, mockCodes.coupon) }),
  })),
  mockCall(calls.addAffiliateAsGuest, ({ body }) => {
    const affiliateCode = required(body.affiliateCode, mockCodes.affiliate)
    return { data: quote({ ...guestCart(body), affiliateCode }) }
  }),
  mockCall(calls.removeVoucherAsGuest, ({ body }) => ({
    data: quote({ ...guestCart(body), code: null }),
  })),
  mockCall(calls.removeCouponAsGuest, ({ body }) => ({
    data: quote({ ...guestCart(body), productCode: null }),
  })),
  mockCall(calls.removeAffiliateAsGuest, ({ body }) => ({
    data: quote({ ...guestCart(body), affiliateCode: null }),
  })),
]

/** Carts of accounts, as long as the mock runs. */
export function cartCalls(findAddress: (owner: number, id: number) => CartAddress) {
  const carts = new Map<number, Cart>()
  const merged = new Set<string>()
  let lastLine = 0

  const cartOf = (caller: Caller): Cart => carts.get(ownerOf(caller)) ?? emptyCart()
  const keep = (caller: Caller, changes: Partial<Cart>) => {
    const cart = { ...cartOf(caller), isChecked: false, ...changes }
    const priced = quote(cart)
    carts.set(ownerOf(caller), cart)
    return { data: priced }
  }
  const lineOf = (caller: Caller, id: number): Line => {
    const line = cartOf(caller).lines.find(({ cartDetailId }) => cartDetailId === id)
    if (!line) throw new Refusal(404, messages.notFound)
    return line
  }
  const withProduct = (lines: Line[], productId: number, Quantity: number): Line[] => {
    const known = lines.find((line) => line.productId === productId)
    if (!known) return [...lines, { cartDetailId: ++lastLine, productId, Quantity }]
    const more = { ...known, Quantity: Math.min(99, known.Quantity + Quantity) }
    return lines.map((line) => (line === known ? more : line))
  }
  const without = (caller: Caller, gone: Line) => cartOf(caller).lines.filter((one) => one !== gone)

  const ownCalls: readonly MockCall[] = [
    mockCall(calls.getCart, (_, caller) => ({ data: quote(cartOf(caller)) })),
    mockCall(calls.addProduct, ({ body: { productId, Quantity } }, caller) =>
      keep(caller, { lines: withProduct(cartOf(caller).lines, productId, Quantity) }),
    ),
    mockCall(calls.setQuantity, ({ params, body: { Quantity } }, caller) => {
      const line = lineOf(caller, params.cartDetailId)
      const lines = cartOf(caller).lines.map((one) => (one === line ? { ...one, Quantity } : one))
      return keep(caller, { lines })
    }),
    mockCall(calls.removeLine, ({ params }, caller) =>
      keep(caller, { lines: without(caller, lineOf(caller, params.id)) }),
    ),
    mockCall(calls.mergeCart, ({ body }, caller) => {
      const isNew = !merged.has(body.mergeKey)
      merged.add(body.mergeKey)
      const add = (
        lines: Line[],
        { productId, Quantity }: { productId: number; Quantity: number },
      ) => withProduct(lines, productId, Quantity)
      const { lines } = cartOf(caller)
      return keep(caller, { lines: isNew ? body.cartDetails.reduce(add, lines) : lines })
    }),
    mockCall(calls.checkInventory, (_, caller) => {
      inStock(cartOf(caller))
      return keep(caller, { isChecked: true })
    }),
    mockCall(calls.addVoucher, ({ body }, caller) =>
      keep(caller, { code: required(body.code, mockCodes.voucher) }),
    ),
    mockCall(calls.addCoupon, ({ body }, caller) =>
      keep(caller, { productCode: required(body.productCode, mockCodes.coupon) }),
    ),
    mockCall(calls.addAffiliate, ({ query }, caller) =>
      keep(caller, { affiliateCode: required(query.affiliateCode, mockCodes.affiliate) }),
    ),
    mockCall(calls.removeVoucher, (_, caller) => keep(caller, { code: null })),
    mockCall(calls.removeCoupon, (_, caller) => keep(caller, { productCode: null })),
    mockCall(calls.removeAffiliate, (_, caller) => keep(caller, { affiliateCode: null })),
    mockCall(calls.setAddress, ({ body }, caller) => {
      const address =
        'addressId' in body ? findAddress(ownerOf(caller), body.addressId) : addressOf(body)
      if (!address) throw new Refusal(404, messages.notFound)
      return keep(caller, { address })
    }),
  ]
  return {
    calls: [...guestCalls, ...ownCalls],
    cartOf,
    empty: (caller: Caller) => carts.delete(ownerOf(caller)),
  }
}
