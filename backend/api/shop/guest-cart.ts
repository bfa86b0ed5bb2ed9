import {
  assertOrderable,
  type CartRequest,
  type CartStep,
  type CheckoutQuote,
  type CodeKind,
  cartDto,
  cartRequestOf,
  findCode,
  listCodeSavings,
  quoteForCaller,
  quoteWithCode,
  stepOf,
} from '@/backend/modules/cart'
import { promotionTexts } from '@/backend/modules/promotions'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { HandlerResult, Parsed } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import type { addVoucherAsGuest } from '@/contract/shop/cart'

type GuestCall = (
  input: Pick<Parsed<typeof addVoucherAsGuest>, 'body'>,
  context: Context,
) => Promise<HandlerResult<typeof addVoucherAsGuest>>

const add =
  (kind: CodeKind, successMessage: string): GuestCall =>
  async ({ body }, context) => {
    const quote = await quoteWithCode(context, cartRequestOf(body), kind)
    return { data: cartDto(quote, stepOf(quote)), successMessage }
  }

const without = (request: CartRequest, kind: CodeKind): CartRequest => ({
  ...request,
  codes: { ...request.codes, [kind]: null },
})

const remove =
  (kind: CodeKind, successMessage: string, step: (quote: CheckoutQuote) => CartStep): GuestCall =>
  async ({ body }, context) => {
    const quote = await quoteForCaller(context, without(cartRequestOf(body), kind))
    return { data: cartDto(quote, step(quote)), successMessage }
  }

const toCart = (): CartStep => 'cart'

type GuestCartRoutes = Pick<
  HandlersOf<'cart'>,
  | 'calculate'
  | 'checkInventoryAsGuest'
  | 'findCode'
  | 'listCodeSavings'
  | 'shippingFeeAsGuest'
  | 'addVoucherAsGuest'
  | 'addCouponAsGuest'
  | 'addAffiliateAsGuest'
  | 'removeVoucherAsGuest'
  | 'removeCouponAsGuest'
  | 'removeAffiliateAsGuest'
>

export const guestCartRoutes: GuestCartRoutes = {
  calculate: async ({ body }, context) => {
    const quote = await quoteForCaller(context, cartRequestOf(body, context.caller?.userId))
    return { data: cartDto(quote, 'cart') }
  },
  findCode: async ({ body: { typed, ...body } }, context) => ({
    data: await findCode(context, cartRequestOf(body, context.caller?.userId), typed),
  }),
  listCodeSavings: async ({ body }, context) => ({
    data: await listCodeSavings(context, cartRequestOf(body, context.caller?.userId)),
  }),
  checkInventoryAsGuest: async ({ body }, context) => {
    const quote = await quoteForCaller(context, cartRequestOf(body))
    assertOrderable(quote)
    return { data: cartDto(quote, 'stockChecked') }
  },
  shippingFeeAsGuest: async ({ body }, context) => {
    const quote = await quoteForCaller(context, cartRequestOf(body))
    if (!quote.place) throw new HttpError(400, messages.wardRequired)
    return { data: cartDto(quote, 'addressed') }
  },
  addVoucherAsGuest: add('voucher', promotionTexts.voucherAdded),
  addCouponAsGuest: add('coupon', promotionTexts.couponAdded),
  addAffiliateAsGuest: add('affiliate', promotionTexts.affiliateAdded),
  removeVoucherAsGuest: remove('voucher', promotionTexts.voucherRemoved, toCart),
  removeCouponAsGuest: remove('coupon', promotionTexts.couponRemoved, toCart),
  removeAffiliateAsGuest: remove('affiliate', promotionTexts.affiliateRemoved, stepOf),
}
