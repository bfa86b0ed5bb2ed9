import { v7 as uuid } from 'uuid'
import { type Account, AWAITING, BLOCKED, rolesOf } from '@/backend/modules/accounts'
import { issueTokens, sessionEnd, type Tokens } from '@/backend/modules/auth/issue-tokens'
import { addSession } from '@/backend/modules/auth/session-queries'
import { drawToken, hashToken } from '@/backend/modules/auth/single-use-token'
import { authTexts } from '@/backend/modules/auth/texts'
import type { Context } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { HttpError } from '@/backend/platform/http/http-error'
import type { SessionUser, SignedIn } from '@/contract/shop/auth'
import { accountStatus } from '@/contract/states'

export const sessionUser = (account: Account): SessionUser => ({
  userId: account.id,
  role: rolesOf(account),
  displayName: account.name,
  photoURL: account.photoUrl,
  email: account.email,
  shortcuts: account.shortcuts,
  settings: account.settings,
})

/** Opens a session of its own for one browser; `family` is the session that asked for it and takes it along when it ends. */
export async function openSession(
  db: Db,
  { config, now, ip, header }: Pick<Context, 'config' | 'now' | 'ip' | 'header'>,
  account: Pick<Account, 'id' | 'role' | 'staffRoles' | 'emailProvenAt' | 'tokenVersion'>,
  family: string | null = null,
): Promise<Tokens> {
  const sessionId = uuid()
  const { id: userId, tokenVersion: version } = account
  const facts = { userId, sessionId, version, roles: rolesOf(account) }
  const refreshToken = drawToken()
  const ends = sessionEnd(now())
  const tokens = await issueTokens({ config, now }, facts, { refreshToken, ends })
  await addSession(db, {
    id: sessionId,
    userId,
    family,
    refreshHash: tokens.refreshToken ? hashToken(tokens.refreshToken) : null,
    userAgent: header('user-agent')?.slice(0, 200) ?? null,
    ip,
    createdAt: now(),
    expiresAt: ends,
  })
  return tokens
}

/** Lets an account in whose owner has shown who they are; refuses one that is not active. */
export async function signIn(
  context: Context,
  account: Account,
  family: string | null = null,
): Promise<SignedIn> {
  const { db, log, ip } = context
  if (account.status !== accountStatus.active) {
    log.warn({ event: 'sign-in refused', userId: account.id, status: account.status, ip })
    const isInactive = account.status === AWAITING
    throw new HttpError(403, isInactive ? authTexts.notActivated : authTexts.blocked, {
      data: { isInactive, isBlocked: account.status === BLOCKED },
    })
  }
  const session = await openSession(db, context, account, family)
  log.info({ event: 'signed in', userId: account.id, ip })
  return { ...session, data: sessionUser(account), successMessage: authTexts.signedIn }
}
