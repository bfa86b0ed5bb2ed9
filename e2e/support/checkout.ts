import type { Page } from 'playwright/test'
import { findWard } from '@/e2e/support/address'
import { newPhone } from '@/e2e/support/guest-orders'
import { expect } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

/** Puts a book that no sale touches into the cart, and stays on its page. */
export async function addBook(page: Page): Promise<void> {
  await page.goto('/san-pham?searchContent=toan+lop+1')
  const first = page.getByRole('list', { name: 'Danh sách sách' }).getByRole('heading').first()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toán lớp 1')
  // The page may be a new document, whose buttons wake when its scripts are there.
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await says(page, /^Đã thêm “/)
}

/** Puts copies of that book into the cart and opens it. */
export async function fillCart(page: Page, copies = 1): Promise<void> {
  await addBook(page)
  await page.goto('/gio-hang')
  const quantity = page.getByRole('textbox', { name: /^Số lượng/ })
  if (copies > 1) {
    await quantity.fill(String(copies))
    await quantity.press('Enter')
  }
  await expect(quantity).toHaveValue(String(copies))
}

/** Types a code into its field; the row of codes opens with the first. */
export async function useCode(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  if (!(await field.isVisible())) await page.getByText('Bạn có mã giảm giá?').click()
  await field.fill(code)
  await page.getByRole('button', { name: `Áp dụng ${label.toLowerCase()}` }).click()
}

/** From the open cart to the choice of payment; answers the telephone number given. */
export async function goToPayment(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  return typeAddress(page)
}

/** From the delivery step to the choice of payment with an address of one's own; answers the telephone number given. */
export async function typeAddress(page: Page): Promise<string> {
  const phone = newPhone()
  await page.getByLabel('Họ và tên người nhận').fill('Nguyễn Thị Ửng')
  await page.getByLabel('Số điện thoại').fill(phone)
  await findWard(page)
  await page.getByLabel('Số nhà, tên đường').fill('12 Lê Lợi')
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()
  await expect(page.getByRole('heading', { name: 'Thanh toán và xác nhận' })).toBeVisible()
  return phone
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: /^Đặt hàng/ }).click()

export const confirmation = /\/xac-nhan-don-hang\/[0-9a-f-]{36}/

/** Chooses to pay online and arrives at the payment site. */
export async function leaveToPay(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Thanh toán trực tuyến/ }).check()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Cổng thanh toán minh họa' })).toBeVisible()
}

/** What the buyer decides at the payment site. */
export const decide = (page: Page, label: 'Thanh toán' | 'Hủy' | 'Không đủ số dư' | 'Hết hạn') =>
  page.getByRole('button', { name: label, exact: true }).click()

/** What stands beside a label such as “Trạng thái”. */
export const orderCodeOf = async (page: Page) => {
  const text = await page.getByRole('region', { name: 'Mã đơn hàng' }).textContent()
  return /HS\d{8}/.exec(text ?? '')?.[0] ?? ''
}
