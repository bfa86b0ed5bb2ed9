import { randomBytes } from 'node:crypto'
import { messages } from '@/contract/messages'
import { getUserApp, type Profile, UserApp } from '@/contract/shop/accounts'
import { login, logout, type Role, type SessionUser } from '@/contract/shop/auth'
import { refreshSession } from '@/contract/shop/session-tokens'
import { person, texts } from '@/contract-tools/examples/texts'
import { example } from '@/contract-tools/mock/examples'
import { type Caller, type MockCall, mockCall } from '@/contract-tools/mock/mock-call'
import { Refusal } from '@/contract-tools/mock/refusal'

const MONTH_MS = 30 * 24 * 3_600_000

type Account = { email: string; role: readonly Role[]; userId: number }

/** Whoever signs in to the mock; all have the same password. */
export const mockAccounts: readonly Account[] = [
  { email: person.email, role: ['user'], userId: 7 },
  { email: 'nhan-vien@sach.vn', role: ['staff', 'sales'], userId: 8 },
  { email: 'quan-ly@sach.vn', role: ['admin'], userId: 9 },
]

const profileOf = ({ email, role, userId }: Account): Profile =>
  example('Profile', { given: { email, userId, role } })

const userOf = (account: Account): SessionUser => {
  const { userId, role, displayName, photoURL, email, shortcuts, settings } = profileOf(account)
  return { userId, role, displayName, photoURL, email, shortcuts, settings }
}

type Issued = { account: Account; endsAt: number }

const newToken = () => randomBytes(24).toString('base64url')
const instant = (time: number) => new Date(time).toISOString()

/**
 * Sign-in and what belongs to it. Sessions are forgotten when the mock ends.
 *
 * @param tokenSeconds how long a token lives; with it each sign-in also gives a refresh token, which buys new ones once
 */
export function accountCalls(tokenSeconds?: number) {
  const sessions = new Map<string, Issued>()
  const refreshTokens = new Map<string, Account>()
  const accountOf = (token: string): Account | null => {
    const issued = sessions.get(token)
    return issued && issued.endsAt > Date.now() ? issued.account : null
  }
  const identify = (token: string): SessionUser | null => {
    const account = accountOf(token)
    return account ? userOf(account) : null
  }
  const issue = (account: Account) => {
    const token = newToken()
    const endsAt = Date.now() + (tokenSeconds === undefined ? MONTH_MS : tokenSeconds * 1_000)
    sessions.set(token, { account, endsAt })
    if (tokenSeconds === undefined) return { token, expires: instant(endsAt) }
    const refreshToken = newToken()
    refreshTokens.set(refreshToken, account)
    const refreshExpires = instant(Date.now() + MONTH_MS)
    return { token, expires: instant(endsAt), refreshToken, refreshExpires }
  }
  const calls: readonly MockCall[] = [
    mockCall(login, ({ body }) => {
      const account = mockAccounts.find(({ email }) => email === body.Email)
      if (!account || body.Password !== person.password) throw new Refusal(400, texts.wrongLogin)
      return { ...issue(account), data: userOf(account) }
    }),
    mockCall(refreshSession, ({ body: { refreshToken } }) => {
      const account = refreshTokens.get(refreshToken)
      if (!account) throw new Refusal(401, messages.sessionOver)
      refreshTokens.delete(refreshToken)
      return issue(account)
    }),
    mockCall(logout, (_, { token }: Caller) => {
      if (token) sessions.delete(token)
      return {}
    }),
    mockCall(getUserApp, (_, { token }) => {
      const account = accountOf(token ?? '')
      const whole = UserApp.parse(example('UserApp'))
      return {
        data: {
          ...whole,
          user: account ? profileOf(account) : null,
          affiliate: account ? whole.affiliate : null,
        },
      }
    }),
  ]
  return { calls, identify }
}
