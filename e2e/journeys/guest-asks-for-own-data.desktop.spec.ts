import { confirmation, openPayment, placeOrder } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { inTheDark, mailedLink, pressByKeyboard } from '@/e2e/support/mailed-link'
import { stranger } from '@/e2e/support/people'
import { expect, test } from '@/e2e/support/test'

test('a guest sees, downloads and erases what the shop keeps of an order, and thinks better of it', async ({
  page,
  browser,
  console: { allow },
}, info) => {
  const { email } = stranger('Khách')
  await openPayment(page, { email })
  await placeOrder(page)
  await expect(page).toHaveURL(confirmation)
  const orderId = new URL(page.url()).pathname.split('/').at(-1)

  await page.goto('/du-lieu-ca-nhan')
  await expectAccessible(page)
  await page.getByLabel('Email đã đặt hàng').fill(email)
  await pressByKeyboard(page, 'button', 'Gửi liên kết')
  await expect
    .poll(async () =>
      (await (await page.request.get('/dev/outbox')).text()).includes('/du-lieu-ca-nhan#'),
    )
    .toBe(true)
  const link = await mailedLink(page, email, '/du-lieu-ca-nhan')

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const other = await phone.newPage()
  await other.goto(link)
  await expect(other.getByText(`Dữ liệu theo ${email}`)).toBeVisible()
  for (const theme of ['light', 'dark']) {
    if (theme === 'dark') await inTheDark(other)
    await expectAccessible(other)
    await expectToFit(other)
    await other.screenshot({ path: info.outputPath(`guest-${theme}.png`), fullPage: true })
  }
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Tải tệp dữ liệu' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  const ask = async () => {
    await other.getByRole('button', { name: 'Xóa dữ liệu này' }).click()
    await other.getByRole('button', { name: 'Xóa sau 14 ngày' }).click()
  }
  allow(/status of 409/)
  await ask()
  await expect(other.getByText(/Còn việc chưa xong/).first()).toBeVisible()
  const cancelled = await page.request.post(`/api/Order/${orderId}/cancel`, {
    headers: { 'x-requested-with': 'storefront' },
    data: { reason: 'Đổi ý' },
  })
  expect(cancelled.status()).toBe(200)
  await ask()
  await expect(other.getByText(/Dữ liệu sẽ được xóa vào ngày/)).toBeVisible()
  await other.getByRole('button', { name: 'Rút lại yêu cầu xóa' }).click()
  await expect(other.getByRole('button', { name: 'Xóa dữ liệu này' })).toBeVisible()
  await phone.close()
})
