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
