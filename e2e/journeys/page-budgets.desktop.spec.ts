import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'

/** In kB of gzip, a little above what they weigh. The goal is 8 for a list and 7 for a book. */
const limits: readonly [path: string, limit: number][] = [
  ['/trang-chu', 8.9],
  ['/san-pham', 7.7],
  ['/san-pham/toan-lop-1-tap-mot-93', 7],
  ['/tin-sach', 6.1],
  ['/thu-vien', 5.1],
  ['/sach-giao-khoa', 5.5],
]

// React has taken the page over, so the next press loads no new document.
const isTaken = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))

test('a page carries what stands in it once', async ({ request }) => {
  for (const [path, limit] of limits) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const size = gzipSync(await response.body(), { level: 9 }).length / 1024
    expect(size, `kB of ${path}`).toBeLessThan(limit)
  }
})

test('the head of a page goes with it, and a page that is missing says so', async ({ page }) => {
  await page.goto('/san-pham')
  await page.waitForFunction(isTaken)
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/san-pham$/)
  await page.evaluate(() => {
    document.body.setAttribute('data-same-document', '')
    document
      .querySelector('main article :is(h2, h3) a')
      ?.setAttribute('href', '/san-pham/khong-co-999999')
  })
  await page.locator('main article :is(h2, h3) a').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy' })).toBeVisible()
  await expect(canonical).toHaveCount(0)
  await expect(page.locator('title')).toHaveCount(1)
  await page.goBack()
  await expect(canonical).toHaveAttribute('href', /\/san-pham$/)
  await expect(page).toHaveTitle(/^Danh mục sách/)
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
})

test('who goes on to a book and comes back finds the list as it was', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/san-pham')
  await page.waitForFunction(isTaken)
  const titles = page.locator('main article :is(h2, h3)')
  const before = await titles.allTextContents()
  expect(before).toHaveLength(24)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await titles.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: before[0] ?? 'no book' })).toBeVisible()
  await page.goBack()
  await expect(titles).toHaveText(before)
  await expect(page.locator('body[data-same-document]')).toHaveCount(1)
  expect(faults).toEqual([])
})

test('a book opens at its top, and the list again where it was left, without a ride there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/san-pham')
  await page.waitForFunction(isTaken)
  const link = page.locator('main article :is(h2, h3) a').nth(20)
  await link.scrollIntoViewIfNeeded()
  const leftAt = await page.evaluate(() => scrollY)
  expect(leftAt).toBeGreaterThan(100)
  const openedAt = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = new MutationObserver(() => {
          if (document.querySelector('[data-buy-bar]'))
            requestAnimationFrame(() => resolve(scrollY))
        })
        look.observe(document.body, { childList: true, subtree: true })
      }),
  )
  await link.click()
  expect(await openedAt).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt)
})
