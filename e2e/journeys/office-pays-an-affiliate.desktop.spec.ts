import type { Page } from 'playwright/test'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { dialog, signIn } from '@/e2e/support/people'
import { admin, customer } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

/** A dangerous step asks for the password first and then goes on by itself. */
async function confirm(page: Page) {
  const proof = dialog(page, 'Xác nhận là bạn')
  await proof.getByLabel('Mật khẩu').fill(admin.password)
  await proof.getByRole('button', { name: 'Xác nhận' }).click()
}

async function decide(page: Page, step: string, reason?: string) {
  await page.getByRole('button', { name: step, exact: true }).click()
  const asked = dialog(page, step)
  if (reason) await asked.getByLabel('Lý do, cộng tác viên đọc được').fill(reason)
  await asked.getByRole('button', { name: step, exact: true }).click()
}

test('the office stops an affiliate, pays what is owed once, and lets the code work again', async ({
  page,
  browser,
  baseURL,
  console,
}) => {
  // The office answers 403 until the password is shown.
  console.allow(/403/)
  await page.goto('/quan-tri/cong-tac-vien')
  await signIn(page, admin)
  await page.getByRole('link', { name: customer.email }).click()
  await expect(page.getByText('Bảng kê theo tháng')).toBeVisible()
  await expectAccessible(page)
  await decide(page, 'Dừng mã', 'Cộng tác viên xin thôi')
  await says(page, 'Đã dừng mã và báo cho cộng tác viên.')

  const due =
    (await page
      .getByText(/^[\d.]+\s₫$/)
      .nth(2)
      .textContent()) ?? ''
  expect(due).toMatch(/[1-9]/)
  await page.getByRole('button', { name: 'Ghi đã chuyển tiền' }).click()
  const paying = dialog(page, 'Ghi đã chuyển tiền')
  await expect(paying).toContainText(due)
  await expectAccessible(page)
  await paying.getByLabel('Mã giao dịch của ngân hàng').fill('FT26328000123')
  await paying.getByRole('button', { name: 'Ghi đã chuyển tiền' }).click()
  await confirm(page)
  await says(page, 'Đã ghi khoản chi trả.')
  await expect(page.getByText('FT26328000123')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ghi đã chuyển tiền' })).toBeHidden()

  await decide(page, 'Xác nhận')
  await says(page, 'Đã xác nhận. Mã dùng được từ bây giờ.')

  const theirs = await browser.newPage(baseURL ? { baseURL } : {})
  await theirs.goto('/tai-khoan/affiliate')
  await signIn(theirs, customer)
  await theirs.goto('/tai-khoan/affiliate')
  await expect(theirs.getByText('Mã giao dịch FT26328000123')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.close()
})
