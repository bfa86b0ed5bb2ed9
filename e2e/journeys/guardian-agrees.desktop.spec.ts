import type { Page } from 'playwright/test'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { inTheDark, mailedLink, pressByKeyboard } from '@/e2e/support/mailed-link'
import {
  dialog,
  fillInformation,
  fillRegistration,
  mailedCode,
  stranger,
} from '@/e2e/support/people'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

const AGE = 12

/** Waits until the code is asked for: only then is it in the outbox. */
async function newCode(page: Page, email: string): Promise<string> {
  await expect(page.getByLabel('Mã xác minh')).toBeVisible()
  return mailedCode(page, email)
}

test('a pupil of twelve invites a guardian, who agrees by keyboard, sees what is held and withdraws', async ({
  page,
  browser,
}, info) => {
  const child = stranger('Học sinh')
  const guardian = stranger('Khách')
  await page.goto('/trang-chu')
  await page.getByRole('link', { name: 'Đăng ký' }).click()
  await fillRegistration(page, child)
  await dialog(page, 'Đăng ký').getByRole('checkbox').check()
  await dialog(page, 'Đăng ký').getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await fillInformation(page)
  const year = new Date().getFullYear() - AGE
  await dialog(page, 'Thông tin cá nhân').getByLabel('Ngày sinh').fill(`01/01/${year}`)
  await page.getByRole('button', { name: 'Hoàn thành' }).click()
  await says(page, 'Cập nhật thông tin thành công.')
  await expect(page.locator('html[data-signed-in]')).toBeAttached()

  // Nobody is invited from an account whose mailbox is not proved.
  await page.goto('/tai-khoan/thong-tin-tai-khoan')
  await page.getByRole('button', { name: 'Gửi mã xác minh' }).click()
  await page.getByLabel('Mã xác minh').fill(await newCode(page, child.email))
  await page.getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect(page.getByText('Email chưa được xác minh')).toBeHidden()

  await page.goto('/tai-khoan/du-lieu')
  await expect(page.getByText('Bạn đọc dưới 16 tuổi không nhận thư giới thiệu')).toBeVisible()
  await page.getByLabel('Họ tên người giám hộ').fill('Trần Văn Bình')
  await page.getByLabel('Email người giám hộ').fill(guardian.email)
  await page.getByRole('button', { name: 'Gửi thư mời' }).click()
  await expect(page.getByText(/Đang chờ Trần Văn Bình/)).toBeVisible()
  for (const theme of ['light', 'dark']) {
    if (theme === 'dark') await inTheDark(page)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath(`my-data-${theme}.png`), fullPage: true })
  }

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const other = await phone.newPage()
  await other.goto(await mailedLink(page, guardian.email, '/giam-ho'))
  await expect(other.getByText(`${AGE} tuổi, xin bạn đồng ý`)).toBeVisible()
  await inTheDark(other)
  await expectAccessible(other)
  await expectToFit(other)
  await other.screenshot({ path: info.outputPath('guardian-asked.png'), fullPage: true })
  await pressByKeyboard(other, 'button', 'Tôi là cha, mẹ hoặc người giám hộ và đồng ý')
  await expect(other.getByRole('button', { name: 'Tôi không đồng ý' })).toBeHidden()

  await page.reload()
  await expect(page.getByText(/Trần Văn Bình .* đã đồng ý/)).toBeVisible()

  await other.goto('/giam-ho')
  await other.getByLabel('Email của bạn').fill(guardian.email)
  await other.getByRole('button', { name: 'Gửi liên kết' }).click()
  await expect(other.getByRole('button', { name: 'Gửi liên kết' })).toBeEnabled()
  await expect
    .poll(async () => (await (await page.request.get('/dev/outbox')).text()).includes('#xem='))
    .toBe(true)
  const link = await mailedLink(page, guardian.email, '/giam-ho')
  expect(link).toContain('#xem=')
  await other.goto('about:blank')
  await other.goto(link)
  await expect(other.getByText(`${AGE} tuổi`).first()).toBeVisible()
  await expectAccessible(other)
  await other.screenshot({ path: info.outputPath('guardian-children.png'), fullPage: true })
  await other.getByRole('button', { name: 'Rút lại sự đồng ý' }).click()
  await expect(other.getByText('Hiện bạn không giám hộ tài khoản nào')).toBeVisible()
  await phone.close()
})
