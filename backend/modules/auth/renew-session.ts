import { rolesOf } from '@/backend/modules/accounts'
import { issueTokens, type Tokens } from '@/backend/modules/auth/issue-tokens'
import { replaceRefreshToken } from '@/backend/modules/auth/session-queries'
import { drawToken, hashToken } from '@/backend/modules/auth/single-use-token'
import type { Context } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { messages } from '@/contract/messages'

/** New tokens for a session; the refresh token that bought them buys no others. */
export async function renewSession(
  context: Pick<Context, 'config' | 'db' | 'now'>,
  refreshToken: string,
): Promise<Tokens> {
  const { db, now } = context
  const next = drawToken()
  const row = await replaceRefreshToken(db, hashToken(refreshToken), hashToken(next), now())
  if (!row) throw new HttpError(401, messages.signInFirst)
  const { role, staffRoles, emailProvenAt, ends, ...facts } = row
  return issueTokens(
    context,
    { ...facts, roles: rolesOf({ role, staffRoles, emailProvenAt }) },
    { refreshToken: next, ends },
  )
}
