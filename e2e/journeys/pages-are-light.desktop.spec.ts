import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'

/** In kB of gzip, a tenth above what they weigh. The goal is 8 for a list and 7 for a book. */
const limits: readonly [path: string, limit: number][] = [
  ['/trang-chu', 15],
  ['/san-pham', 13.3],
  ['/san-pham/toan-lop-1-tap-mot-93', 12.7],
  ['/tin-sach', 10.7],
  ['/thu-vien', 9.6],
  ['/sach-giao-khoa', 10.5],
]

test('a page carries what stands in it once', async ({ request }) => {
  for (const [path, limit] of limits) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const size = gzipSync(await response.body(), { level: 9 }).length / 1024
    expect(size, `kB of ${path}`).toBeLessThan(limit)
  }
})

test('who goes on to a book and comes back finds the list as it was', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/san-pham')
  // React has taken the page over, so the next press loads no new document.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  const titles = page.locator('.shelf .book-title')
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
