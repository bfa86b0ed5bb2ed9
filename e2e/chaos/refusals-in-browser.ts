import { type Browser, chromium, type Page } from 'playwright'
import { expectThat, hydrated, trySteps, visit } from '@/e2e/chaos/browser-visit'
import { type Answer, type Fault, passOn } from '@/e2e/chaos/fault-proxy'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import { findChromium } from '@/e2e/ci/chromium'
import type { Check } from '@/e2e/support/check'
import { pupil } from '@/e2e/support/sample-accounts'

const answer = (status: number, errorMessage: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ errorMessage })),
})
/** Whoever comes with a token is nobody to the upstream any more. */
const refusing: Fault = async (call, ask) =>
  call.headers.authorization ? answer(401, 'Phiên đăng nhập đã hết.') : ask()
const failing: Fault = async () => answer(500, 'lỗi')

async function signedIn(browser: Browser, { shop }: Stack) {
  const { page } = await visit(browser, shop.origin)
  await page.goto('/login?next=/san-pham')
  await page.getByLabel('Email').fill(pupil.email)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(pupil.password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.waitForURL('**/san-pham')
  await page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
  return page
}

async function expectNobody(page: Page) {
  await page.locator('html:not([data-signed-in])').waitFor({ state: 'attached' })
  // Behind the dialog of the sign-in, which hides the header from assistive technology.
  await page.locator('header [data-guest]').waitFor()
  const names = (await page.context().cookies()).map(({ name }) => name)
  expectThat(!names.includes('hien-sach-session'), 'the cookie stays')
}

/** The call of the document itself is refused: the name leaves the header with the cookie, and a button leads to the sign-in. */
const refused = (browser: Browser, stack: Stack, path: string) => async () => {
  const page = await signedIn(browser, stack)
  stack.proxy.set(refusing)
  try {
    await page.goto(path)
    await page.waitForURL(/\/login/)
    await page.getByRole('heading', { name: 'Đăng nhập' }).first().waitFor()
    await expectNobody(page)
  } finally {
    stack.proxy.set(passOn)
  }
  // Nothing is left that would refuse the next session.
  await page.getByLabel('Email').fill(pupil.email)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(pupil.password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.waitForURL((url) => url.pathname === path)
  await page.context().close()
}

/** A page that is nothing without its call says so with its status, within the shop's frame, and is there when the upstream is. */
const failed = (browser: Browser, stack: Stack, path: string) => async () => {
  const page = await signedIn(browser, stack)
  stack.proxy.set(failing)
  try {
    const response = await page.goto(path)
    expectThat(response?.status() === 503, `answered ${response?.status()}`)
    await hydrated(page)
    await page
      .locator('main')
      .getByText(/chưa tải được|đang bận|thử lại/i)
      .first()
      .waitFor()
    expectThat(await page.locator('footer').isVisible(), 'has no footer')
  } finally {
    stack.proxy.set(passOn)
  }
  const after = await page.goto(path)
  expectThat((after?.status() ?? 0) < 500, `then answered ${after?.status()}`)
  await page.context().close()
}

export const refusalsInBrowser: Check = {
  name: 'refusals-in-browser',
  proves: 'what the upstream refuses or fails to say is seen as such in a browser',
  run: () =>
    withStack(async (stack) => {
      const executablePath = findChromium()
      if (!executablePath) throw new Error('there is no browser here')
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      })
      const account = ['/tai-khoan/don-hang', '/tai-khoan/so-dia-chi', '/bai-tap/1']
      const pages = ['/flashSale', '/tai-lieu-cua-toi', '/bai-hoc/1', '/bai-kiem-tra/1']
      try {
        return await trySteps({
          ...Object.fromEntries(
            account.map((path) => [`refused: ${path}`, refused(browser, stack, path)]),
          ),
          ...Object.fromEntries(
            pages.map((path) => [`failed: ${path}`, failed(browser, stack, path)]),
          ),
        })
      } finally {
        await browser.close()
      }
    }),
}
