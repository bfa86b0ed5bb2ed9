import type { CheckoutQuote } from '@/backend/modules/cart/load-quote'
import { type Codes, promotionTexts } from '@/backend/modules/promotions'
import type { Context } from '@/backend/platform/context'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import {
  countHit,
  countHits,
  hitCounts,
  type WindowLimit,
} from '@/backend/platform/http/rate-limit'
import { type ThrottleKey, throttleKey } from '@/backend/platform/http/throttle-key'
import { type RateLimit, rateLimits } from '@/contract/rate-limits'

const { ofAccount, ofAddress, ofCodeAndGuestsAddress, ofGuestsAddress } = rateLimits.promotionCodes
export const CODE_WINDOW_S = ofAccount.seconds

type Typed = { code: string; isAdded: boolean; wasShown: boolean }

const inWindow = (key: ThrottleKey, { most }: RateLimit): WindowLimit => ({
  key,
  limit: most,
  windowSeconds: CODE_WINDOW_S,
})

/**
 * Ten wrong tries of an account, or of guests behind one address at one code; forty different codes of such guests, so that a class that
 * types the code it was given shuts nobody out. The hundred hold back who registers accounts to guess with.
 */
function limitsOf(
  { caller, ip: address }: Pick<Context, 'caller' | 'ip'>,
  { code, wasShown }: Typed,
): WindowLimit[] {
  if (caller) {
    return [
      inWindow(throttleKey('codes', { user: caller.userId }), ofAccount),
      inWindow(throttleKey('codes:accounts', { address }), ofAddress),
    ]
  }
  const ofCode = inWindow(throttleKey('codes:guest', { address, code }), ofCodeAndGuestsAddress)
  if (wasShown) return [ofCode]
  return [ofCode, inWindow(throttleKey('codes:guests', { address }), ofGuestsAddress)]
}

const shownKey = ({ caller, ip: address }: Pick<Context, 'caller' | 'ip'>, code: string) =>
  throttleKey('codes:shown', caller ? { user: caller.userId, code } : { address, code })

const typedIn = (codes: Codes, added: string | null) => [
  ...new Set([added, ...Object.values(codes)].filter((code): code is string => code !== null)),
]

const refusalText = ({ caller }: Pick<Context, 'caller'>) =>
  caller ? promotionTexts.tooManyCodes : promotionTexts.tooManyCodesOfGuests

export type CodeGuesses = {
  /** Not to be looked up: this caller has shown too many wrong codes, and not this one before. */
  ignoredCodes: Set<string>
  /** Codes that count as wrong until they turn out not to be. */
  counted: Map<string, () => Promise<void>>
}

/** Counts a code before it is looked up, so that a hundred at once get no more than one after the other would. */
async function countCode(context: Context, typed: Typed, guesses: CodeGuesses) {
  const now = context.now()
  const { code, isAdded } = typed
  const { retryAfter, giveBack } = await countHits(context.db, limitsOf(context, typed), now)
  if (retryAfter > 0) {
    if (isAdded) throw tooManyRequests(retryAfter, refusalText(context))
    guesses.ignoredCodes.add(code)
    return
  }
  const { allowed: isNew } = await countHit(
    context.db,
    shownKey(context, code),
    1,
    CODE_WINDOW_S,
    now,
  )
  if (isNew || isAdded) guesses.counted.set(code, giveBack)
  else await giveBack()
}

/**
 * Allows so many wrong codes in a quarter of an hour, whatever the call. A code being `added` counts each time and is refused with 429,
 * one that merely lies in the cart counts once: a cart with an expired code can be priced as often as its buyer likes.
 */
export async function limitCodeGuesses(
  context: Context,
  codes: Codes,
  added: string | null = null,
): Promise<CodeGuesses> {
  const guesses: CodeGuesses = { ignoredCodes: new Set(), counted: new Map() }
  const typed = typedIn(codes, added)
  if (typed.length === 0) return guesses
  const keys = typed.map((code) => shownKey(context, code))
  const shown = await hitCounts(context.db, keys, CODE_WINDOW_S, context.now())
  for (const code of typed) {
    const isAdded = code === added
    const wasShown = shown.has(shownKey(context, code))
    if (isAdded || !wasShown) await countCode(context, { code, isAdded, wasShown }, guesses)
  }
  return guesses
}

/** Gives back every code that was not wrong; without a quote none has been looked up. */
export async function giveBackGoodCodes(
  { counted }: CodeGuesses,
  quote: CheckoutQuote | null,
): Promise<void> {
  const slots = quote ? [quote.voucher, quote.coupon, quote.affiliate] : []
  const wrong = slots.filter(({ problem }) => problem === 'wrong').map(({ typed }) => typed)
  for (const [code, giveBack] of counted) {
    if (!wrong.includes(code)) await giveBack()
  }
}
