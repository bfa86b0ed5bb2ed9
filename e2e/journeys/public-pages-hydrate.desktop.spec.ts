import type { APIRequestContext } from 'playwright/test'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { publicAddresses } from '@/e2e/support/public-addresses'
import { expect, test } from '@/e2e/support/test'

const removedScripts = async (request: APIRequestContext) =>
  /^gateway_removed_scripts_total (\d+)/m.exec(await (await request.get('/metrics')).text())?.[1]

test('every kind of public page hydrates, with no script left out and a silent console', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const addresses = await publicAddresses(request)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(200)
    await page.mouse.move(100, 100)
    await page.mouse.move(200, 200)
    await expect.poll(() => page.evaluate(isHydrated), { message: address }).toBe(true)
  }
  expect(await removedScripts(request)).toBe('0')
})

test('a page that is missing hydrates too', async ({ page, console: { allow } }) => {
  allow(/404/)
  expect((await page.goto('/san-pham/khong-co-999999'))?.status()).toBe(404)
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
})
