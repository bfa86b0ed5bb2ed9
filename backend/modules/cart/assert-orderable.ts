import { affiliateError, cartDto, voucherError } from '@/backend/modules/cart/cart-mapper'
import type { CheckoutQuote } from '@/backend/modules/cart/load-quote'
import { cartTexts } from '@/backend/modules/cart/texts'
import { HttpError } from '@/backend/platform/http/http-error'

/** Throws for a cart that can't be ordered as it stands; the reasons stand in the lines of the data sent along. */
export function assertOrderable(quote: CheckoutQuote, data = cartDto(quote, 'cart')): void {
  if (quote.lines.length === 0) throw new HttpError(409, cartTexts.emptyCart, { data })
  if (quote.lines.some((line) => line.problem)) {
    throw new HttpError(409, cartTexts.linesInError, { data })
  }
}

/** A code that saves nothing is not used up and does not block the order. */
const blockingError = (code: CheckoutQuote['voucher'], isGuest: boolean) =>
  code.problem === 'savesNothing' ? '' : voucherError(code, isGuest)

/** What is wrong with the cart's codes; empty when nothing is. */
export const codeError = ({ voucher, coupon, affiliate, isGuest }: CheckoutQuote) =>
  blockingError(voucher, isGuest) ||
  blockingError(coupon, isGuest) ||
  affiliateError(affiliate, isGuest)
