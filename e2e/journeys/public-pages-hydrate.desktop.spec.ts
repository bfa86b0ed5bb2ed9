import type { APIRequestContext } from 'playwright/test'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { expect, test } from '@/e2e/support/test'

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The app's pages stand in no sitemap, and short links only in books. */
const unlisted = ['/mobile/news/1', '/mobile/sgk/thu-vien-sgk/1']

/** Every page that stands alone, and the first two of each kind that has many. */
async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const files = locsIn(await (await request.get('/sitemap.xml')).text())
  const listed = await Promise.all(
    files.map(async (file) => {
      const urls = locsIn(await (await request.get(file)).text())
      return file.includes('/pages-') ? urls : urls.slice(0, 2)
    }),
  )
  return [...listed.flat(), ...unlisted]
}

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
