import type { Context } from '@/backend/context'
import type { Quoted } from '@/backend/modules/cart/load-quote'
import type { Codes } from '@/backend/modules/cart/quote-cart'
import { hashOf } from '@/backend/modules/orders/order-secrets'
import { orderTexts } from '@/backend/modules/orders/texts'
import { tooManyRequests } from '@/backend/platform/http/http-error'
import { countHit } from '@/backend/platform/http/rate-limit'
import { hitCounts } from '@/backend/platform/http/rate-limit-tries'

const MOST_WRONG = 10
const WINDOW_S = 15 * 60

const callersOf = ({ caller, ip }: Context) =>
  caller ? [`codes:user:${caller.userId}`, `codes:ip:${ip}`] : [`codes:ip:${ip}`]

const shownKey = (context: Context, code: string) =>
  `${callersOf(context)[0]}:${hashOf(code.toUpperCase()).slice(0, 32)}`

const typedIn = (codes: Codes) => [
  ...new Set(Object.values(codes).filter((code): code is string => code !== null)),
]

/** Which codes a call may look at. */
export type CodeGuesses = {
  /** Not to be looked at: this caller has shown too many wrong codes, and not this one before. */
  unread: Set<string>
  /** Shown by this caller before, in this quarter of an hour. */
  shown: Set<string>
  now: Date
}

/**
 * Lets a caller look at ten wrong codes in a quarter of an hour, whatever the call. `tried` is the code a call adds: when it may not
 * be looked at, the call is refused with 429; in other calls the cart just says so.
 */
export async function limitCodeGuesses(
  context: Context,
  codes: Codes,
  tried: string | null = null,
): Promise<CodeGuesses> {
  const now = context.now()
  const typed = typedIn(codes)
  if (typed.length === 0) return { unread: new Set(), shown: new Set(), now }
  const callers = callersOf(context)
  const keys = [...callers, ...typed.map((code) => shownKey(context, code))]
  const tries = await hitCounts(context.db, keys, WINDOW_S, now)
  const shown = new Set(typed.filter((code) => tries.has(shownKey(context, code))))
  const isBlocked = callers.some((who) => (tries.get(who) ?? 0) >= MOST_WRONG)
  const unread = new Set(isBlocked ? typed.filter((code) => !shown.has(code)) : [])
  if (tried !== null && isBlocked)
    throw tooManyCodes(WINDOW_S - ((now.getTime() / 1000) % WINDOW_S))
  return { unread, shown, now }
}

const tooManyCodes = (wait: number) => tooManyRequests(wait, orderTexts.tooManyCodes)

async function countWrong(context: Context, now: Date): Promise<number> {
  const tries = await Promise.all(
    callersOf(context).map((who) => countHit(context.db, who, MOST_WRONG, WINDOW_S, now)),
  )
  return Math.max(...tries.map((one) => one.retryAfter))
}

/** True the first time this caller shows this code. */
async function isNew(context: Context, pass: CodeGuesses, code: string): Promise<boolean> {
  if (pass.shown.has(code)) return false
  return (await countHit(context.db, shownKey(context, code), 1, WINDOW_S, pass.now)).allowed
}

/**
 * Counts the codes that turned out wrong: a code being added each time, one that merely lies in the cart once, or a cart with an
 * expired code could not be priced ten times. A code added with success is remembered, so that nobody else's guesses take it away.
 */
export async function recordCodeGuesses(
  context: Context,
  pass: CodeGuesses,
  { voucher, coupon, affiliate }: Quoted,
  tried: string | null = null,
): Promise<void> {
  const wrong = [voucher, coupon, affiliate].flatMap(({ typed, problem }) =>
    typed !== null && problem === 'wrong' ? [typed] : [],
  )
  for (const code of wrong) {
    const counts = (await isNew(context, pass, code)) || code === tried
    const wait = counts ? await countWrong(context, pass.now) : 0
    if (wait > 0 && code === tried) throw tooManyCodes(wait)
  }
  if (tried !== null && !wrong.includes(tried)) await isNew(context, pass, tried)
}
