import type { APIRequestContext, Page } from 'playwright/test'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { pupil } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

// The app talks to the upstream itself; the storefront gives its token to nobody.
const upstream = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}/api`

async function tokenOf(request: APIRequestContext): Promise<string> {
  const data = { Email: pupil.email, Password: pupil.password, remember: true }
  const answer = await request.post(`${upstream}/Authentication/Login`, { data })
  return ((await answer.json()) as { token: string }).token
}

type Heard = { v: number; type: string; payload: Record<string, unknown> }

/** A webview with an Android app around it. */
async function insideApp(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard, AppBridge: { postMessage: (text: string) => heard.push(text) } })
  })
  const heard = () =>
    page.evaluate(() =>
      (window as unknown as { heard: string[] }).heard.map((text) => JSON.parse(text)),
    ) as Promise<Heard[]>
  return {
    hears: (type: string, payload: object) =>
      expect.poll(heard).toContainEqual(expect.objectContaining({ v: 1, type, payload })),
    tell: (message: object) =>
      page.evaluate(
        (text) =>
          (window as unknown as { appBridgeReceive: (text: string) => void }).appBridgeReceive(
            text,
          ),
        JSON.stringify({ v: 1, ...message }),
      ),
  }
}

async function expectBare(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.locator('#thuc-don, [data-tab-bar], nav[aria-label="Bạn đang ở"]')).toHaveCount(
    0,
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expectAccessible(page)
}

test('an app hands its session over once, and its pages stay together', async ({
  page,
  request,
  console,
}) => {
  console.allow(/status of 401/)
  const app = await insideApp(page)
  const authorization = `Bearer ${await tokenOf(request)}`
  const courses = await request.get(`${upstream}/UserCourse`, { headers: { authorization } })
  const { courseId } = ((await courses.json()) as { data: { courseId: number }[] }).data[0] ?? {}
  const course = `/mobile/mycourse/${courseId}`

  const refused = await page.goto(course)
  expect(refused?.status()).toBe(401)
  await expect(page.getByRole('heading', { name: 'Bạn cần đăng nhập', level: 1 })).toBeVisible()
  await expectBare(page)
  await app.hears('authExpired', { path: course })

  await page.setExtraHTTPHeaders({ authorization })
  const opened = await page.goto(`${course}?token=${authorization.slice(7)}`)
  await page.setExtraHTTPHeaders({})
  expect(opened?.status()).toBe(200)
  await expect(page).toHaveURL(new RegExp(`${course}$`))
  await expectBare(page)
  await app.hears('ready', { path: course })
  await app.hears('title', { text: await page.title() })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')

  await page.locator('a[href^="/mobile/mycourse/lesson/"]').first().click()
  await expect(page).toHaveURL(/\/mobile\/mycourse\/lesson\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await app.hears('navigate', { path: new URL(page.url()).pathname })
  await app.tell({ type: 'theme', payload: { mode: 'dark' } })
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^dark/)
  await expectBare(page)
  expect((await page.reload())?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('data-theme', /^dark/)
})

test('a code opens a page once; what leads out of the app is handed to it', async ({
  page,
  request,
  console,
}) => {
  console.allow(/status of 401/)
  const app = await insideApp(page)
  const authorization = `Bearer ${await tokenOf(request)}`
  const answer = await request.post('/api/mobile/session-code', {
    headers: { authorization },
    data: { next: '/mobile/sgk/thu-vien-sgk/1' },
  })
  const { code } = ((await answer.json()) as { data: { code: string } }).data
  await page.goto(`/mobile/session?code=${code}`)
  // A link may come from anybody, so the page names the account and asks.
  await page.getByRole('button', { name: /^Tiếp tục với / }).click()
  await expect(page).toHaveURL(/\/mobile\/sgk\/thu-vien-sgk\/1$/)
  expect(await page.evaluate(() => document.referrer)).not.toContain(code)
  await expectBare(page)
  const buy = page.locator('a[href^="/san-pham/"]').first()
  const url = new URL((await buy.getAttribute('href')) ?? '', page.url()).href
  await buy.click()
  await app.hears('openExternal', { url })
  await expect(page).toHaveURL(/\/mobile\/sgk\/thu-vien-sgk\/1$/)

  expect((await page.goto(`/mobile/session?code=${code}`))?.status()).toBe(401)
  // The session that the code has opened is still there.
  expect((await page.goto('/mobile/myExercise/1'))?.status()).not.toBe(401)
})
