import type { Page } from 'playwright/test'
import { expect } from '@/e2e/support/test'

/** Nothing is wider than the screen. A mobile window grows with what overflows it, so the document's own width counts. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
