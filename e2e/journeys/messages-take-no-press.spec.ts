import { addBook } from '@/e2e/support/checkout'
import { expect, test } from '@/e2e/support/test'

test('a message that is leaving takes no press from what it slides over', async ({ page }) => {
  await page.clock.install()
  await addBook(page)
  const message = page.getByRole('status').filter({ hasText: /^Đã thêm “/ })
  await expect(message).toBeVisible()
  // It leaves in the page's own time, which stands still from here on.
  await page.clock.pauseAt(new Date(Date.now() + 2_000))
  await message.getByRole('button', { name: 'Đóng' }).click()
  await page.clock.runFor(100)
  const isUnderneath = () =>
    message.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
      return !element.closest('li')?.contains(pressed)
    })
  await expect.poll(isUnderneath).toBe(true)
})
