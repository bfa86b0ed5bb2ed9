import { type CartStep, isAddressed } from '@/backend/modules/cart/cart-mapper'
import { giveBackGoodCodes, limitCodeGuesses } from '@/backend/modules/cart/code-guessing-limit'
import { type CartRequest, type CheckoutQuote, loadQuote } from '@/backend/modules/cart/load-quote'
import { mergeItems } from '@/backend/modules/catalog'
import type { Context } from '@/backend/platform/context'
import type { Parsed } from '@/contract/endpoint'
import type { calculate } from '@/contract/shop/cart'

type GuestCart = Omit<Parsed<typeof calculate>['body'], 'email'> & {
  email?: string | null | undefined
}

const codeOf = (typed: string | null | undefined) => typed || null

/** A guest's cart. Nothing but ids, quantities, codes and the place is taken from the body. */
export const cartRequestOf = (body: GuestCart, userId: number | null = null): CartRequest => ({
  items: mergeItems(
    body.cartDetails.map(({ productId, Quantity }) => ({ productId, quantity: Quantity })),
  ),
  codes: {
    voucher: codeOf(body.code),
    coupon: codeOf(body.productCode),
    affiliate: codeOf(body.affiliateCode),
  },
  holder: { userId, phone: body.address?.phone ?? null, email: body.email ?? null },
  address: body.address ?? null,
})

/** Prices a cart within the caller's limit of wrong codes; `added` is the code this call adds. */
export async function quoteForCaller(
  context: Context,
  request: CartRequest,
  added: string | null = null,
): Promise<CheckoutQuote> {
  const guesses = await limitCodeGuesses(context, request.codes, added)
  let quote: CheckoutQuote | null = null
  try {
    quote = await loadQuote(context, request, guesses.ignoredCodes)
    return quote
  } finally {
    await giveBackGoodCodes(guesses, quote)
  }
}

/** The step of a cart after a call that does not change it. */
export const stepOf = (quote: CheckoutQuote): CartStep =>
  isAddressed(quote) ? 'addressed' : 'cart'
