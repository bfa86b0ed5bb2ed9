import { passOn } from '@/e2e/chaos/fault-proxy'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { get } from '@/e2e/support/http'

const NO_SALE = 'Hiện chưa có đợt flash sale nào'
const PART_MISSING = 'Phần này chưa tải được'
const NOT_ASKED = 'Chưa tải được đợt flash sale'

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

/** What readers see while a part cannot be loaded, and the moment it can be again. */
async function flashSaleFails(stack: Stack) {
  const { shop, proxy } = stack
  failing(stack, '/api/FlashSale', 500)
  const during = await get(`${shop.origin}/flashSale`)
  proxy.set(passOn)
  const after = await get(`${shop.origin}/flashSale`)
  return [
    during.status === 200 ? null : `the flash sale answered ${during.status}`,
    during.text.includes(NOT_ASKED) ? null : 'the flash sale does not say that it is not known',
    during.text.includes(NO_SALE) ? 'a flash sale that could not be asked for is none' : null,
    during.headers['cache-control'] === 'no-store' ? null : 'a page that lacks a part may be kept',
    after.text.includes(NOT_ASKED) ? 'the failure is remembered' : null,
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
        ...(await flashSaleFails(stack)),
        ...(await homeCallsFail(stack)),
        ...(await logoFails(stack)),
        ...(await loginWanted(stack)),
      ]
      return { count: found.length, failures: found.filter((fault) => fault !== null) }
    }),
}
