import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { expect, test } from '@/e2e/support/test'

const NAMES = { light5: 'light', dark5: 'dark' } as const

test('the gallery shows every primitive in both themes, each in its own colours', async ({
  page,
}, info) => {
  await page.goto('/gallery')
  await page.waitForLoadState('load')
  await expectToFit(page)
  const backgrounds: string[] = []
  for (const [theme, name] of Object.entries(NAMES)) {
    const section = page.locator(`section[data-theme="${theme}"]`)
    // Buttons, labels, notices, fields, choices, numbers, places.
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(7)
    await expect(section.getByRole('button').first()).toBeVisible()
    backgrounds.push(await section.evaluate((element) => getComputedStyle(element).backgroundColor))
    const path = info.outputPath(`gallery-${name}.png`)
    await section.screenshot({ path })
    await info.attach(`gallery, ${name}`, { path, contentType: 'image/png' })
  }
  expect(new Set(backgrounds).size).toBe(2)
  await expectAccessible(page)
})
