import { type CodeKind, quoteWithCode } from '@/backend/modules/cart/apply-code'
import { voucherError } from '@/backend/modules/cart/cart-mapper'
import { quoteForCaller } from '@/backend/modules/cart/cart-request'
import type { CartRequest, CheckoutQuote } from '@/backend/modules/cart/load-quote'
import { savedBy, tryVoucher } from '@/backend/modules/cart/quote-cart'
import {
  COUPON,
  findCodes,
  findVouchers,
  listCoupons,
  listGivenVouchers,
  promotionTexts,
  type Voucher,
} from '@/backend/modules/promotions'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { plainCode } from '@/contract/comparable'
import type { CodeSaving, FoundCode } from '@/contract/shop/cart-codes'

/** As many of each kind as the lists of codes show. */
const OFFERED = { page: 1, pageSize: 50 }

/** An unknown code counts as a voucher, and is refused as one. */
async function kindOf(
  { db }: Pick<Context, 'db'>,
  { holder }: CartRequest,
  typed: string,
): Promise<CodeKind> {
  const codes = { voucher: typed, coupon: null, affiliate: typed }
  const { voucher, affiliate } = await findCodes(db, codes, holder)
  const isTheirs = voucher !== null && (voucher.isPublic || voucher.isGiven)
  if (!isTheirs && affiliate) return 'affiliate'
  return voucher?.kind === COUPON ? 'coupon' : 'voucher'
}

const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && plainCode(one) === plainCode(other)

/** Why the code in use stays. One for the fee that saves nothing and is not refused waits for the address. */
const keptText = (used: string, usedSaves: number, saved: number) =>
  saved > 0 ? promotionTexts.savesLess(used, usedSaves) : promotionTexts.savesLater(used, usedSaves)

/** What a typed code is and saves. One that would take the place of a better one is refused; whom to thank is the buyer's choice. */
export async function findCode(
  context: Context,
  request: CartRequest,
  typed: string,
): Promise<FoundCode> {
  const kind = await kindOf(context, request, typed)
  const codes = { ...request.codes, [kind]: typed || null }
  const quote = await quoteWithCode(context, { ...request, codes }, kind)
  const code = quote[kind].found?.code ?? typed
  const found = { kind, code, saved: savedBy(quote, kind) }
  const used = request.codes[kind]
  if (used === null || isSame(used, code)) return { ...found, replaces: null }
  const before = await quoteForCaller(context, request)
  const replaced = before[kind].found?.code ?? null
  if (replaced && kind !== 'affiliate' && before.totals.total <= quote.totals.total)
    throw new HttpError(400, keptText(replaced, savedBy(before, kind), found.saved))
  return { ...found, replaces: replaced }
}

function savingOf(quote: CheckoutQuote, voucher: Voucher, now: Date): CodeSaving {
  const kind = voucher.kind === COUPON ? 'coupon' : 'voucher'
  const { tried, totals } = tryVoucher(quote, kind, voucher, now)
  const inUse = quote[kind].found?.code ?? null
  const replaces = isSame(inUse, voucher.code) ? null : inUse
  const problem = voucherError(tried, quote.isGuest)
  const isNoBetter = replaces !== null && quote.totals.total <= totals.total
  const saved = problem ? 0 : savedBy({ totals }, kind)
  const reason = problem || (isNoBetter ? keptText(replaces, savedBy(quote, kind), saved) : '')
  return { kind, code: voucher.code, saved, replaces, reason }
}

/** What the codes in the caller's lists save on this cart, the most first. */
export async function listCodeSavings(
  context: Context,
  request: CartRequest,
): Promise<CodeSaving[]> {
  const { db } = context
  const now = context.now()
  const { userId } = request.holder
  const quote = await quoteForCaller(context, request)
  const given = userId === null ? [] : (await listGivenVouchers(db, userId, now, OFFERED)).rows
  const coupons = (await listCoupons(db, userId, now, OFFERED)).rows
  const codes = [...given, ...coupons].map(({ code }) => code)
  const vouchers = await findVouchers(db, codes, request.holder)
  return vouchers
    .map((voucher) => savingOf(quote, voucher, now))
    .sort((one, other) => other.saved - one.saved)
}
