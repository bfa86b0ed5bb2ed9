import type { Page } from 'playwright/test'
import { findWard } from '@/e2e/support/address'
import { openPayment, orderCodeOf, placeOrder } from '@/e2e/support/checkout'
import { press } from '@/e2e/support/keyboard'
import { dialog, signIn } from '@/e2e/support/people'
import { customer } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** What was pressed is gone: the keyboard goes on at this heading, and stays there while the page is read again. */
async function expectFocusOn(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { name })).toBeFocused()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name })).toBeFocused()
}

test('a guest who names an address, cancels and has the order forgotten is never sent back to the top', async ({
  page,
}) => {
  await openPayment(page)
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  const code = await orderCodeOf(page)

  await page.getByLabel('Email của bạn').fill('ung@example.vn')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email của bạn')).toHaveCount(0)
  await expectFocusOn(page, 'Đặt hàng thành công')

  await press(page, button(page, 'Hủy đơn'), 'Enter')
  await press(
    page,
    dialog(page, 'Hủy đơn hàng này?').getByRole('button', { name: 'Hủy đơn' }),
    'Enter',
  )
  await expectFocusOn(page, `Đơn hàng ${code}`)

  await page.goto('/tra-cuu-don-hang')
  await press(page, button(page, 'Quên các đơn này'), 'Enter')
  await expect(page.getByRole('link', { name: `Đơn hàng ${code}` })).toHaveCount(0)
  await expectFocusOn(page, 'Tra cứu đơn hàng')
})

test('a customer who deletes an address, or asks for a return and takes it back, stays where that was', async ({
  page,
}) => {
  await page.goto('/tai-khoan/so-dia-chi')
  await signIn(page, customer)
  await press(page, button(page, 'Thêm địa chỉ'), 'Enter')
  const form = dialog(page, 'Địa chỉ mới')
  await form.getByLabel('Họ và tên người nhận').fill('Cô Út Đậu')
  await form.getByLabel('Số điện thoại').fill('0987654321')
  await findWard(form)
  await form.getByLabel('Số nhà, tên đường').fill('5 Hàng Bài')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Thêm địa chỉ')).toBeFocused()
  await press(page, button(page, 'Xóa địa chỉ của Cô Út Đậu'), 'Enter')
  await press(page, dialog(page, 'Xóa địa chỉ này?').getByRole('button', { name: 'Xóa' }), 'Enter')
  await expectFocusOn(page, 'Sổ địa chỉ')

  await page.goto('/tai-khoan/don-hang?status=5')
  await page
    .getByRole('link', { name: /^Đơn hàng HS/ })
    .first()
    .click()
  await press(page, button(page, 'Yêu cầu đổi, trả hàng'), 'Enter')
  const returns = page.getByRole('region', { name: 'Đổi, trả hàng' })
  await press(page, returns.getByRole('checkbox').first(), 'Space')
  await press(page, button(page, 'Gửi yêu cầu'), 'Enter')
  await says(page, /^Đã gửi yêu cầu/)
  await expectFocusOn(page, 'Đổi, trả hàng')
  await press(page, button(page, 'Rút yêu cầu'), 'Enter')
  await expect(button(page, 'Rút yêu cầu')).toHaveCount(0)
  await expectFocusOn(page, 'Đổi, trả hàng')
})
