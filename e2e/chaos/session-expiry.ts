import { execFileSync } from 'node:child_process'
import type { Browser, Page, Request } from 'playwright'
import { expectThat, trySteps, visit, withBrowser } from '@/e2e/chaos/browser-visit'
import { withCluster } from '@/e2e/chaos/database-down'
import type { Check } from '@/e2e/support/check'
import { call } from '@/e2e/support/http'
import { runProgram } from '@/e2e/support/run-program'
import { credentials, pupil, staff } from '@/e2e/support/sample-accounts'
import { signIn } from '@/e2e/support/sign-in'

const STREET = '12 Lê Lợi'
const SETTLED_MS = 12_000

/** The login page names the list in its query. */
const isList = ({ pathname }: URL) => pathname === '/san-pham'

async function signInHere(page: Page) {
  await page.getByLabel('Email').fill(pupil.email)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(pupil.password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await page.locator('html[data-signed-in]').waitFor({ state: 'attached' })
}

/** To the second step of an order, with a recipient typed. */
async function toDelivery(page: Page) {
  await page.goto('/san-pham?searchContent=toan+lop+1')
  await page.getByRole('list', { name: 'Danh sách sách' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await page.getByText(/^Đã thêm “/).waitFor()
  await page.goto('/gio-hang')
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).waitFor()
}

/** Ends the session of this browser from elsewhere, as a password that is changed does. */
async function endElsewhere(page: Page, origin: string) {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const got = await call(origin, '/api/Authentication/Logout', {
    method: 'POST',
    headers: { cookie },
    body: {},
  })
  expectThat(got.status === 200, `signing out answered ${got.status}`)
}

const betweenCartAndCheckout = (browser: Browser, origin: string) => async () => {
  const { page, loads } = await visit(browser, origin)
  await page.goto('/login?next=/san-pham')
  await signInHere(page)
  await page.waitForURL(isList)
  await toDelivery(page)
  const street = page.getByLabel('Số nhà, tên đường')
  if (await street.isVisible()) await street.fill(STREET)
  const before = loads()
  await endElsewhere(page, origin)
  await page
    .getByRole('button', { name: 'Tiếp tục thanh toán' })
    .click()
    .catch(() => undefined)
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' })
  await dialog.waitFor()
  expectThat(loads() - before <= 1, `${loads() - before} loads`)
  await signInHere(page)
  await dialog.waitFor({ state: 'hidden' })
  await page.goto('/gio-hang')
  // Where it was broken off, not at its beginning.
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).waitFor()
  await page.context().close()
}

/** Once lost, the page shows a guest's state, after one load at most. */
const revokedInSight = (browser: Browser, origin: string) => async () => {
  const { page, loads } = await visit(browser, origin)
  await page.goto('/login?next=/san-pham')
  await signInHere(page)
  await page.waitForURL(isList)
  await page.getByRole('main').getByRole('link').first().waitFor()
  const before = loads()
  await endElsewhere(page, origin)
  await page.locator('html:not([data-signed-in])').waitFor({ state: 'attached' })
  await page.waitForTimeout(SETTLED_MS)
  expectThat(loads() - before <= 1, `${loads() - before} loads in twelve seconds`)
  await page.context().close()
}

const isLine = (request: Request) => request.url().includes('/api/session-end/')
/** The page before it may still be waking, and would load itself anew in its place. */
const isOfFront = (request: Request) => request.frame().url().endsWith('/trang-chu')

/** The session ends after the page has been told who is signed in, and before it listens for the end. */
const revokedUnheard = (browser: Browser, origin: string) => async () => {
  const { page } = await visit(browser, origin)
  await page.goto('/login?next=/san-pham')
  await signInHere(page)
  await page.waitForURL(isList)
  let ended: Promise<void> | undefined
  await page.route('**/api/session-end/*', async (route) => {
    if (isOfFront(route.request())) ended ??= endElsewhere(page, origin)
    await ended
    await route.continue()
  })
  // The page loads itself anew before it is whole.
  await Promise.all([
    page.waitForRequest((request) => isLine(request) && isOfFront(request)),
    page.goto('/trang-chu', { waitUntil: 'commit' }),
  ])
  await page.locator('html:not([data-signed-in])').waitFor({ state: 'attached' })
  await page.context().close()
}

export const sessionExpiry: Check = {
  name: 'session-expiry',
  proves: 'a session ends between cart and checkout',
  run: () =>
    withBrowser((browser, { origin }) =>
      trySteps({
        'between cart and checkout': betweenCartAndCheckout(browser, origin),
        'a page in sight': revokedInSight(browser, origin),
        'a page about to listen': revokedUnheard(browser, origin),
      }),
    ),
}

const isSignedIn = async (origin: string, cookie: string) =>
  (await call(origin, '/api/UserAddress', { headers: { cookie } })).status === 200

export const sessionRevoked: Check = {
  name: 'session-revoked',
  proves: 'session revoked, user disabled, role lowered',
  run: () =>
    withCluster(({ url }, { shop: { origin, dataDir }, backend }) => {
      const sql = (text: string) => runProgram('psql', '-qX', url, '-c', text)
      const expectLost = async (cookie: string) => {
        const got = await call(origin, '/api/UserAddress', { headers: { cookie } })
        expectThat(got.status === 401, `the next call answered ${got.status}`)
        const gone = (got.headers['set-cookie'] ?? []).join()
        expectThat(/hien-sach-session=;/.test(gone), 'the cookie stays')
        const page = await call(origin, '/tai-khoan/thong-tin-tai-khoan', { headers: { cookie } })
        expectThat(page.status < 500, `a page of the account answered ${page.status}`)
      }
      return trySteps({
        revoked: async () => {
          const [cookie, other] = [await signIn(origin), await signIn(origin)]
          expectThat(await isSignedIn(origin, cookie), 'nobody is signed in')
          await call(origin, '/api/Authentication/Logout', {
            method: 'POST',
            headers: { cookie },
            body: {},
          })
          await expectLost(cookie)
          expectThat(await isSignedIn(origin, other), 'the other browser lost its session too')
        },
        disabled: async () => {
          const cookie = await signIn(origin)
          sql(`update app_user set status = 2 where email = '${pupil.email}'`)
          await expectLost(cookie)
        },
        'role lowered': async () => {
          const signedIn = await call(backend.origin, '/api/Authentication/Login', {
            method: 'POST',
            body: credentials(staff),
          })
          const { token } = JSON.parse(signedIn.text) as { token: string }
          const orders = async () =>
            (
              await call(backend.origin, '/api/staff/orders', {
                headers: { authorization: `Bearer ${token}` },
              })
            ).status
          expectThat((await orders()) === 200, 'the staff may not see orders')
          execFileSync(
            process.execPath,
            ['--import', 'tsx', 'backend/shop-cli/cli.ts', 'role', staff.email, 'user'],
            { env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } },
          )
          const after = await orders()
          expectThat(after === 401 || after === 403, `the staff of yesterday got ${after}`)
        },
      })
    }),
}
