import { desc, eq } from 'drizzle-orm'
import { readConfig } from '@/backend/app/config'
import {
  type Account,
  type AccountDraft,
  addAccount,
} from '@/backend/modules/accounts/account-queries'
import { createIdentify } from '@/backend/modules/auth/identify'
import { hashPassword } from '@/backend/modules/auth/password'
import type { SocialProviders } from '@/backend/modules/auth/social-providers'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import type { RevalidatePages } from '@/backend/platform/http/revalidate-pages'
import { json, TEST_NOW, testApp } from '@/backend/testing/test-app'

export const PASSWORD = 'Mật khẩu 12345'

const secrets = {
  tokenSecret: 'a token secret of the tests',
  internalSecret: 'a shared secret of the tests',
}

/** The backend with real sessions and a clock that goes when told. */
export function accountsApp(
  db: Db,
  {
    social,
    revalidatePages,
    config = {},
  }: { social?: SocialProviders; revalidatePages?: RevalidatePages; config?: Partial<Config> } = {},
) {
  const clock = { at: TEST_NOW.getTime() }
  const now = () => new Date(clock.at)
  const settings = { ...readConfig({}), ...secrets, ...config }
  const app = testApp({
    db,
    now,
    config: settings,
    identify: createIdentify({ db, config: settings, now }),
    ...(social && { social }),
    ...(revalidatePages && { revalidatePages }),
  })
  return {
    app,
    db,
    config: settings,
    now,
    /** Lets time pass, in seconds. */
    wait: (seconds: number) => {
      clock.at += seconds * 1000
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`/api/${path}`, json(body, headers)),
    patch: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`/api/${path}`, { ...json(body, headers), method: 'PATCH' }),
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`/api/${path}`, { headers }),
    del: (path: string, headers: Record<string, string> = {}) =>
      app.request(`/api/${path}`, { headers, method: 'DELETE' }),
  }
}
export type AccountsApp = ReturnType<typeof accountsApp>

/** What a person behind another address sends along. */
export const from = (ip: string) => ({
  'x-forwarded-for': ip,
  'x-internal-secret': secrets.internalSecret,
})
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let hashed: Promise<string> | undefined

/** An account as the store keeps it, active, its mailbox proved and with the usual password unless told otherwise. */
export async function addPerson(db: Db, draft: Partial<AccountDraft> = {}): Promise<Account> {
  hashed ??= hashPassword(PASSWORD)
  const account = await addAccount(db, {
    email: 'lan@sach.vn',
    name: 'Nguyễn Thị Lan',
    phone: '0912345678',
    status: 1,
    emailProvenAt: new Date('2026-01-01'),
    passwordHash: await hashed,
    ...draft,
  })
  if (!account) throw new Error('the e-mail is taken')
  return account
}

/** Signs in and answers the token. */
export async function tokenOf(
  { post }: AccountsApp,
  email = 'lan@sach.vn',
  password = PASSWORD,
): Promise<string> {
  const answer = await post('Authentication/Login', { Email: email, Password: password })
  const body = (await answer.json()) as { token?: string }
  if (!body.token) throw new Error(`no token: ${JSON.stringify(body)}`)
  return body.token
}

export const emailsTo = (db: Db, email: string) =>
  db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddr, email))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))

/** The newest code mailed to somebody. */
export async function codeFor(db: Db, email: string): Promise<string> {
  for (const { bodyText } of await emailsTo(db, email)) {
    const code = /: (\d{6})$/m.exec(bodyText)?.[1]
    if (code) return code
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** A registration form as the dialog sends it. */
export const form = (changes: Record<string, unknown> = {}) => ({
  Email: 'minh@sach.vn',
  Phone: '0987654321',
  Name: 'Trần Minh',
  Password: PASSWORD,
  Address: '',
  WardId: null,
  IsStudent: true,
  Gender: 1,
  Birthday: '1990-01-01',
  ...changes,
})
/** The information step as the dialog sends it. */
export const information = (changes: Record<string, unknown> = {}) => ({
  Address: '12 Lê Lợi',
  WardId: null,
  Gender: 2,
  Birthday: '1991-02-03',
  Phone: '0987654321',
  Name: 'Trần Minh',
  ...changes,
})
