import { endpoints } from '@/contract'
import { hostileSegments } from '@/e2e/security/input/hostile-segments'
import { startRecorder } from '@/e2e/security/input/recording-upstream'
import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { send } from '@/e2e/support/http'
import { sharedSecret, sharedShop, startShop } from '@/e2e/support/shop'
import { aliases } from '@/lib/routes/aliases'
import { allPages } from '@/lib/routes/pages'
import { sandboxPages } from '@/scripts/start/child-env'

const own = [
  ...['/tai-khoan/don-hang/{id}', '/xac-nhan-don-hang/{id}', '/xac-nhan-don-hang/{id}/hoa-don'],
  ...[
    '/bai-tap/{id}',
    '/bai-tap-cua-toi/{id}',
    '/bai-kiem-tra/{id}',
    '/myexam/{id}',
    '/khoa-hoc/{id}',
  ],
  ...['/bai-hoc/{id}', '/media/{file}', '/media/covers/{file}', '/og/{token}', '/sitemaps/{name}'],
  ...[
    '/sandbox-pay/{page}',
    '/dev/{page}',
    '/_next/{file}',
    '/_next/static/{file}',
    '/{anything}',
    '/api/{call}',
  ],
  ...['/api/auth/{page}', '/api/session-end/{topic}', '/xem-truoc?id={id}', '/mobile/{page}'],
]

/** Every address of the shop that takes a value, as pages and calls. */
const routes = [
  ...new Set([
    ...allPages.map(({ path }) => path.replace('*', '')),
    ...aliases.map(({ from }) => from.replace('*', '')),
    ...endpoints
      .filter(({ endpoint }) => endpoint.method === 'GET')
      .map(({ endpoint }) => endpoint.path),
    ...own,
  ]),
].filter((pattern) => pattern.includes('{'))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const listed = endpoints.map(({ endpoint: { method, path, params } }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const pattern = path
    .split(/\{\w+\}/)
    .map(escaped)
    .join('([^/?#;\\\\]+)')
  return { method, names, params, pattern: new RegExp(`^${pattern}$`, 'i') }
})

/** A file's name may hold any letter, but no sign that climbs or cuts the path. */
const isFile = (path: string) => !/\.\.|\/\/|%2f|%5c|%0\d|[\\#]/i.test(path)

/** What the upstream may be asked: a call of the contract with values that it takes, a picture, how it is. */
function isListed(method: string, address: string): boolean {
  const [path = ''] = address.split('?')
  if (path === '/healthz' || path === '/readyz') return true
  if (path.startsWith('/media/')) return isFile(path)
  if (sandboxPages.includes(path) || path === '/dev/accounts') return true
  return listed.some((call) => {
    const values = call.pattern.exec(path)?.slice(1)
    if (call.method !== method || !values) return false
    const given = Object.fromEntries(
      call.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    )
    return call.params === undefined || call.params.safeParse(given).success
  })
}

/** No address breaks the shop, and none makes it ask its upstream for what the contract does not list. */
export const hostilePaths: Check = {
  name: 'hostile-paths',
  proves: 'hostile path segments on every route',
  run: async (pace) => {
    const { backendOrigin } = await sharedShop()
    const recorder = await startRecorder(backendOrigin)
    const shop = await startShop({ UPSTREAM_URL: recorder.origin, INTERNAL_SECRET: sharedSecret })
    const addresses = routes.flatMap((route) =>
      hostileSegments.map((segment) => route.replace(/\{\w+\}/, () => segment)),
    )
    const tried = shareOf(addresses, pace, 40)
    const failures = await eachOf(tried, async (target) => {
      const { status } = await send(shop.origin, {
        target,
        headers: { 'x-requested-with': 'storefront' },
      })
      return status < 500 ? undefined : `${target.slice(0, 200)}: ${status}`
    })
    const strange = recorder.asked.filter(({ method, address }) => !isListed(method, address))
    failures.push(
      ...strange.map(({ method, address }) => `the upstream was asked ${method} ${address}`),
    )
    await shop.stop()
    await recorder.close()
    const figures = {
      routes: String(routes.length),
      segments: String(hostileSegments.length),
      'upstream asked': String(recorder.asked.length),
    }
    return { count: tried.length, failures, figures }
  },
}
