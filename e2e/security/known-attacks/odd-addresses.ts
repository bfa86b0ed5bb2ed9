import { randomUUID } from 'node:crypto'
import type { Check } from '@/e2e/support/check'
import { newPhone } from '@/e2e/support/guest-orders'
import { call, get } from '@/e2e/support/http'
import { pupil } from '@/e2e/support/sample-accounts'
import { type RunningShop, sharedShop } from '@/e2e/support/shop'
import { signIn } from '@/e2e/support/sign-in'

/** More than the address says, as a cache in front of the shop would keep it for a picture or a style. */
async function extraSegments({ origin }: RunningShop): Promise<string[]> {
  const cookie = await signIn(origin)
  const failures: string[] = []
  for (const path of [
    '/api/auth/session/x.css',
    '/api/auth/session/x.js',
    '/api/auth/session;x.css',
    '/api/auth/session%2fx.css',
    '/api/User/UserApp/x.css',
    '/api/UserAddress/x.png',
    '/tai-khoan/don-hang/x.css',
  ]) {
    const { status, text, headers } = await get(origin + path, { headers: { cookie } })
    const isPublic = /public|s-maxage/.test(headers['cache-control'] ?? '')
    if (text.includes(pupil.email) || (status === 200 && isPublic))
      failures.push(`${path}: ${status} tells who is signed in, ${headers['cache-control']}`)
  }
  return failures
}

/** What a mail program makes of an address at the end of a sentence. */
async function endOfSentence({ origin }: RunningShop): Promise<string[]> {
  const failures: string[] = []
  const list = await get(`${origin}/san-pham`)
  const [, path = ''] = /href="(\/san-pham\/[^"/?]*\d+)"/.exec(list.text) ?? []
  for (const sign of ['.', ',', ')', '%E2%80%9D']) {
    const { status, headers } = await get(`${origin}${path}${sign}`)
    const leads = String(headers.location ?? '').replace(origin, '')
    if (status < 300 || status >= 400 || leads !== path)
      failures.push(`${path}${sign}: ${status} ${leads}`)
  }
  return failures
}

/** Two slashes in front, which browsers read as a host, with whatever has the gateway or the storefront lead elsewhere. */
async function hostsInPaths({ origin }: RunningShop): Promise<string[]> {
  const failures: string[] = []
  for (const front of ['//evil.example', '///evil.example', '//evil.example//'])
    for (const end of ['/trang-chu.', '/San-Pham', '/san-pham?priceFrom=', '.', '/', '/m/x'])
      for (const accept of ['text/html', '*/*']) {
        const { headers } = await get(origin + front + end, { headers: { accept } })
        const { location = '/' } = headers
        if (new URL(location, origin).origin !== origin)
          failures.push(`${front}${end} leads to ${location}`)
      }
  return failures
}

/** A link alone signs nobody into somebody else's account. */
async function linkThatSignsIn({ origin, backendOrigin }: RunningShop): Promise<string[]> {
  const body = { Email: pupil.email, Password: pupil.password }
  const entered = await call(backendOrigin, '/api/Authentication/Login', { method: 'POST', body })
  const authorization = `Bearer ${JSON.parse(entered.text).token}`
  const made = await call(backendOrigin, '/api/mobile/session-code', {
    ...{ method: 'POST', headers: { authorization }, body: { next: '/mobile/course/1' } },
  })
  const { code } = JSON.parse(made.text).data
  const { headers } = await get(`${origin}/mobile/session?code=${code}`)
  const isIn = (headers['set-cookie'] ?? []).some((cookie) => /hien-sach-session=[^;]/.test(cookie))
  return isIn ? ['a link to /mobile/session signs a visitor into its sender’s account'] : []
}

async function hostileNames({ origin }: RunningShop): Promise<string[]> {
  const failures: string[] = []
  for (const [at, Name] of ['evil。com', 'evil.zip', '\u200b\u200d', '\u202emoc.live'].entries()) {
    const body = {
      ...{ Email: `ten${randomUUID().slice(0, 8)}@checks.test`, Phone: newPhone(), Name },
      ...{ Password: 'mật khẩu đủ dài', Address: '', WardId: null, IsStudent: true },
    }
    const { status } = await call(origin, '/api/User/Register-student', {
      ...{ method: 'POST', body, headers: { 'x-forwarded-for': `10.80.0.${at}` } },
    })
    if (status !== 400) failures.push(`the name ${JSON.stringify(Name)}: ${status}`)
  }
  return failures
}

/** Addresses and names that are not what they look like. */
export const oddAddresses: Check = {
  name: 'odd-addresses',
  proves:
    'extra segments, ends of sentences, hosts in paths, links that sign in, names that are addresses',
  run: async () => {
    const shop = await sharedShop()
    const ways = [extraSegments, endOfSentence, hostsInPaths, linkThatSignsIn, hostileNames]
    const failures: string[] = []
    for (const way of ways) failures.push(...(await way(shop)))
    return { count: ways.length, failures }
  },
}
