import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { OAuth2Server } from 'oauth2-mock-server'
import { createFacebook } from '@/backend/integrations/facebook/facebook'
import { createGoogle } from '@/backend/integrations/google/google'
import { findAccountByEmail } from '@/backend/modules/accounts/account-queries'
import { appUser } from '@/backend/modules/accounts/tables'
import type { SocialPerson } from '@/backend/modules/auth/social-providers'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import {
  accountsApp,
  addPerson,
  bearer,
  codeFor,
  emailsTo,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'

const CLIENT = 'web-client'

/** A provider on this machine that signs what it is told to. */
async function provider() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.issuer.url = issuer
  return {
    issuer,
    stop: () => server.stop(),
    idToken: (changes: Record<string, unknown> = {}) =>
      server.issuer.buildToken({
        scopesOrTransform: (_, payload) => {
          Object.assign(payload, {
            aud: CLIENT,
            sub: 'g-1',
            email: 'Lan@Sach.vn',
            email_verified: true,
            name: 'Lan Google',
            ...changes,
          })
        },
      }),
  }
}

/** Facebook's two answers: the token `good` was given to app 1 for person 77. */
function graph(me: Record<string, unknown> = {}) {
  const app = new Hono()
  app.get('/debug_token', (c) =>
    c.req.query('access_token') === '1|secret' && c.req.query('input_token')?.startsWith('good')
      ? c.json({
          data: {
            is_valid: true,
            app_id: c.req.query('input_token') === 'good of another app' ? '2' : '1',
            user_id: '77',
          },
        })
      : c.json({ error: { message: 'bad' } }, 400),
  )
  app.get('/me', (c) => c.json({ id: '77', name: 'Minh Facebook', ...me }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  return new Promise<{ url: string; stop: () => void }>((resolve) =>
    server.once('listening', () => {
      const { port } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() })
    }),
  )
}

const google = (person: Partial<SocialPerson> = {}) => ({
  google: async (): Promise<SocialPerson> => ({
    provider: 'google',
    subject: 'g-1',
    email: 'lan@sach.vn',
    isEmailVerified: true,
    name: 'Lan Google',
    photoUrl: null,
    ...person,
  }),
})
const facebook = (person: Partial<SocialPerson> = {}) => ({
  facebook: async (): Promise<SocialPerson> => ({
    provider: 'facebook',
    subject: '77',
    email: null,
    isEmailVerified: false,
    name: 'Minh Facebook',
    photoUrl: null,
    ...person,
  }),
})

const withGoogle = (db: Db, person: Partial<SocialPerson> = {}) => {
  const shop = accountsApp(db, { social: google(person) })
  return {
    ...shop,
    signIn: () => shop.post('Authentication/SocialLoginGG', { id_token: 'x' }),
  }
}
const withFacebook = (db: Db, person: Partial<SocialPerson> = {}) => {
  const shop = accountsApp(db, { social: facebook(person) })
  return {
    ...shop,
    signIn: () => shop.post('Authentication/SocialLoginFB', { userID: '77', accessToken: 'good' }),
  }
}

test('a Google token signed for this shop names the person', async () => {
  const { issuer, idToken, stop } = await provider()
  const read = createGoogle({ clientId: CLIENT, issuer })
  expect(await read(await idToken())).toEqual({
    provider: 'google',
    subject: 'g-1',
    email: 'lan@sach.vn',
    isEmailVerified: true,
    name: 'Lan Google',
    photoUrl: null,
  })
  await stop()
})

test.each([
  ['for another shop', { aud: 'other' }],
  ['from another issuer', { iss: 'https://evil.example' }],
  ['past its time', { exp: 1 }],
  ['without an e-mail', { email: undefined }],
  ['without a person', { sub: undefined }],
])('a Google token %s is refused', async (_, changes) => {
  const { issuer, idToken, stop } = await provider()
  const read = createGoogle({ clientId: CLIENT, issuer })
  expect(await read(await idToken(changes))).toBeNull()
  await stop()
})

test('a Google token altered, signed by somebody else or unsigned is refused', async () => {
  const [ours, theirs] = [await provider(), await provider()]
  const read = createGoogle({ clientId: CLIENT, issuer: ours.issuer })
  const [head = '', body = '', mark = ''] = (await ours.idToken()).split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const altered = Buffer.from(
    Buffer.from(body, 'base64url').toString().replace('g-1', 'g-2'),
  ).toString('base64url')
  const bad = [
    `${head}.${altered}.${mark}`,
    `${none}.${body}.`,
    await theirs.idToken({ iss: ours.issuer }),
    'junk',
  ]
  for (const token of bad) expect(await read(token)).toBeNull()
  await ours.stop()
  await theirs.stop()
})

