import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { isHydrated } from '@/e2e/support/is-hydrated'
import { signIn } from '@/e2e/support/people'
import { removedScripts } from '@/e2e/support/removed-scripts'
import { staff } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

const NAME = `Chuyện kể bên bếp lửa ${Date.now()}`

/** Presses Back and answers what is asked then. */
async function stepBack(page: Page, answer: 'accept' | 'dismiss') {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => history.back())
  const dialog = await asked
  expect(dialog.message()).toContain('Có thay đổi chưa lưu')
  await dialog[answer]()
}

test('a shop assistant adds a book with a picture, and it is on the shelf', async ({
  page,
  request: guest,
}) => {
  await page.goto('/quan-tri')
  await signIn(page, staff)
  await expect(page.getByRole('heading', { level: 1, name: /^Chào/ })).toBeVisible()
  await page.getByRole('link', { name: 'Sản phẩm', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  const add = page.getByRole('link', { name: 'Thêm sản phẩm' })
  await add.click()
  await expect(page.getByLabel('Tên sách')).toHaveValue('')
  // Nothing is typed yet, so nothing is asked.
  await page.evaluate(() => history.back())
  await add.click()

  await page.getByLabel('Tên sách').fill(NAME)
  await stepBack(page, 'dismiss')
  await expect(page.getByLabel('Tên sách')).toHaveValue(NAME)
  await stepBack(page, 'accept')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await add.click()

  await page.getByLabel('Tên sách').fill(NAME)
  // Exactly: the menu of the office is a "Danh mục văn phòng".
  await page.getByLabel('Danh mục', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Giá bìa').fill('59000')
  await page.getByLabel('Số bản trong kho').fill('4')
  await page.getByLabel('Đang bán').check()
  const background = { r: 120, g: 40, b: 30 }
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  await page
    .getByLabel('Thêm ảnh')
    .setInputFiles({ name: 'bia.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByLabel('Mô tả ảnh (Bìa)')).toBeVisible()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  // Opened by its address, the screen hydrates with all its scripts and, as in every journey, in silence.
  await page.reload()
  await page.waitForFunction(isHydrated)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  expect(await removedScripts(guest)).toBe('0')

  const preview = page.getByRole('link', { name: 'Xem trong cửa hàng' })
  const shelf = await (await guest.get((await preview.getAttribute('href')) ?? '')).text()
  expect(shelf).toContain(NAME)
  expect(shelf).toContain('/media/pictures/')
})
