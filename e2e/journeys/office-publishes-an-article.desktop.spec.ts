import type { APIRequestContext, Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { dialog, signIn } from '@/e2e/support/people'
import { readPage, wordsOf } from '@/e2e/support/read-html'
import { staff } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

const TITLE = `Ba cuốn sách cho mùa mưa ${Date.now()}`

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 30, g: 70, b: 90 } } })
    .jpeg()
    .toBuffer()

async function beginArticle(page: Page) {
  await page.goto('/quan-tri')
  await signIn(page, staff)
  await page.getByRole('link', { name: 'Tin sách', exact: true }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Viết bài mới' }).click()
  await page.getByLabel('Tiêu đề').fill(TITLE)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
}

async function writeArticle(page: Page) {
  const text = page.getByRole('textbox', { name: 'Nội dung' })
  await text.click()
  await page.keyboard.type('Mưa thì đọc sách.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Chèn ảnh' }).click()
  const window = dialog(page, 'Ảnh trong bài')
  await window
    .getByLabel('Chọn tệp ảnh')
    .setInputFiles({ name: 'mua.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(window.locator('img')).toBeVisible()
  await window.getByLabel('Mô tả ảnh').fill('Cửa sổ ngày mưa')
  await window.getByRole('button', { name: 'Đưa vào bài' }).click()
  await expect(text.getByRole('img', { name: 'Cửa sổ ngày mưa' })).toBeVisible()
}

const addressOf = async (page: Page) =>
  new URL(
    (await page.getByRole('link', { name: 'Xem trước' }).getAttribute('href')) ?? '',
    page.url(),
  )

const statusFor = async (reader: APIRequestContext, path: string) =>
  (await readPage(reader, path)).status

test('an editor writes an article with a picture, and readers see it once it is published', async ({
  page,
  request: guest,
  console,
}) => {
  // The browser notes the refusal that the page then explains.
  console.allow(/409/)
  await beginArticle(page)
  await writeArticle(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  await expect(page.getByText(/^Phiên bản 2,/)).toBeVisible()

  const preview = await addressOf(page)
  const seen = await readPage(page.request, preview.pathname + preview.search)
  expect([seen.status, seen.isListed]).toEqual([200, false])
  expect(wordsOf(seen)).toContain('Mưa thì đọc sách.')
  expect(await statusFor(guest, preview.pathname)).toBe(404)
  expect(await statusFor(guest, preview.pathname + preview.search)).toBe(307)

  await page.getByRole('button', { name: 'Đăng', exact: true }).click()
  await expect(page.getByText('Đang hiện', { exact: true })).toBeVisible()
  await expect.poll(async () => statusFor(guest, preview.pathname)).toBe(200)
  const shown = await (await guest.get(preview.pathname)).text()
  expect(shown).toContain('alt="Cửa sổ ngày mưa"')
  expect(shown).toContain('/media/pictures/')

  await page.getByLabel('Tóm tắt').fill('Của tôi')
  const id = page.url().split('/').at(-1)
  const other = await page.request.patch(`/api/staff/news/${id}`, {
    headers: { 'x-requested-with': 'storefront' },
    data: { version: 2, summary: 'Của người khác' },
  })
  expect(other.status()).toBe(200)
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  const conflict = dialog(page, 'Người khác vừa lưu bài này')
  await expect(conflict.locator('del')).toContainText('người khác')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Giữ bản của tôi' }).click()
  await expect(page.getByText(/^Phiên bản 4,/)).toBeVisible()
  await page.getByRole('button', { name: 'Đăng thay đổi' }).click()
  await expect
    .poll(async () => wordsOf(await readPage(guest, preview.pathname)))
    .toContain('Của tôi')
})
