import { expect, test } from '@jest/globals'
import { decodeJwt, SignJWT } from 'jose'
import {
  mockAccessToken,
  mockDefaultData,
  mockRegister,
  mockSignIn,
  mockUserUpdate,
} from '@/lib/auth/template-mock/calls'

const own = { 'x-requested-with': 'storefront', host: 'localhost:3000' }
const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost:3000${path}`, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = own) =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })

const bodyOf = async (answer: Promise<Response>) => {
  const response = await answer
  const body = (await response.json()) as { user?: unknown; access_token?: string }
  return { status: response.status, ...body }
}
const signIn = (email: string, password: string) =>
  bodyOf(mockSignIn(get(`/api/auth?email=${email}&password=${password}`)))
const admin = async () => {
  const { access_token: token } = await signIn('admin@template.example', 'admin')
  return String(token)
}

test('signing in answers the user and a token of seven days, never the password', async () => {
  const { user, access_token: token } = await signIn('admin@template.example', 'admin')
  expect(user).toMatchObject({ role: ['admin'], data: { displayName: 'Abbott Keitch' } })
  expect(JSON.stringify(user)).not.toContain('"password"')
  const { exp = 0, iat = 0 } = decodeJwt(String(token))
  expect(exp - iat).toBe(604_800)
})

test.each([
  ['nobody@template.example', 'admin', 'email', 'Check your email address'],
  ['admin@template.example', 'wrong', 'password', 'Check your password'],
])('%s with %s is told what was wrong', async (email, password, type, message) => {
  expect(await signIn(email, password)).toEqual({ status: 200, error: [{ type, message }] })
})

test('an e-mail registers once', async () => {
  const form = { displayName: 'Lan', email: 'Lan@template.example', password: 'x' }
  const first = await bodyOf(mockRegister(post('/api/auth/register', form)))
  expect(first.user).toMatchObject({ role: ['user'], data: { displayName: 'Lan' } })
  const again = { ...form, email: 'lan@template.example' }
  expect(await bodyOf(mockRegister(post('/api/auth/register', again)))).toEqual({
    status: 200,
    error: [{ type: 'email', message: 'The email address is already in use' }],
  })
})

test('a token signs in again, and changes its own user', async () => {
  const headers = { authorization: `Bearer ${await admin()}` }
  const again = await bodyOf(mockAccessToken(get('/api/auth/access-token', headers)))
  expect(again.user).toMatchObject({ role: ['admin'] })
  const user = { role: ['user'], data: { displayName: 'Abbott', email: 'x@y.z' } }
  const changed = await bodyOf(
    mockUserUpdate(post('/api/auth/user/update', { user }, { ...own, ...headers })),
  )
  expect(changed.user).toMatchObject({
    role: ['admin'],
    data: { displayName: 'Abbott', email: 'admin@template.example' },
  })
})

test('junk is no token', async () => {
  expect(await bodyOf(mockAccessToken(get('/api/auth/access-token?access_token=junk')))).toEqual({
    status: 401,
    error: 'Invalid access token detected',
    errorMessage: 'Failed to login with token.',
  })
})

test('a token past its time is said to be', async () => {
  const token = await new SignJWT({ id: 'x' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(1)
    .sign(new Uint8Array(32))
  const answer = await bodyOf(
    mockAccessToken(get('/api/auth/access-token', { authorization: `Bearer ${token}` })),
  )
  expect(answer).toMatchObject({ status: 401, warning: 'access token expired' })
})

test.each([
  ['register', mockRegister],
  ['user/update', mockUserUpdate],
])('%s takes nothing from another site', async (path, handler) => {
  const answer = await handler(post(`/api/auth/${path}`, {}, { host: 'localhost:3000' }))
  expect(answer.status).toBe(403)
})

test('the default data name the theme', async () => {
  expect(await bodyOf(mockDefaultData(get('/api/defaultData')))).toMatchObject({
    status: 200,
    settings: { theme: 'light5' },
  })
})
