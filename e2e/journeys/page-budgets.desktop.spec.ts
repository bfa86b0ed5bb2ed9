import { gzipSync } from 'node:zlib'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { expect, test } from '@/e2e/support/test'

const HTML_KB = 20
const LARGEST_SHIFT = 0.02

const paths = [
  '/trang-chu',
  '/san-pham',
  '/san-pham/toan-lop-1-tap-mot-93',
  '/tin-sach',
  '/thu-vien',
  '/sach-giao-khoa',
]
const cardLinks = 'main article :is(h2, h3) a'

/** Sum of the layout shifts nobody caused, as browsers report them. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve(sum)))
  })

test('the HTML of a read page keeps its budget', async ({ request }) => {
  const sizes: Record<string, number> = {}
  for (const path of paths) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    sizes[path] = gzipSync(await response.body(), { level: 9 }).length / 1024
  }
  const tooLarge = Object.entries(sizes).filter(([, size]) => size > HTML_KB)
  expect(tooLarge, JSON.stringify(sizes)).toEqual([])
})

test('nothing moves while a page loads and hydrates', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    await page.mouse.move(200, 200)
    await page.waitForFunction(isHydrated)
    expect(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(LARGEST_SHIFT)
  }
})

test('a book opens at its top, and the way back leads to the list as it was left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/san-pham')
  const links = page.locator(cardLinks)
  const before = await links.allTextContents()
  expect(before).toHaveLength(24)
  const link = links.nth(20)
  await link.scrollIntoViewIfNeeded()
  const leftAt = await page.evaluate(() => scrollY)
  expect(leftAt).toBeGreaterThan(100)
  await link.click()
  const title = before[20] ?? 'no book'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(links).toHaveText(before)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt)
})

test('a page from the browser’s memory shows the cart as it is now', async ({ page }) => {
  await page.goto('/san-pham')
  await page.locator(cardLinks).first().click()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '1')
  await page.goBack()
  await expect(page).toHaveURL(/\/san-pham$/)
  await expect(page.locator('html')).toHaveAttribute('data-cart-count', '1')
})
