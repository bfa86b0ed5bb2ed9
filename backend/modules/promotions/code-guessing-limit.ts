import type { Context } from '@/backend/context'
import type { CheckoutQuote } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/cart/quote-cart'
import { hashOf } from '@/backend/modules/orders/order-secrets'
import { promotionTexts } from '@/backend/modules/promotions/texts'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit, hitCounts } from '@/backend/platform/http/rate-limit'

const MAX_WRONG = 10
const WINDOW_S = 15 * 60

const callerKeys = ({ caller, ip }: Context) =>
  caller ? [`codes:user:${caller.userId}`, `codes:ip:${ip}`] : [`codes:ip:${ip}`]

const shownKey = (context: Context, code: string) =>
  `${callerKeys(context)[0]}:${hashOf(code.toUpperCase()).slice(0, 32)}`

const typedIn = (codes: Codes) => [
  ...new Set(Object.values(codes).filter((code): code is string => code !== null)),
]

/** Which codes a call may look up. */
export type CodeGuesses = {
  /** Not looked up: this caller has shown too many wrong codes, and not this one before. */
  ignoredCodes: Set<string>
  /** Shown by this caller before in the current window. */
  shown: Set<string>
  now: Date
}

/** Allows ten wrong codes in a quarter of an hour, whatever the call. A code that is being `added` is then refused with 429. */
export async function limitCodeGuesses(
  context: Context,
  codes: Codes,
  added: string | null = null,
): Promise<CodeGuesses> {
  const now = context.now()
  const typed = typedIn(codes)
  if (typed.length === 0) return { ignoredCodes: new Set(), shown: new Set(), now }
  const callers = callerKeys(context)
  const keys = [...callers, ...typed.map((code) => shownKey(context, code))]
  const hits = await hitCounts(context.db, keys, WINDOW_S, now)
  const shown = new Set(typed.filter((code) => hits.has(shownKey(context, code))))
  const isBlocked = callers.some((key) => (hits.get(key) ?? 0) >= MAX_WRONG)
  if (added !== null && isBlocked) {
    throw tooManyCodes(WINDOW_S - ((now.getTime() / 1000) % WINDOW_S))
  }
  const ignoredCodes = new Set(isBlocked ? typed.filter((code) => !shown.has(code)) : [])
  return { ignoredCodes, shown, now }
}

const tooManyCodes = (retryAfter: number) =>
  tooManyRequests(retryAfter, promotionTexts.tooManyCodes)

async function countWrong(context: Context, now: Date): Promise<number> {
  const hits = await Promise.all(
    callerKeys(context).map((key) => countHit(context.db, key, MAX_WRONG, WINDOW_S, now)),
  )
  return Math.max(...hits.map((one) => one.retryAfter))
}

/** True the first time this caller shows this code. */
async function isNew(context: Context, guesses: CodeGuesses, code: string): Promise<boolean> {
  if (guesses.shown.has(code)) return false
  return (await countHit(context.db, shownKey(context, code), 1, WINDOW_S, guesses.now)).allowed
}

/**
 * Counts wrong codes: one being added each time, one that merely lies in the cart once, or a cart with an expired code could not be
 * priced ten times. A code added with success is remembered, so that it stays readable when others' guesses block the address.
 */
export async function recordCodeGuesses(
  context: Context,
  guesses: CodeGuesses,
  { voucher, coupon, affiliate }: CheckoutQuote,
  added: string | null = null,
): Promise<void> {
  const wrong = [voucher, coupon, affiliate].flatMap(({ typed, problem }) =>
    typed !== null && problem === 'wrong' ? [typed] : [],
  )
  for (const code of wrong) {
    const counts = (await isNew(context, guesses, code)) || code === added
    const retryAfter = counts ? await countWrong(context, guesses.now) : 0
    if (retryAfter > 0 && code === added) throw tooManyCodes(retryAfter)
  }
  if (added !== null && !wrong.includes(added)) await isNew(context, guesses, added)
}
