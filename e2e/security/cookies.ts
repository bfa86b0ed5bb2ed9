import { randomUUID } from 'node:crypto'
import { type LiveShop, liveShop, SITE } from '@/e2e/security/live-shop'
import { bookIds, newcomer, someWard } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'
import { askPlainly, type Browser, jsonOf } from '@/e2e/support/http-browser'

/** Read by the script of the first paint and worth nothing to a thief; scripts write two of them, so they carry no prefix. */
const hints = ['hien-sach-look', 'hien-sach-signed-in', 'hien-sach-cart-count']

const LARGEST = 4096

/** What is wrong with a `Set-Cookie` of a shop behind TLS. */
function faultsOf(header: string): string[] {
  const [pair = '', ...parts] = header.split(/; */)
  const name = pair.slice(0, pair.indexOf('='))
  const attributes = parts.map((part) => part.toLowerCase())
  const rules: [boolean, string][] = [
    [name.startsWith('__Host-') || hints.includes(name), 'has no __Host-'],
    [attributes.includes('httponly') || hints.includes(name), 'can be read by scripts'],
    [attributes.includes('secure'), 'is not Secure'],
    [
      /^samesite=(lax|strict)$/.test(attributes.find((one) => /^samesite/.test(one)) ?? ''),
      'has no SameSite',
    ],
    [attributes.includes('path=/'), 'has another path'],
    [!attributes.some((one) => one.startsWith('domain')), 'names a domain'],
    [Buffer.byteLength(header) <= LARGEST, 'is too long'],
  ]
  return rules.filter(([isFine]) => !isFine).map(([, fault]) => `${name} ${fault}`)
}

async function signInForm(here: Browser, action: string, fields: Record<string, string>) {
  const { csrfToken } = jsonOf(await here.ask('/api/auth/csrf'))
  return here.ask(`/api/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE },
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: SITE, json: 'true' }).toString(),
  })
}

/** A token and a one-time code as the app gets them from the upstream. */
async function appSession({ shop, account }: LiveShop, who: number) {
  const { email, password } = account('user', who)
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    jsonOf(
      await askPlainly(shop.backendOrigin, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  const entered = await post('/api/Authentication/Login', {
    ...{ Email: email, Password: password, remember: true },
  })
  const authorization = `Bearer ${entered.token}`
  const { data } = await post(
    '/api/mobile/session-code',
    { next: '/mobile/mycourse/1' },
    { authorization },
  )
  return { authorization, code: String(data?.code) }
}

/** Somebody orders without an account and looks the order up again. */
async function orderAsGuest(here: Browser) {
  const address = { name: 'Lan', phone: '0912345678', address: '12', wardId: await someWard(here) }
  const [productId] = await bookIds(here)
  const placed = await here.call(
    'POST',
    '/api/Order/checkout-without-login',
    { cartDetails: [{ productId, Quantity: 1 }], address, paymentType: 1 },
    { 'idempotency-key': randomUUID() },
  )
  const { orderCode } = jsonOf(placed).data
  await here.call('POST', '/api/Order/look-up', { orderCode, phone: address.phone })
}

/** Every way in which the shop writes cookies; answers the headers by the way that wrote them. */
async function collect(live: LiveShop): Promise<Map<string, string[]>> {
  const written = new Map<string, string[]>()
  const way = async (
    name: string,
    walk: (here: Browser) => Promise<unknown>,
    here = live.browser(),
  ) => {
    const before = here.written.length
    await walk(here)
    written.set(name, here.written.slice(before))
  }
  const { email: Email, password: Password } = live.account('user')
  const own = await newcomer(live)
  written.set('registering and signing in', own.browser.written.slice())
  await way(
    'changing the password',
    (here) =>
      here.call('PATCH', '/api/User/ChangePassword', {
        Password: own.password,
        NewPassword: 'một mật khẩu khác',
      }),
    own.browser,
  )
  await way('leaving', (here) => here.call('POST', '/api/Authentication/Logout', {}), own.browser)
  await way('signing in by form', (here) =>
    signInForm(here, 'callback/credentials', { Email, Password }),
  )
  for (const provider of ['facebook', 'google'])
    await way(`going to ${provider}`, (here) => signInForm(here, `signin/${provider}`, {}))
  await way('ordering as a guest', orderAsGuest)
  const [app, other] = [await appSession(live, 0), await appSession(live, 1)]
  const inApp = live.browser()
  await way(
    'an app’s token',
    (here) => here.ask('/mobile/mycourse/1', { headers: { authorization: app.authorization } }),
    inApp,
  )
  await way(
    'another person’s code',
    (here) => here.ask(`/mobile/session?code=${other.code}`),
    inApp,
  )
  await way('an app’s code', (here) => here.ask(`/mobile/session?code=${app.code}`))
  await way('a forged session', async (here) => {
    here.jar.set('__Host-hien-sach-session', 'forged')
    here.jar.set('hien-sach-signed-in', '1')
    await here.ask('/tai-khoan/don-hang')
    here.jar.set('__Host-hien-sach-session', 'forged')
    await here.ask('/api/auth/session')
  })
  await way(
    'signing out by form',
    (here) => signInForm(here, 'signout', {}),
    await live.signedIn(live.account('user', 1)),
  )
  return written
}

/** Over https every cookie is bound to this host and kept from scripts. */
export const cookies: Check = {
  name: 'cookies',
  proves: 'every cookie is bound to the shop and kept from scripts',
  run: async () => {
    const written = await collect(await liveShop())
    const all = [...written.values()].flat()
    const failures = [...written].flatMap(([way, headers]) => [
      ...(headers.length === 0 ? [`${way} wrote no cookie: nothing was looked at`] : []),
      ...headers.flatMap(faultsOf).map((fault) => `${way}: ${fault}`),
    ])
    const names = new Set(all.map((header) => header.slice(0, header.indexOf('='))))
    return {
      count: all.length,
      failures,
      figures: { ways: String(written.size), names: [...names].join(' ') },
    }
  },
}
