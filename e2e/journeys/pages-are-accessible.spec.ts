import type { APIRequestContext, Page } from 'playwright/test'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { dialog } from '@/e2e/support/people'
import { publicAddresses } from '@/e2e/support/public-addresses'
import { removedScripts } from '@/e2e/support/removed-scripts'
import { expect, test } from '@/e2e/support/test'
import { policyPaths } from '@/lib/routes/pages'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** In no sitemap, and yet met. */
const others = [
  '/gio-hang',
  '/login',
  '/tra-cuu-don-hang',
  '/san-pham?searchContent=qwzxv',
  '/san-pham?grade=3&sort=newest',
  '/khong-co-trang-nay',
  '/san-pham/khong-co-999999',
]

const [firstPolicy, ...otherPolicies] = Object.values(policyPaths)

/** On wide screens two of each kind; on telephones one, for they differ in their words alone. */
async function listed(page: Page, request: APIRequestContext) {
  if (!isPhone(page)) return publicAddresses(request)
  const addresses = await publicAddresses(request, 1)
  return addresses.filter((address) => !otherPolicies.some((path) => address.endsWith(path)))
}

async function open(page: Page, address: string) {
  const response = await page.goto(address)
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 200)
  await page.waitForFunction(isHydrated)
  return response?.status()
}

test('every public page hydrates with all its scripts, in silence, and is accessible', async ({
  page,
  request,
  console: { allow },
}) => {
  test.setTimeout(300_000)
  const addresses = await listed(page, request)
  expect(addresses.some((address) => address.endsWith(firstPolicy ?? ''))).toBe(true)
  expect(addresses.length).toBeGreaterThan(isPhone(page) ? 15 : 30)
  for (const address of addresses)
    await test.step(address, async () => {
      expect(await open(page, address)).toBe(200)
      await expectAccessible(page)
    })
  expect(await removedScripts(request)).toBe('0')
  allow(/404/)
  for (const address of others)
    await test.step(address, async () => {
      await open(page, address)
      await expectAccessible(page)
    })
})

/** The buttons of header and drawer; the drawer closes when one of them opens its panel. */
async function pressInHeader(page: Page, name: string) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Mở menu' }).click()
  await page.getByRole('button', { name }).click()
}

test('nor does an open menu, panel or dialog', async ({ page }) => {
  await open(page, '/san-pham')
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await expect(page.getByRole('button', { name: 'Đóng menu' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Lọc/ }).click()
    await expect(page.getByRole('textbox', { name: 'Giá từ (₫)' })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Đóng' }).click()
    await expect(page.getByRole('textbox', { name: 'Giá từ (₫)' })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Tìm kiếm: Bạn muốn' }).click()
  await page.getByPlaceholder('Bạn muốn tìm kiếm gì ...').fill('toan lop 1')
  const search = page.locator('#tim-kiem')
  await expect(search.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  // Escape would only empty the field.
  await search.getByRole('button', { name: 'Hủy' }).click()
  await expect(search).toBeHidden()
  for (const panel of ['Giao diện', 'Bảng nhanh'])
    await test.step(panel, async () => {
      await pressInHeader(page, panel)
      await expect(dialog(page, panel)).toBeVisible()
      await expect(dialog(page, panel).getByRole('status')).toHaveCount(0)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page, panel)).toBeHidden()
    })
  for (const [name, title] of [
    ['login', 'Đăng nhập'],
    ['register', 'Đăng ký'],
    ['forgot', 'Quên mật khẩu'],
  ] as const)
    await test.step(title, async () => {
      await open(page, `/trang-chu?dialog=${name}`)
      if (name === 'login' && isPhone(page)) return
      await expect(dialog(page, title)).toBeVisible()
      await expectAccessible(page)
    })
})
