import { randomBytes } from 'node:crypto'
import { getUserApp, type Profile, UserApp } from '@/contract/accounts'
import { login, logout, type Role, type SessionUser } from '@/contract/auth'
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

/** Sign-in and what belongs to it. Sessions are forgotten when the mock ends. */
export function accountCalls() {
  const sessions = new Map<string, Account>()
  const identify = (token: string): SessionUser | null => {
    const account = sessions.get(token)
    return account ? userOf(account) : null
  }
  const calls: readonly MockCall[] = [
    mockCall(login, ({ body }) => {
      const account = mockAccounts.find(({ email }) => email === body.Email)
      if (!account || body.Password !== person.password) throw new Refusal(400, texts.wrongLogin)
      const token = randomBytes(24).toString('base64url')
      sessions.set(token, account)
      return {
        token,
        expires: new Date(Date.now() + MONTH_MS).toISOString(),
        data: userOf(account),
      }
    }),
    mockCall(logout, (_, { token }: Caller) => {
      if (token) sessions.delete(token)
      return {}
    }),
    mockCall(getUserApp, (_, { token }) => {
      const account = sessions.get(token ?? '')
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
