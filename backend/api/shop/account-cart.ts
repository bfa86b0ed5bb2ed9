import {
  accountCartDto,
  addCode,
  addToCart,
  assertOrderable,
  type CartStep,
  type CheckoutQuote,
  type CodeKind,
  cartRequestOf,
  cartResponse,
  cartTexts,
  mergeCarts,
  quoteAccountCart,
  removeCode,
  removeFromCart,
  setCartAddress,
  setQuantity,
  stepOf,
} from '@/backend/modules/cart'
import { promotionTexts } from '@/backend/modules/promotions'
import type { Context, HandlersOf } from '@/backend/platform/context'

const toCart = (): CartStep => 'cart'

async function add(context: Context, kind: CodeKind, typed: string, successMessage: string) {
  await addCode(context, kind, typed)
  return { ...(await cartResponse(context, stepOf)), successMessage }
}

async function remove(
  context: Context,
  kind: CodeKind,
  step: (quote: CheckoutQuote) => CartStep,
  successMessage: string,
) {
  await removeCode(context, kind)
  return { ...(await cartResponse(context, step)), successMessage }
}

type AccountCartRoutes = Pick<
  HandlersOf<'cart'>,
  | 'getCart'
  | 'addProduct'
  | 'setQuantity'
  | 'removeLine'
  | 'mergeCart'
  | 'checkInventory'
  | 'setAddress'
  | 'addVoucher'
  | 'addCoupon'
  | 'addAffiliate'
  | 'removeVoucher'
  | 'removeCoupon'
  | 'removeAffiliate'
>

export const accountCartRoutes: AccountCartRoutes = {
  getCart: (_, context) => cartResponse(context, toCart),

  addProduct: async ({ body }, context) => {
    const { productId, Quantity: quantity, addKey } = body
    await addToCart(context, { productId, quantity, addKey })
    return { ...(await cartResponse(context, toCart)), successMessage: cartTexts.productAdded }
  },

  setQuantity: async ({ params, body }, context) => {
    await setQuantity(context, params.cartDetailId, body.Quantity)
    return cartResponse(context, toCart)
  },

  removeLine: async ({ params }, context) => {
    await removeFromCart(context, params.id)
    return cartResponse(context, toCart)
  },

  mergeCart: async ({ body }, context) => {
    const { isCut } = await mergeCarts(context, cartRequestOf(body), body.mergeKey)
    const successMessage = isCut ? cartTexts.cartMergedUpTo : cartTexts.cartMerged
    return { ...(await cartResponse(context, toCart)), successMessage }
  },

  checkInventory: async (_, context) => {
    const { cart, quote } = await quoteAccountCart(context)
    assertOrderable(quote, accountCartDto(cart, quote, 'cart'))
    return { data: accountCartDto(cart, quote, 'stockChecked') }
  },

  setAddress: async ({ body }, context) => {
    await setCartAddress(context, body)
    return cartResponse(context, () => 'addressed')
  },

  addVoucher: ({ body }, context) =>
    add(context, 'voucher', body.code, promotionTexts.voucherAdded),
  addCoupon: ({ body }, context) =>
    add(context, 'coupon', body.productCode, promotionTexts.couponAdded),
  addAffiliate: ({ query }, context) =>
    add(context, 'affiliate', query.affiliateCode, promotionTexts.affiliateAdded),
  removeVoucher: (_, context) => remove(context, 'voucher', toCart, promotionTexts.voucherRemoved),
  removeCoupon: (_, context) => remove(context, 'coupon', toCart, promotionTexts.couponRemoved),
  removeAffiliate: (_, context) =>
    remove(context, 'affiliate', stepOf, promotionTexts.affiliateRemoved),
}
