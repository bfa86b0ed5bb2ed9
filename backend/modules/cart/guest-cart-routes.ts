import type { Context, HandlersOf } from '@/backend/context'
import { affiliateError, orderLineOf, TAB, voucherError } from '@/backend/modules/cart/cart-mapper'
import type { CartRequest, Quoted } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/cart/quote-cart'
import { guestRequest, quoteFor, tabOf } from '@/backend/modules/cart/quote-request'
import { orderTexts } from '@/backend/modules/orders/texts'
import { HttpError } from '@/backend/platform/http/http-error'
import type { addVoucherAsGuest } from '@/contract/cart'
import type { HandlerResult, Parsed } from '@/contract/endpoint'
import { messages } from '@/contract/messages'

const without = (request: CartRequest, kind: keyof Codes): CartRequest => ({
  ...request,
  codes: { ...request.codes, [kind]: null },
})

/** Refuses a cart that can't be ordered as it stands, with the reasons in its lines. */
export function assertOrderable(quoted: Quoted, answer = orderLineOf(quoted, TAB.cart)): void {
  if (quoted.lines.length === 0) throw new HttpError(409, orderTexts.emptyCart, { data: answer })
  if (quoted.lines.some((line) => line.problem)) {
    throw new HttpError(409, orderTexts.linesInError, { data: answer })
  }
}

const missing: Record<keyof Codes, string> = {
  voucher: messages.voucherWrong,
  coupon: messages.voucherWrong,
  affiliate: messages.affiliateWrong,
}
const errorOf: Record<keyof Codes, (quoted: Quoted) => string> = {
  voucher: (quoted) => voucherError(quoted.voucher),
  coupon: (quoted) => voucherError(quoted.coupon),
  affiliate: (quoted) => affiliateError(quoted.affiliate),
}

/** Prices a cart with a code just typed; a code that gives nothing now is refused with 400. */
export async function tryCode(
  context: Context,
  request: CartRequest,
  kind: keyof Codes,
): Promise<Quoted> {
  const code = request.codes[kind]
  if (code === null) throw new HttpError(400, missing[kind])
  const { quoted } = await quoteFor(context, request, code)
  const error = errorOf[kind](quoted)
  if (error) throw new HttpError(400, error)
  return quoted
}

type GuestCartRoutes = Pick<
  HandlersOf<'cart'>,
  | 'calculate'
  | 'checkInventoryAsGuest'
  | 'shippingFeeAsGuest'
  | 'addVoucherAsGuest'
  | 'addCouponAsGuest'
  | 'addAffiliateAsGuest'
  | 'removeVoucherAsGuest'
  | 'removeCouponAsGuest'
  | 'removeAffiliateAsGuest'
>

type GuestCall = (
  input: Pick<Parsed<typeof addVoucherAsGuest>, 'body'>,
  context: Context,
) => Promise<HandlerResult<typeof addVoucherAsGuest>>

const adding =
  (kind: keyof Codes, successMessage: string): GuestCall =>
  async ({ body }, context) => {
    const quoted = await tryCode(context, guestRequest(body), kind)
    return { data: orderLineOf(quoted, tabOf(quoted)), successMessage }
  }

const removing =
  (kind: keyof Codes, successMessage: string, tab: (quoted: Quoted) => number): GuestCall =>
  async ({ body }, context) => {
    const { quoted } = await quoteFor(context, without(guestRequest(body), kind))
    return { data: orderLineOf(quoted, tab(quoted)), successMessage }
  }

const toCart = () => TAB.cart

export const guestCartRoutes: GuestCartRoutes = {
  calculate: async ({ body }, context) => {
    const { quoted } = await quoteFor(context, guestRequest(body, context.caller?.userId))
    return { data: orderLineOf(quoted, TAB.cart) }
  },
  checkInventoryAsGuest: async ({ body }, context) => {
    const { quoted } = await quoteFor(context, guestRequest(body))
    assertOrderable(quoted)
    return { data: orderLineOf(quoted, TAB.stockChecked) }
  },
  shippingFeeAsGuest: async ({ body }, context) => {
    const { quoted } = await quoteFor(context, guestRequest(body))
    if (!quoted.place) throw new HttpError(400, messages.wardRequired)
    return { data: orderLineOf(quoted, TAB.addressed) }
  },
  addVoucherAsGuest: adding('voucher', orderTexts.voucherAdded),
  addCouponAsGuest: adding('coupon', orderTexts.couponAdded),
  addAffiliateAsGuest: adding('affiliate', orderTexts.affiliateAdded),
  removeVoucherAsGuest: removing('voucher', orderTexts.voucherRemoved, toCart),
  removeCouponAsGuest: removing('coupon', orderTexts.couponRemoved, toCart),
  removeAffiliateAsGuest: removing('affiliate', orderTexts.affiliateRemoved, tabOf),
}
