import { codeColumns, readAccountCart } from '@/backend/modules/cart/account-cart'
import { affiliateError, voucherError } from '@/backend/modules/cart/cart-mapper'
import { changeCart, lockCart } from '@/backend/modules/cart/cart-queries'
import { quoteForCaller } from '@/backend/modules/cart/cart-request'
import type { CartRequest, CheckoutQuote } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/promotions'
import { type Context, callerOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { messages } from '@/contract/messages'

export type CodeKind = keyof Codes

const missing: Record<CodeKind, string> = {
  voucher: messages.voucherWrong,
  coupon: messages.voucherWrong,
  affiliate: messages.affiliateWrong,
}
const errorOf: Record<CodeKind, (quote: CheckoutQuote) => string> = {
  voucher: (quote) => voucherError(quote.voucher, quote.isGuest),
  coupon: (quote) => voucherError(quote.coupon, quote.isGuest),
  affiliate: (quote) => affiliateError(quote.affiliate, quote.isGuest),
}

/** Prices a cart with the code that was just typed; 400 for a code that gives nothing now. */
export async function quoteWithCode(
  context: Context,
  request: CartRequest,
  kind: CodeKind,
): Promise<CheckoutQuote> {
  const code = request.codes[kind]
  if (code === null) throw new HttpError(400, missing[kind])
  const quote = await quoteForCaller(context, request, code)
  const error = errorOf[kind](quote)
  if (error) throw new HttpError(400, error)
  return quote
}

const saveCode = (context: Pick<Context, 'caller' | 'db'>, kind: CodeKind, code: string | null) =>
  transact(context.db, async (tx) => {
    const cart = await lockCart(tx, callerOf(context).userId)
    await changeCart(tx, cart.id, { [codeColumns[kind]]: code })
  })

/** Adds a code to the caller's cart when it is good for something. */
export async function addCode(context: Context, kind: CodeKind, typed: string): Promise<void> {
  const { request } = await readAccountCart(context.db, callerOf(context).userId)
  const code = typed || null
  const codes = { ...request.codes, [kind]: code }
  const quote = await quoteWithCode(context, { ...request, codes }, kind)
  await saveCode(context, kind, quote[kind].found?.code ?? code)
}

/** Takes the code of this kind off the caller's cart; nothing happens where there is none. */
export const removeCode = (context: Pick<Context, 'caller' | 'db'>, kind: CodeKind) =>
  saveCode(context, kind, null)
