import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type LiveShop, liveShop } from '@/e2e/security/live-shop'
import { personalCalls, personalPages, publicPages } from '@/e2e/security/page-addresses'
import { newcomer } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'
import { type Answer, type Asking, askPlainly, jsonOf } from '@/e2e/support/http-browser'

const is = (wanted: RegExp) => (value: string | undefined) =>
  value !== undefined && wanted.test(value)
const isAbsent = (value: string | undefined) => value === undefined

/** What every answer says, and what none does. */
const rules: Record<string, (value: string | undefined) => boolean> = {
  'content-security-policy': is(/(?:^|; ?)script-src /),
  'x-content-type-options': is(/^nosniff$/),
  // Stricter where an address holds a secret.
  'referrer-policy': is(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  'permissions-policy': is(/camera=\(\).*microphone=\(\)/),
  'cross-origin-opener-policy': is(/^same-origin$/),
  // Pictures and icons are shown in mails and apps too.
  'cross-origin-resource-policy': is(/^(?:same|cross)-origin$/),
  'strict-transport-security': is(/^max-age=(?:31536000|[4-9]\d{7})/),
  'x-powered-by': isAbsent,
  server: isAbsent,
  'x-nextjs-cache': isAbsent,
  'access-control-allow-origin': isAbsent,
}

function faultsOf({ status, headers }: Answer) {
  const faults = Object.entries(rules)
    .filter(([name, isFine]) => !isFine([headers[name]].flat()[0]))
    .map(([name]) => `${name}: ${headers[name] ?? 'missing'}`)
  return status === 405 && !headers.allow ? [...faults, 'allow: missing'] : faults
}

type Call = { method: string; path: string }

/** Every call the shop's own description lists, with ids that nobody has. */
async function everyCall({ shop }: LiveShop): Promise<Call[]> {
  const { paths } = jsonOf(await askPlainly(shop.backendOrigin, '/openapi.json'))
  return Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, '2000000000'),
    })),
  )
}

/** Files of the build and of `public/`, as a browser asks for them. */
function files(): string[] {
  const folder = '.next/static'
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => `/_next/static/${name.split('/').map(encodeURIComponent).join('/')}`)
  return [...built, ...readdirSync('public').map((name) => `/${name}`)]
}

/** Requests that are refused at the entry, or by whoever stands behind it. */
const refused: [string, Asking][] = [
  ['/%', {}],
  ['/a%2fb', {}],
  [`/${'a'.repeat(5000)}`, {}],
  ['/trang-chu', { method: 'POST' }],
  ['/trang-chu', { method: 'DELETE' }],
  ['/trang-chu', { method: 'TRACE' }],
  ['/trang-chu', { method: 'OPTIONS' }],
  ['/trang-chu', { headers: { host: 'evil.example' } }],
  ['/trang-chu', { headers: { 'next-action': 'x' }, method: 'POST' }],
  ['/api/nothing', {}],
  ['/api/Order', {}],
  ['/api/FlashSale', { method: 'DELETE' }],
  ['/api/Order/cal', { method: 'POST', body: 'x'.repeat(70_000) }],
  ['/api/Order/cal', { method: 'POST', body: 'x' }],
  ['/_next/static/nothing.js', {}],
  ['/media/nothing.webp', {}],
  ['/sitemaps/nothing-1.xml', {}],
  ['/mobile/mycourse/1', {}],
]

/** Whatever is asked and whoever answers, the headers that guard a browser are there. */
export const securityHeaders: Check = {
  name: 'security-headers',
  proves: 'every answer carries the headers that guard a browser',
  run: async () => {
    const live = await liveShop()
    const guest = live.browser()
    const { browser: reader, orderId } = await newcomer(live)
    const failures: string[] = []
    const statuses = new Set<number>()
    let count = 0
    const look = (what: string, answer: Answer) => {
      count += 1
      statuses.add(answer.status)
      for (const fault of faultsOf(answer)) failures.push(`${what} (${answer.status}) ${fault}`)
    }
    for (const path of [
      ...(await publicPages(guest)),
      ...personalPages(orderId, 1),
      ...files(),
      '/healthz',
      '/readyz',
    ]) {
      look(`GET ${path}`, await guest.ask(path))
      look(`HEAD ${path}`, await guest.ask(path, { method: 'HEAD' }))
    }
    for (const path of [...personalPages(orderId, 1), ...personalCalls(orderId)])
      look(`GET ${path} as a reader`, await reader.ask(path))
    for (const { method, path } of await everyCall(live))
      look(`${method} ${path}`, await guest.call(method, path, method === 'GET' ? undefined : {}))
    for (const [path, asking] of refused)
      look(`${asking.method ?? 'GET'} ${path.slice(0, 40)}`, await guest.ask(path, asking))
    const told = [...statuses].sort((one, other) => one - other).join(' ')
    return { count, failures, figures: { statuses: told } }
  },
}
