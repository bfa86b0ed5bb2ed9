import type { Page } from 'playwright/test'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { expect, test } from '@/e2e/support/test'

// The page is complete only once the scripts that are held have come.
const opened = { waitUntil: 'domcontentloaded' } as const

/** Scripts arrive only when the test lets them, as over a slow connection. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a book pressed into the cart before hydration is in it afterwards', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/san-pham/toan-lop-1-tap-mot-93', opened)
  const press = page.getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await press.click()
  await expect(press).toHaveAttribute('data-held', '')
  expect(await page.evaluate(isHydrated)).toBe(false)
  release()
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '1')
  await expect(press).not.toHaveAttribute('data-held')
})

test('numbers typed and pressed before hydration count one after the other', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/san-pham/toan-lop-1-tap-mot-93', opened)
  await page.getByRole('textbox', { name: /^Số lượng/ }).fill('3')
  await page.getByRole('button', { name: /^Tăng/ }).click()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '4')
})

test('what is typed into the search before hydration is searched for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/tin-sach', opened)
  await page.getByRole('button', { name: 'Tìm kiếm' }).first().click()
  const input = page.getByPlaceholder('Bạn muốn tìm kiếm gì ...')
  await input.pressSequentially('kiều')
  expect(await page.evaluate(isHydrated)).toBe(false)
  const apply = page.getByText('Áp dụng', { exact: true })
  const top = async () => (await apply.boundingBox())?.y
  const before = await top()
  release()
  await expect(page.getByRole('link', { name: /Truyện Kiều/ }).first()).toBeVisible()
  // A button that moves while it is pressed hears nothing.
  expect(await top()).toBe(before)
  await apply.click()
  await expect(page).toHaveURL(/searchContent=ki%E1%BB%81u/)
})

test('a link leads on before hydration', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/san-pham', opened)
  const link = page.locator('main article :is(h2, h3)').first().getByRole('link')
  const title = (await link.textContent()) ?? 'no book'
  await link.click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a panel opened before hydration stays open', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/trang-chu', opened)
  await page.getByRole('button', { name: 'Mở menu' }).click()
  const register = page.getByRole('link', { name: 'Đăng ký' })
  await expect(register).toBeVisible()
  release()
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
  await register.click()
  await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible()
})

test('a press whose script cannot be fetched is told so, and the next one counts', async ({
  page,
  console: { allow },
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const scripts = '**/_next/static/chunks/*.js'
  await page.route(scripts, (route) => route.abort('internetdisconnected'))
  await page.goto('/san-pham/toan-lop-1-tap-mot-93')
  const press = page.getByRole('button', { name: 'Thêm vào giỏ' }).first()
  await press.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa kết nối được' })).toBeVisible()
  await expect(press).not.toHaveAttribute('data-held')
  await page.unroute(scripts)
  await press.click()
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '1')
})

test('on a slow telephone a press during hydration still counts, once', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/san-pham/toan-lop-1-tap-mot-93')
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  // Four times as slow, on a machine that does other things beside it.
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '1', { timeout: 40_000 })
})
