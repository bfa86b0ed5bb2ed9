import { type BrowserContext, expect, type Page } from 'playwright/test'

const shown = new WeakMap<Page, string[]>()

const shownOn = (page: Page): string[] => {
  const texts = shown.get(page) ?? []
  shown.set(page, texts)
  return texts
}

/**
 * Writes down every message the shop shows in passing. It is gone after three seconds, on a slow machine perhaps before anybody has
 * looked.
 */
export async function hearMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding('messageShown', ({ page }, text: string) => {
    shownOn(page).push(text)
  })
  await context.addInitScript(() => {
    const told = new WeakSet<Element>()
    const tell = (window as unknown as { messageShown: (text: string) => void }).messageShown
    new MutationObserver(() => {
      for (const message of document.querySelectorAll('[data-sonner-toaster] [data-variant] > p')) {
        if (told.has(message)) continue
        told.add(message)
        tell(message.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** The shop says this, or has said it since it was last asked for. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  const fits = (one: string) => (typeof text === 'string' ? one === text : text.test(one))
  await expect
    .poll(() => shownOn(page).findIndex(fits), {
      message: `the shop says ${text}; it has said ${JSON.stringify(shownOn(page))}`,
    })
    .not.toBe(-1)
  shownOn(page).splice(0, shownOn(page).findIndex(fits) + 1)
}
