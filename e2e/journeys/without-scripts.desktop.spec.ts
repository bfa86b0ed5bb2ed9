import { expect, test } from '@/e2e/support/test'

test.use({ javaScriptEnabled: false })

for (const path of ['/gio-hang', '/tra-cuu-don-hang']) {
  test(`without scripts ${path} says so and lets nobody wait`, async ({ page }) => {
    await page.goto(path)
    const instead = page.locator('main noscript')
    await expect(instead).toBeVisible()
    // Matchers of text pass over what stands in a noscript.
    expect(await instead.textContent()).toMatch(/cần JavaScript/)
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    const waiting = page.getByRole('main').locator('[aria-busy] > [aria-hidden]')
    for (const spinner of await waiting.all()) await expect(spinner).toBeHidden()
  })
}

test('without scripts a telephone opens its sheet of filters and follows one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/san-pham')
  const sheet = page.getByRole('complementary', { name: 'Lọc sách' })
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Lọc' }).click()
  await sheet.getByRole('link', { name: 'Lớp 5', exact: true }).click()
  await expect(page).toHaveURL(/\/san-pham\?grade=5$/)
  await expect(page.getByRole('button', { name: 'Lọc (1)' })).toBeVisible()
})
