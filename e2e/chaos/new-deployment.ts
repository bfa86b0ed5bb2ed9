import type { Browser } from 'playwright'
import { expectThat, hydrated, trySteps, visit, withBrowser } from '@/e2e/chaos/browser-visit'
import type { Check } from '@/e2e/support/check'

/** A page that loads itself for ever has done so by then; that something stays away has no state to wait for. */
const LONG_ENOUGH_MS = 10_000

/** A page opened before a deployment asks for a program that is gone: one load anew, then it works with the new ones. */
const chunkIsGone = (browser: Browser, origin: string) => async () => {
  const { page, loads } = await visit(browser, origin)
  await page.goto('/san-pham')
  await hydrated(page)
  let gone = 0
  const before = loads()
  await page.route('**/_next/static/**/*.js', (route) => {
    if (loads() > before) return route.continue()
    gone += 1
    return route.fulfill({ status: 404, body: '' })
  })
  // Of a new document alone: a dialog has an address of its own, which counts as a navigation too.
  const renewed = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Đăng nhập' }).first().click()
  await renewed
  await hydrated(page)
  expectThat(gone > 0, 'no program was asked for')
  expectThat(loads() - before === 1, `${loads() - before} loads`)
  await page.context().close()
}

/** Programs that stay away do not make the page load itself for ever. */
const chunkStaysGone = (browser: Browser, origin: string) => async () => {
  const { page, loads } = await visit(browser, origin)
  await page.goto('/san-pham')
  await hydrated(page)
  await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const before = loads()
  await page.getByRole('link', { name: 'Đăng nhập' }).first().click()
  await page.waitForTimeout(LONG_ENOUGH_MS)
  expectThat(loads() - before <= 1, `${loads() - before} loads in ten seconds`)
  await page.context().close()
}

/** A newer shop answers with more than the old page knows. */
const unknownFields = (browser: Browser, origin: string) => async () => {
  const { page, thrown } = await visit(browser, origin)
  let answered = 0
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const json: unknown = await answer.json().catch(() => null)
    if (typeof json !== 'object' || json === null) return route.fulfill({ response: answer })
    answered += 1
    const data = 'data' in json && typeof json.data === 'object' ? json.data : undefined
    const more = Array.isArray(data) || !data ? data : { ...data, ofTomorrow: { is: ['new'] } }
    return route.fulfill({ response: answer, json: { ...json, data: more, ofTomorrow: 1 } })
  })
  await page.goto('/san-pham')
  await page.getByRole('list', { name: 'Danh sách sách' }).getByRole('link').first().click()
  await page.waitForURL(/\/san-pham\/./)
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await page
    .getByText(/^Đã thêm “/)
    .first()
    .waitFor()
  await page.goto('/gio-hang')
  await page.getByRole('textbox', { name: /^Số lượng/ }).waitFor()
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  await page.getByLabel('Họ và tên người nhận').waitFor()
  expectThat(answered > 1, `${answered} answers were changed`)
  expectThat(thrown().length === 0, thrown().join(', '))
  await page.context().close()
}

export const newDeployment: Check = {
  name: 'new-deployment',
  proves: 'an old page meets a new shop',
  run: () =>
    withBrowser((browser, { origin }) =>
      trySteps({
        'a program is gone': chunkIsGone(browser, origin),
        'programs stay away': chunkStaysGone(browser, origin),
        'fields of tomorrow': unknownFields(browser, origin),
      }),
    ),
}
