import { randomUUID } from 'node:crypto'
import type { Output } from '@/contract/endpoint'
import { getUserApp } from '@/contract/shop/accounts'
import { login, logout } from '@/contract/shop/auth'
import { shown } from '@/contract-tools/check/answer'
import type { Walk } from '@/contract-tools/check/call-endpoints'

const nobody = () => ({
  Email: `khong-co-${randomUUID().slice(0, 8)}@sach.example`,
  Password: 'sai-mat-khau',
})

type SignedIn = Output<typeof login>

async function signIn(walk: Walk, email: string, password: string) {
  const given = { body: { Email: email, Password: password, remember: true }, token: null }
  const json = (await walk.expectRight(login, given)) as SignedIn | undefined
  const expires = Date.parse(json?.expires ?? '')
  if (json && !(expires > (walk.options.now?.() ?? new Date()).getTime())) {
    const fault = { path: 'expires', expected: 'a moment to come', seen: shown(json.expires) }
    walk.fault(login, { rule: 'session', ...fault }, given)
  }
  if (json && !json.token) {
    const fault = { path: 'token', expected: 'a token', seen: shown(json.token) }
    walk.fault(login, { rule: 'session', ...fault }, given)
  }
  return json
}

/** The session opens the person's own state. */
export async function probeOwnState(walk: Walk) {
  const email = walk.options.account?.email
  if (!walk.token || email === undefined) return
  const given = { query: { part: 'user' } }
  const json = (await walk.expectRight(getUserApp, given)) as Output<typeof getUserApp> | undefined
  const own = json?.data?.user?.email
  if (own?.toLowerCase() === email.toLowerCase()) return
  const fault = { path: 'data.user.email', expected: email, seen: shown(own) }
  walk.fault(getUserApp, { rule: 'session', ...fault }, given)
}

/** Wrong passwords are refused in a sentence; with an account the session is begun that later calls use. */
export async function probeSignIn(walk: Walk) {
  await walk.expectRefusal(login, 'refusal', [400, 401, 403, 404, 422], {
    body: nobody(),
    token: null,
  })
  await walk.expectRefusal(login, 'wrong type', [400, 422], { body: { Email: 7 }, token: null })
  const { account } = walk.options
  if (!account) {
    walk.because(login, 'needs --account')
    return
  }
  const json = await signIn(walk, account.email, account.password)
  if (!json?.token) return
  walk.token = json.token
}

/** A session of its own is begun and ended; its token then opens nothing. */
export async function probeSignOut(walk: Walk) {
  const { account } = walk.options
  if (!account) return
  const json = await signIn(walk, account.email, account.password)
  if (!json?.token) return
  const { token } = json
  await walk.expectRight(logout, { token })
  if (walk.result(logout).isAbsent) return
  await walk.expectRefusal(logout, 'session', [401], { token })
}
