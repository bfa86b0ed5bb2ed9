import { passOn } from '@/e2e/chaos/fault-proxy'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { apologyFault, call, get } from '@/e2e/support/http'
import { signIn } from '@/e2e/support/sign-in'

const NO_SALE = 'Hiện chưa có đợt flash sale nào'
const PATIENCE_MS = 10_000
const PART_MISSING = 'Phần này chưa tải được'

/** One call fails while a page is written for the first time. */
const failing = ({ proxy }: Stack, path: string, status: number) =>
  proxy.set((call, ask) =>
    call.path.split('?')[0] === path
      ? Promise.resolve({
          status,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from('{}'),
        })
      : ask(),
  )

/** Pages that are nothing without the call that fails, some of them of an account. */
const wholePages = [
  '/flashSale',
  '/tai-lieu-cua-toi',
  '/bai-hoc/1',
  '/bai-kiem-tra/1',
  '/thu-vien',
] as const

/** The upstream fails in each of its calls: no page tells search engines and browsers that all is well. */
async function wholePagesFail({ shop, proxy }: Stack) {
  const cookie = await signIn(shop.origin)
  proxy.set(async () => ({
    status: 500,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{}'),
  }))
  const faults: (string | null)[] = []
  for (const path of wholePages) {
    const got = await get(shop.origin + path, { headers: { cookie } })
    faults.push(apologyFault(got, path, PATIENCE_MS))
    if (got.text.includes(NO_SALE)) faults.push('a flash sale that could not be asked for is none')
  }
  proxy.set(passOn)
  const after = await get(`${shop.origin}/flashSale`)
  return [...faults, after.status === 200 ? null : `the flash sale then answered ${after.status}`]
}

/** The call of a page itself is refused to this session: the page says so, and the next call takes the cookie away. */
async function sessionRefused({ shop, proxy }: Stack) {
  const cookie = await signIn(shop.origin)
  proxy.set((asked, pass) =>
    asked.headers.authorization
      ? Promise.resolve({
          status: 401,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from('{"errorMessage":"Phiên đăng nhập đã hết."}'),
        })
      : pass(),
  )
  const page = await get(`${shop.origin}/tai-lieu-cua-toi`, { headers: { cookie } })
  const answer = await call(shop.origin, '/api/User/UserApp?part=user', { headers: { cookie } })
  proxy.set(passOn)
  const taken = (answer.headers['set-cookie'] ?? []).some((one) => /Max-Age=0|1970/i.test(one))
  return [
    page.text.includes('Phiên đăng nhập đã hết') ? null : 'a refused page does not say so',
    answer.status === 401 && taken ? null : 'a session that was refused keeps its cookie',
  ]
}

/** The calls of the home page, and whether a part of it is missing where one fails. */
const homeCalls: readonly [path: string, isPart: boolean][] = [
  // The usual parts in their usual order take the place of what the office has composed.
  ['/api/home/layout', false],
  ['/api/HomePage/Categories', true],
  ['/api/FlashSale', true],
  ['/api/Library', true],
  ['/api/News', true],
  // What is promised of delivery then names no sums.
  ['/api/shipping/terms', false],
]

/** One call of the home page fails, and is whole again. */
async function homeCallFails(stack: Stack, [path, isPart]: (typeof homeCalls)[number]) {
  const home = `${stack.shop.origin}/trang-chu`
  failing(stack, path, 500)
  const { status, text, headers } = await get(home)
  return [
    status === 200 ? null : `the home page answered ${status}`,
    text.includes(PART_MISSING) === isPart ? null : 'the home page does not say what is missing',
    text.includes('Bán chạy trong tuần') ? null : 'the home page lost its other parts',
    headers['cache-control'] === 'no-store' ? null : 'a home page that lacks a part may be kept',
  ].map((fault) => fault && `${path}: ${fault}`)
}

/** One call of the home page after the other fails: the rest is shown, and the part says that it is missing. */
async function homeCallsFail(stack: Stack) {
  const faults: (string | null)[] = []
  for (const call of homeCalls) faults.push(...(await homeCallFails(stack, call)))
  stack.proxy.set(passOn)
  const { text, headers } = await get(`${stack.shop.origin}/trang-chu`)
  return [
    ...faults,
    text.includes(PART_MISSING) ? 'the missing part is remembered' : null,
    headers['cache-control'] === 'no-store' ? 'the whole home page may not be kept' : null,
  ]
}

/** Without the shop's logo every page is whole but for it, and none is kept so. */
async function logoFails(stack: Stack) {
  const { shop, proxy } = stack
  failing(stack, '/api/HomePage/Logo', 500)
  const during = await get(`${shop.origin}/san-pham`)
  proxy.set(passOn)
  const after = await get(`${shop.origin}/san-pham`)
  return [
    during.status === 200 ? null : `the list answered ${during.status}`,
    during.headers['cache-control'] === 'no-store' ? null : 'a page without its logo may be kept',
    after.headers['cache-status'] === 'gateway; fwd=miss' ? null : 'the page was kept',
  ]
}

/** Nobody is signed in on a page for everybody: the upstream's 401 says that it cannot serve the shop. */
async function loginWanted(stack: Stack) {
  failing(stack, '/api/IntroPage', 401)
  const { status, headers, text } = await get(`${stack.shop.origin}/gioi-thieu`)
  stack.proxy.set(passOn)
  return [
    status === 503 ? null : `the about page answered ${status}`,
    headers['retry-after'] ? null : 'the about page does not say when to come back',
    /<footer/.test(text) ? null : 'the failure has no footer',
    /<title>[^<]+<\/title>/.test(text) ? null : 'the failure has no title',
  ]
}

export const failedParts: Check = {
  name: 'failed-parts',
  proves: 'a failure is never remembered as a fact',
  run: () =>
    withStack(async (stack) => {
      const found = [
        ...(await wholePagesFail(stack)),
        ...(await sessionRefused(stack)),
        ...(await homeCallsFail(stack)),
        ...(await logoFails(stack)),
        ...(await loginWanted(stack)),
      ]
      return { count: found.length, failures: found.filter((fault) => fault !== null) }
    }),
}
