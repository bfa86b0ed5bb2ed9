import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = {
  id: string
  impact: string | null
  help: string
  nodes: { target: string[]; html: string }[]
}
type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> }

/** No rule of WCAG 2.2 AA is broken seriously on the page as it stands once it has reckoned. */
export async function expectAccessible(page: Page): Promise<void> {
  // Sums that are being reckoned are dimmed for that moment.
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  // While one route gives way to the next, its title comes a moment after its content.
  await expect(page).toHaveTitle(/\S/)
  // Through the debugger, because the page's own policy lets no foreign script in.
  await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const found = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Still an experiment of axe; who speaks to the page says the words that stand on a button.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    // Alone: the list of all that is well takes longer to hand over than to find.
    return found.violations
  })
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    ),
  ).toEqual([])
}
