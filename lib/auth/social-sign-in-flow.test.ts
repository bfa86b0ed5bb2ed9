import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from '@jest/globals'
import { OAuth2Server } from 'oauth2-mock-server'
import { startBackend } from '@/backend/testing/start-backend'
import { type Browser, ORIGIN, openStorefront } from '@/lib/auth/testing-browser'

const google = new OAuth2Server()
await google.issuer.keys.generate('RS256')
await google.start(0, '127.0.0.1')
const googleUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
google.issuer.url = googleUrl
/** Whom Google knows at the moment. */
const atGoogle = { sub: 'g-1', email: 'google@sach.vn', email_verified: true, name: 'Lan Google' }
google.service.on('beforeTokenSigning', (token) => {
  Object.assign(token.payload, { aud: 'web-client', ...atGoogle })
})

/** Facebook's three answers to programs; its question to the visitor is answered by the test itself. */
const facebook = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://graph')
  const answers: Record<string, unknown> = {
    '/oauth/access_token': { access_token: 'good', token_type: 'bearer', expires_in: 3600 },
    '/me': { id: '77', name: 'Minh Facebook' },
    '/debug_token': {
      data: {
        is_valid: searchParams.get('input_token') === 'good',
        app_id: 'facebook-app',
        user_id: '77',
      },
    },
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answers[pathname] ?? {}))
})
await new Promise<void>((resolve) => facebook.listen(0, '127.0.0.1', resolve))
const facebookUrl = `http://127.0.0.1:${(facebook.address() as AddressInfo).port}`

const providers = {
  GOOGLE_CLIENT_ID: 'web-client',
  GOOGLE_ISSUER: googleUrl,
  FACEBOOK_CLIENT_ID: 'facebook-app',
  FACEBOOK_CLIENT_SECRET: 'facebook-secret',
  FACEBOOK_GRAPH_URL: facebookUrl,
  GOOGLE_CLIENT_SECRET: 'google-secret',
  FACEBOOK_LOGIN_URL: `${facebookUrl}/dialog`,
}
const { browser, stop } = await openStorefront(startBackend, providers)
afterAll(async () => {
  await stop()
  await google.stop()
  facebook.close()
})

/** Goes to the provider's page and back, as a visitor who agrees. */
async function throughGoogle(here: Browser, callbackUrl = '/') {
  const { json } = await here.form('signin/google', { callbackUrl })
  const asked = await fetch(json.url, { redirect: 'manual' })
  const back = new URL(asked.headers.get('location') ?? '')
  return here.visit(back.pathname + back.search)
}

test('Google: from the button to a session and back to the page asked for', async () => {
  const here = browser()
  const { status, location } = await throughGoogle(here, '/tai-khoan/don-hang?page=2')
  expect([status, location]).toEqual([302, `${ORIGIN}/tai-khoan/don-hang?page=2`])
  expect((await here.session()).user).toMatchObject({ name: 'Lan Google', email: 'google@sach.vn' })
  expect(await here.isIn()).toBe(true)
  expect(here.seen.join('\n')).not.toContain((await here.opened())?.upstreamToken)
})

test('Google: an answer that was not asked for here signs nobody in', async () => {
  const [here, stranger] = [browser(), browser()]
  const { json } = await here.form('signin/google', { callbackUrl: '/' })
  const asked = await fetch(json.url, { redirect: 'manual' })
  const back = new URL(asked.headers.get('location') ?? '')
  const { location } = await stranger.visit(back.pathname + back.search)
  expect(location).toContain('error=')
  expect(stranger.jar.has('hien-sach-session')).toBe(false)
})

test('Google: an e-mail it has not verified leads back to the login with the reason', async () => {
  const here = browser()
  Object.assign(atGoogle, { sub: 'g-2', email_verified: false })
  const { location } = await throughGoogle(here, '/gio-hang')
  expect(location).toBe('/login?error=refused&next=%2Fgio-hang')
  expect(await here.session()).toEqual({})
})

/** Goes to Facebook's question and back, as a visitor who agrees. */
async function throughFacebook(here: Browser, callbackUrl: string) {
  const { json } = await here.form('signin/facebook', { callbackUrl })
  const asked = new URL(json.url)
  expect(asked.href).toContain(`${facebookUrl}/dialog`)
  const state = asked.searchParams.get('state') ?? ''
  return here.visit(`/api/auth/callback/facebook?code=x&state=${state}`)
}

test('Facebook: from the button to a session, without the end it puts on addresses', async () => {
  const here = browser()
  const { location } = await throughFacebook(here, '/gio-hang')
  expect(location).toBe(`${ORIGIN}/gio-hang#`)
  expect((await here.session()).user).toMatchObject({ name: 'Minh Facebook', roles: ['user'] })
  expect(await here.isIn()).toBe(true)
})

test('Facebook: the end of the remembered address stays', async () => {
  const { location } = await throughFacebook(browser(), '/tai-lieu-cua-toi#kich-hoat')
  expect(location).toBe(`${ORIGIN}/tai-lieu-cua-toi#kich-hoat`)
})
