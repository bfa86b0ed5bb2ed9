import { expect, type Page } from 'playwright/test'

/** The newest link of a kind that the shop mailed to somebody, read from the page that shows its emails. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const emails = await (await page.request.get('/dev/outbox')).text()
  const [, link] =
    new RegExp(`data-to="${email}"[^]*?(http\\S*${path}#[\\w=-]+)`).exec(emails) ?? []
  expect(link, `a link for ${email}`).toBeDefined()
  return link ?? ''
}

/** Tab by Tab to what is called so, and Enter. */
export async function pressByKeyboard(page: Page, role: 'button' | 'link', name: string | RegExp) {
  const wanted = page.getByRole(role, { name })
  await expect(wanted).toBeEnabled()
  await page.locator('body').focus()
  for (let steps = 0; steps < 120; steps++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
  }
  throw new Error(`the Tab key never reaches ${name}`)
}

export const inTheDark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark5'
  })