test('a provider that is away is no refusal, and is asked again when it is back', async () => {
  const store = await testDatabase()
  const { issuer, idToken, stop } = await provider()
  const token = await idToken()
  const read = createGoogle({ clientId: CLIENT, issuer })
  const shop = accountsApp(store.db, { social: { google: read } })
  await stop()
  const answer = await shop.post('Authentication/SocialLoginGG', { id_token: token })
  expect(answer.status).toBe(503)
  await store.close()
})

test.each([
  ['of this app and person', '77', 'good', true],
  ['of another person', '78', 'good', false],
  ['of another app', '77', 'good of another app', false],
  ['that is none', '77', 'bad', false],
])('a Facebook token %s', async (_, userID, accessToken, isGood) => {
  const { url, stop } = await graph()
  const read = createFacebook({ appId: '1', secret: 'secret', graphUrl: url })
  const person = await read(userID, accessToken)
  expect(person).toEqual(
    isGood ? expect.objectContaining({ subject: '77', email: null, name: 'Minh Facebook' }) : null,
  )
  stop()
})

test('a first sign-in opens an account, the next ones find it, also under another e-mail', async () => {
  const store = await testDatabase()
  for (const email of ['lan@sach.vn', 'lan@sach.vn', 'moi@sach.vn']) {
    const answer = await withGoogle(store.db, { email }).signIn()
    expect(answer.status).toBe(200)
  }
  const accounts = await store.db.select().from(appUser)
  expect(accounts).toMatchObject([
    { email: 'lan@sach.vn', name: 'Lan Google', status: 1, role: 'user', passwordHash: null },
  ])
  await store.close()
})

test('an e-mail that Google has not verified opens nothing', async () => {
  const store = await testDatabase()
  const shop = withGoogle(store.db, { isEmailVerified: false })
  expect((await shop.signIn()).status).toBe(401)
  expect(await store.db.select().from(appUser)).toEqual([])
  await store.close()
})

test('an account somebody opened with an unproven e-mail loses its password and sessions to the owner', async () => {
  const store = await testDatabase()
  const shop = withGoogle(store.db)
  const { id } = await addPerson(store.db, { emailProvenAt: null })
  const token = await tokenOf(shop)
  expect((await shop.signIn()).status).toBe(200)
  expect((await shop.get('UserAddress', bearer(token))).status).toBe(401)
  expect(await findAccountByEmail(store.db, 'lan@sach.vn')).toMatchObject({
    id,
    passwordHash: null,
  })
  const again = { Email: 'lan@sach.vn', Password: PASSWORD }
  expect((await shop.post('Authentication/Login', again)).status).toBe(401)
  expect(await emailsTo(store.db, 'lan@sach.vn')).toHaveLength(1)
  await store.close()
})

test('an account whose e-mail is proven keeps its password and sessions', async () => {
  const store = await testDatabase()
  const shop = withGoogle(store.db)
  await addPerson(store.db)
  await shop.post('User/SendSecurityCode', { Email: 'lan@sach.vn' })
  await shop.patch('User/ChangePasswordNoAuth', {
    Email: 'lan@sach.vn',
    SecurityCode: await codeFor(store.db, 'lan@sach.vn'),
    NewPassword: 'mật khẩu của tôi',
  })
  const token = await tokenOf(shop, 'lan@sach.vn', 'mật khẩu của tôi')
  expect((await shop.signIn()).status).toBe(200)
  expect((await shop.get('UserAddress', bearer(token))).status).toBe(200)
  await store.close()
})

test('Facebook without an e-mail opens an account of its own', async () => {
  const store = await testDatabase()
  const shop = withFacebook(store.db)
  expect((await shop.signIn()).status).toBe(200)
  expect((await shop.signIn()).status).toBe(200)
  expect(await store.db.select().from(appUser)).toMatchObject([{ name: 'Minh Facebook' }])
  await store.close()
})

test('Facebook’s word for an e-mail does not open somebody’s account', async () => {
  const store = await testDatabase()
  await addPerson(store.db)
  const answer = await withFacebook(store.db, { email: 'lan@sach.vn' }).signIn()
  expect(answer.status).toBe(409)
  await store.close()
})

test('a provider that is not configured is not open', async () => {
  const store = await testDatabase()
  const shop = accountsApp(store.db)
  const gg = await shop.post('Authentication/SocialLoginGG', { id_token: 'x' })
  const fb = await shop.post('Authentication/SocialLoginFB', { userID: '1', accessToken: 'x' })
  expect([gg.status, fb.status]).toEqual([404, 404])
  await store.close()
})

databaseTest('one person who signs in from many places at once has one account', async ({ db }) => {
  const shop = withGoogle(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.signIn()))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await db.select().from(appUser)).toHaveLength(1)
})
