import { expect, type Locator, type Page } from 'playwright/test'

const FARTHEST = 150

/** Presses Tab until the target has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Looked up once: to find a control by its name takes longer than to press a key.
  const control = await target.elementHandle()
  const hasFocus = () => control?.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < FARTHEST; presses++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by keyboard: ${target}`)
}

/** Reaches a control and presses a key on it. */
export async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
