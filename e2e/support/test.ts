import { test as base, expect, type Page } from 'playwright/test'
import { hearMessages } from '@/e2e/support/toast-messages'

/** A link that was rested on has its page made ready, with pictures and styles that only a visit would use. */
const madeReady = /was preloaded using link preload but not used/

/** Messages a person's console would show; a quiet console is part of every journey. */
function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`))
  return messages
}

/** Playwright's test, with messages written down and a console that must stay silent. `allow` names what a test provokes on purpose. */
export const test = base.extend<{ console: { allow: (pattern: RegExp) => void } }>({
  context: async ({ context }, use) => {
    await hearMessages(context)
    await use(context)
  },
  console: [
    async ({ page }, use) => {
      const messages = listen(page)
      const allowed = [madeReady]
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(messages.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
