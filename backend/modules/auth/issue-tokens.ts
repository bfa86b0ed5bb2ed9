import type { z } from 'zod/mini'
import { issueToken, SESSION_SECONDS, type TokenFacts } from '@/backend/modules/auth/access-token'
import type { Context } from '@/backend/platform/context'
import type { Role } from '@/contract/shop/auth'
import type { refreshSession } from '@/contract/shop/session-tokens'

export type Tokens = z.input<typeof refreshSession.response>

const MINUTE = 60
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** When a session that begins now ends at the latest. */
export const sessionEnd = (now: Date) => new Date((seconds(now) + SESSION_SECONDS) * 1000)

/** What a session is shown with: one token for all of its life, or a short-lived one and what buys the next. */
export async function issueTokens(
  { config, now }: Pick<Context, 'config' | 'now'>,
  facts: TokenFacts & { roles: Role[] },
  { refreshToken, ends }: { refreshToken: string; ends: Date },
): Promise<Tokens> {
  const { accessTokenMinutes: minutes, tokenSecret } = config
  const left = seconds(ends) - seconds(now())
  const lifetime = minutes === null ? left : Math.min(minutes * MINUTE, left)
  const { token, expires } = await issueToken(tokenSecret, facts, now(), lifetime)
  const access = { token, expires: expires.toISOString() }
  return minutes === null ? access : { ...access, refreshToken, refreshExpires: ends.toISOString() }
}
