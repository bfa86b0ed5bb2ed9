import { gzipSync } from 'node:zlib'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { expect, test } from '@/e2e/support/test'

const HTML_KB = 20
/** Of a visit with nothing of ours in the browser yet. */
const LARGEST_SHIFT = 0.005

const paths = [
  '/trang-chu',
  '/san-pham',
  '/san-pham/toan-lop-1-tap-mot-93',
  '/tin-sach',
  '/thu-vien',
  '/sach-giao-khoa',
]
/** Twelve pages, each as a first visit. */
const firstPages = [
  ...paths,
  '/flashSale',
  '/gioi-thieu',
  '/chinh-sach-doi-tra',
  '/gio-hang',
  '/login',
  '/khong-co-trang-nay',
]
/** The narrowest and the widest; in full those between them too. */
const widths = process.env.FULL === '1' ? [360, 390, 768, 1280, 1440] : [360, 1440]
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

for (const width of widths)
  test(`nothing moves on a first visit at ${width} pixels`, async ({ browser, baseURL }) => {
    const moved: string[] = []
    for (const path of firstPages) {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto(path)
      await page.mouse.move(200, 200)
      await page.waitForFunction(isHydrated)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const shift = await page.evaluate(layoutShift)
      if (shift > LARGEST_SHIFT) moved.push(`${path}: ${shift.toFixed(4)}`)
      await context.close()
    }
    expect(moved).toEqual([])
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
