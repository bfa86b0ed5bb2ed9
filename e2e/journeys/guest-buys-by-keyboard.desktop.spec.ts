import type { Locator } from 'playwright/test'
import { press, tabTo } from '@/e2e/support/keyboard'
import { expect, test } from '@/e2e/support/test'

test('the whole way from the home page to the order goes without a mouse', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/trang-chu')
  await press(page, page.getByRole('link', { name: 'Bỏ qua đến nội dung' }), 'Enter')
  await page.goto('/san-pham?searchContent=truyen+kieu')
  await press(
    page,
    page.getByRole('list', { name: 'Danh sách sách' }).getByRole('link').first(),
    'Enter',
  )
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Truyện Kiều')
  await press(page, page.getByRole('button', { name: 'Mua ngay' }), 'Enter')

  await expect(page).toHaveURL(/\/gio-hang$/)
  await press(page, page.getByRole('button', { name: /^Tăng số lượng/ }), 'Enter')
  await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('2')
  const next = page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' })
  await expect(next).not.toHaveAttribute('aria-disabled', 'true')
  await press(page, next, 'Enter')

  await tabTo(page, page.getByLabel('Họ và tên người nhận'))
  await page.keyboard.type('Trần Văn Ổn')
  await tabTo(page, page.getByLabel('Số điện thoại'))
  await page.keyboard.type('0388888888')
  const ward = page.getByRole('combobox', { name: 'Phường xã, tỉnh thành' })
  await tabTo(page, ward)
  await page.keyboard.type('hoan kiem')
  // The nearest is marked at once; the arrows lead on from it and back.
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found.first()).toContainText('Phường Hoàn Kiếm')
  const isMarked = async (option: Locator) =>
    expect(ward).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await isMarked(found.first())
  await page.keyboard.press('ArrowDown')
  await isMarked(found.nth(1))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(ward).toHaveValue(/Hoàn Kiếm, Thành phố Hà Nội$/)
  await tabTo(page, page.getByLabel('Số nhà, tên đường'))
  await page.keyboard.type('Số 1 phố Sách')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Thanh toán và xác nhận' })).toBeVisible()
  const order = page.getByRole('button', { name: /^Đặt hàng/ })
  await expect(order).not.toHaveAttribute('aria-disabled', 'true')
  await press(page, order, 'Enter')
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
})
