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

/** One call of the home page's seven fails: the rest is shown, and that part says that it is missing. */
async function newsFails(stack: Stack) {
  const { shop, proxy } = stack
  failing(stack, '/api/News', 500)
  const during = await get(`${shop.origin}/trang-chu`)
  proxy.set(passOn)
  const after = await get(`${shop.origin}/trang-chu`)
  return [
    during.status === 200 ? null : `the home page answered ${during.status}`,
    during.text.includes(PART_MISSING) ? null : 'the home page does not say what is missing',
    /Bán chạy trong tuần/.test(during.text) ? null : 'the home page lost its other parts',
    during.headers['cache-control'] === 'no-store'
      ? null
      : 'a home page that lacks a part may be kept',
    after.text.includes(PART_MISSING) ? 'the missing part is remembered' : null,
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
        ...(await newsFails(stack)),
        ...(await logoFails(stack)),
        ...(await loginWanted(stack)),
      ]
      return { count: found.length, failures: found.filter((fault) => fault !== null) }
    }),
}
