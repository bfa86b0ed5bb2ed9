import { z } from 'zod/mini'

const MOST_ORDERS = 5
export const ORDER_COOKIE_DAYS = 30

const Pairs = z.array(
  z.tuple([z.string().check(z.maxLength(40)), z.string().check(z.maxLength(100))]),
)
type Pair = z.output<typeof Pairs>[number]

const read = (cookie: string | undefined): Pair[] => {
  if (!cookie) return []
  const pairs = cookie.split('.').map((part) => part.split('~'))
  const parsed = Pairs.safeParse(pairs)
  return parsed.success ? parsed.data : []
}

/** The token of an order this browser placed or looked up, from the httpOnly cookie. */
export const orderTokenOf = (cookie: string | undefined, orderId: string): string | undefined =>
  read(cookie).find(([id]) => id === orderId.toLowerCase())?.[1]

/** The cookie's value with one more order; the newest five stay. */
export const withOrderToken = (
  cookie: string | undefined,
  orderId: string,
  token: string,
): string =>
  [[orderId.toLowerCase(), token], ...read(cookie).filter(([id]) => id !== orderId.toLowerCase())]
    .slice(0, MOST_ORDERS)
    .map((pair) => pair.join('~'))
    .join('.')
