import { timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Config } from '@/backend/platform/config'

const same = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** In memory, as in tests, there is no socket. */
export const NO_ADDRESS = 'unknown'

const socketAddress = (c: Context) => {
  try {
    return getConnInfo(c).remote.address ?? NO_ADDRESS
  } catch {
    return NO_ADDRESS
  }
}

/** True for a storefront that knows the shared secret. */
export const isStorefront = (
  secret: string | undefined,
  { internalSecret }: Pick<Config, 'internalSecret'>,
) => secret !== undefined && same(secret, internalSecret)

/** A forwarded address counts only from a storefront that knows the shared secret; anybody else could invent one. */
export function addressOf(c: Context, config: Pick<Config, 'internalSecret'>): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded && isStorefront(c.req.header('x-internal-secret'), config)
    ? forwarded
    : socketAddress(c)
}
