import { type Context, callerOf, type HandlersOf } from '@/backend/context'
import { cartResponse, codeColumns, readOwnCart } from '@/backend/modules/cart/account-cart'
import { TAB } from '@/backend/modules/cart/cart-mapper'
import { changeCart, lockCart } from '@/backend/modules/cart/cart-queries'
import { tryCode } from '@/backend/modules/cart/guest-cart-routes'
import type { Quoted } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/cart/quote-cart'
import { tabOf } from '@/backend/modules/cart/quote-request'
import { orderTexts } from '@/backend/modules/orders/texts'
import { transact } from '@/backend/platform/db/transact'

const saveCode = (context: Context, kind: keyof Codes, code: string | null) =>
  transact(context.db, async (tx) => {
    const cart = await lockCart(tx, callerOf(context).userId)
    await changeCart(tx, cart.id, { [codeColumns[kind]]: code })
  })

async function add(context: Context, kind: keyof Codes, typed: string, successMessage: string) {
  const { request } = await readOwnCart(context.db, callerOf(context).userId)
  const code = typed || null
  const quoted = await tryCode(
    context,
    { ...request, codes: { ...request.codes, [kind]: code } },
    kind,
  )
  await saveCode(context, kind, quoted[kind].found?.code ?? code)
  return { ...(await cartResponse(context, tabOf)), successMessage }
}

async function remove(
  context: Context,
  kind: keyof Codes,
  tab: (quoted: Quoted) => number,
  successMessage: string,
) {
  await saveCode(context, kind, null)
  return { ...(await cartResponse(context, tab)), successMessage }
}

const toCart = () => TAB.cart

type CartCodeRoutes = Pick<
  HandlersOf<'cart'>,
  'addVoucher' | 'addCoupon' | 'addAffiliate' | 'removeVoucher' | 'removeCoupon' | 'removeAffiliate'
>

export const cartCodeRoutes: CartCodeRoutes = {
  addVoucher: ({ body }, context) => add(context, 'voucher', body.code, orderTexts.voucherAdded),
  addCoupon: ({ body }, context) =>
    add(context, 'coupon', body.productCode, orderTexts.couponAdded),
  addAffiliate: ({ query }, context) =>
    add(context, 'affiliate', query.affiliateCode, orderTexts.affiliateAdded),
  removeVoucher: (_, context) => remove(context, 'voucher', toCart, orderTexts.voucherRemoved),
  removeCoupon: (_, context) => remove(context, 'coupon', toCart, orderTexts.couponRemoved),
  removeAffiliate: (_, context) => remove(context, 'affiliate', tabOf, orderTexts.affiliateRemoved),
}
