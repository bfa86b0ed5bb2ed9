import 'server-only'
import type { Account, AuthOptions, Awaitable, User } from 'next-auth'
import { messages } from '@/contract/messages'
import { login, type Role, type SignedIn } from '@/contract/shop/auth'
import { UpstreamError } from '@/lib/api/upstream-error'
import { nextAuthCookies, returnOf } from '@/lib/auth/next-auth-cookies'
import { writeSignInError } from '@/lib/auth/sign-in-error'
import { socialProviders } from '@/lib/auth/social-providers'
import {
  type Requester,
  requesterOf,
  signInUpstream,
  signInWithFacebook,
  signInWithGoogle,
  signOutUpstream,
} from '@/lib/auth/upstream-auth'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { paths } from '@/lib/routes/paths'
import { safeNext } from '@/lib/routes/safe-next'
import {
  claimsOf,
  decryptToken,
  encryptToken,
  SESSION_SECONDS,
  type SessionClaims,
  sessionOf,
} from '@/lib/session/session-token'

declare module 'next-auth' {
  interface User {
    claims?: SessionClaims | undefined
  }
  interface Session {
    user?: { name: string; email: string; image: string | null; roles: Role[] }
  }
}

async function authorize(
  typed: Record<string, string> | undefined,
  person: Requester,
): Promise<User> {
  const body = login.body.safeParse({ Email: typed?.Email, Password: typed?.Password })
  if (!body.success) {
    const text = body.error.issues[0]?.message ?? messages.badInput
    throw new Error(writeSignInError(new UpstreamError(400, text, login.path)))
  }
  try {
    const signedIn = await signInUpstream(person, body.data)
    return { id: String(signedIn.data.userId), claims: claimsOf(signedIn) }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new Error(writeSignInError(error))
  }
}

function fetchUpstream(person: Requester, account: Account): Promise<SignedIn> {
  const { provider, id_token: idToken, access_token: accessToken, providerAccountId } = account
  if (provider === 'google' && idToken) return signInWithGoogle(person, idToken)
  if (provider === 'facebook' && accessToken)
    return signInWithFacebook(person, providerAccountId, accessToken)
  throw new UpstreamError(400, messages.badInput, provider)
}

const reasons: Record<number, string> = { 403: 'blocked', 409: 'taken', 429: 'busy' }

/** The reasons the login page knows; a text in an address could be anybody's. */
const reasonOf = (status: number) => reasons[status] ?? (status >= 500 ? 'away' : 'refused')

/** True lets the person in; an address leads back to the login with the reason. */
async function enter(user: User, account: Account | null, person: Requester, next: string) {
  if (!account || account.type === 'credentials') return true
  try {
    user.claims = claimsOf(await fetchUpstream(person, account))
    return true
  } catch (error) {
    const status = error instanceof UpstreamError ? error.status : 500
    logError('social sign-in failed', { provider: account.provider, status })
    return paths.loginFailed(reasonOf(status), next)
  }
}

// Sessions that ended are no news, and what next-auth adds to its reports can hold tokens.
const logger = {
  error: (code: string) => {
    if (code !== 'JWT_SESSION_ERROR') logError('sign-in', { code })
  },
  warn: () => undefined,
  debug: () => undefined,
}

/** What sessions look like to next-auth, for one request. */
export function nextAuthOptions(request: Request): AuthOptions {
  const { publicUrl, nextauthSecret } = env()
  const person = requesterOf(request)
  return {
    secret: nextauthSecret,
    useSecureCookies: publicUrl.startsWith('https:'),
    cookies: nextAuthCookies(publicUrl),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: paths.login(), signOut: paths.logout(), error: paths.login() },
    providers: [
      {
        id: 'credentials',
        name: 'Email',
        type: 'credentials',
        credentials: {},
        authorize: (typed: Record<string, string> | undefined): Awaitable<User> =>
          authorize(typed, person),
      } as AuthOptions['providers'][number],
      ...socialProviders(),
    ],
    jwt: {
      encode: ({ token = {}, maxAge }) => encryptToken(token, nextauthSecret, maxAge),
      decode: ({ token }) => decryptToken(token, nextauthSecret),
    },
    callbacks: {
      redirect: ({ url, baseUrl }) =>
        baseUrl + safeNext(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url),
      signIn: ({ user, account }) => enter(user, account, person, returnOf(request)),
      jwt: ({ token, user }) =>
        user?.claims ? { ...user.claims, picture: user.claims.picture ?? null } : token,
      session: ({ session, token }) => {
        const claims = sessionOf(token)
        if (!claims) return { expires: session.expires }
        const { name, email, picture, roles, expires } = claims
        return {
          user: { name, email, image: picture ?? null, roles },
          expires: new Date(expires * 1000).toISOString(),
        }
      },
    },
    events: {
      signOut: async ({ token }) => {
        const session = sessionOf(token)
        if (session) await signOutUpstream(person, session.upstreamToken)
      },
    },
    logger,
  }
}
