import type { Page } from 'playwright/test'
import { fillCart, goToPayment, placeOrder, useCode } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

/** The sums alone: the fields of the codes stand in the same panel. */
const totals = (page: Page) =>
  page.getByRole('region', { name: 'Tóm tắt đơn hàng' }).getByRole('status').first()

test('the three kinds of codes reduce the order; taking the voucher off leads back to the cart', async ({
  page,
  console,
}) => {
  console.allow(/status of 4\d\d/)
  // Pages fetched ahead name their covers; on a slow machine the browser finds that they were not needed yet.
  console.allow(/was preloaded using link preload/)
  await fillCart(page)
  const quantity = page.getByRole('textbox', { name: /^Số lượng/ })
  await quantity.fill('6')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('6')
  await expect(page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' })).toBeInViewport()
  await useCode(page, 'KHONGCO')
  await expect(page.getByText('Mã khuyến mãi không hợp lệ')).toBeVisible()

  await useCode(page, 'chaohien')
  await says(page, /^Đã dùng mã CHAOHIEN: giảm /)
  await expect(totals(page)).toContainText('Mã giảm giá')
  await page.getByRole('button', { name: 'Xem các mã dùng được' }).click()
  await page.getByRole('button', { name: 'Dùng mã SACHMOI5' }).click()
  await expect(totals(page)).toContainText('Phiếu khuyến mãi')
  await useCode(page, 'THAYHUY')
  await expect(totals(page)).toContainText('Mã giới thiệu')
  // What lies half below the header, where the page was scrolled to, is no smaller for it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await goToPayment(page)
  await page.getByRole('button', { name: 'Bỏ mã CHAOHIEN' }).click()
  await says(page, 'Đã bỏ mã giảm giá.')
  await expect(page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' })).toBeVisible()
  await expect(totals(page)).not.toContainText('Mã giảm giá')

  await goToPayment(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  await expect(page.getByText('Phiếu khuyến mãi', { exact: true })).toBeVisible()
  await expect(page.getByText('Mã giới thiệu', { exact: true })).toBeVisible()
})
