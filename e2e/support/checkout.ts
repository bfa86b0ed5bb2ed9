import type { Page } from 'playwright/test'
import { findWard } from '@/e2e/support/address'
import { newPhone } from '@/e2e/support/guest-orders'
import { expect } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

/** “Toán lớp 1, tập một”, which no sale touches. */
const BOOK_ID = 93
/** Phường Bến Thành, Thành phố Hồ Chí Minh. */
const place = { cityId: 79, districtId: 1760, wardId: 126_743 }
const buyer = { name: 'Nguyễn Thị Ửng', address: '12 Lê Lợi' }

/** Puts that book into the cart, and stays on its page. */
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

/**
 * Opens the cart as a browser shows it that has filled it before, and with what was typed at the checkout.
 * How both get there is proved where guests buy a book.
 */
async function openStoredCart(page: Page, copies: number, draft: object): Promise<void> {
  const cart = { lines: [{ productId: BOOK_ID, quantity: copies }] }
  // Any page of the shop will do: what the browser stores belongs to the whole of it.
  await page.goto('/robots.txt')
  await page.evaluate(
    (stored) => {
      localStorage.setItem('offline_cart', stored.cart)
      sessionStorage.setItem('checkout_draft', stored.draft)
    },
    { cart: JSON.stringify(cart), draft: JSON.stringify(draft) },
  )
  await page.goto('/gio-hang')
}

/** What the checkout keeps of an address typed before, as far as the choice of payment. */
export const draft = () =>
  JSON.stringify({ ...buyer, ...place, phone: newPhone(), email: '', tab: 2 })

/** A guest's cart with copies of that book, opened. */
export async function fillCart(page: Page, copies = 1): Promise<void> {
  await openStoredCart(page, copies, {})
  await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue(String(copies))
}

/** The same cart at the choice of payment, with an address typed before; answers the telephone number given. */
export async function openPayment(page: Page, { copies = 1, email = '' } = {}): Promise<string> {
  const phone = newPhone()
  await openStoredCart(page, copies, { ...buyer, ...place, phone, email, tab: 2 })
  await expectPayment(page)
  return phone
}

const expectPayment = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Thanh toán và xác nhận' })).toBeVisible()

/** Types a code of any kind; the row of codes opens with the first. */
export async function useCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Mã giảm giá hoặc mã giới thiệu')
  if (!(await field.isVisible()))
    await page.getByText(/^Bạn có mã giảm giá\?|^Mã đang dùng: /).click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Dùng mã', exact: true }).click()
}

/** From the open cart to the choice of payment; answers the telephone number given. */
export async function goToPayment(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  return typeAddress(page)
}

/** From the delivery step to the choice of payment with an address of one's own; answers the telephone number given. */
export async function typeAddress(page: Page): Promise<string> {
  const phone = newPhone()
  await page.getByLabel('Họ và tên người nhận').fill(buyer.name)
  await page.getByLabel('Số điện thoại').fill(phone)
  await findWard(page)
  await page.getByLabel('Số nhà, tên đường').fill(buyer.address)
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()
  await expectPayment(page)
  return phone
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: /^Đặt hàng/ }).click()

/** What an order's page says of it in short; its history says some of it again. */
export const orderSummary = (page: Page) => page.getByRole('region', { name: 'Mã đơn hàng' })

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

export const orderCodeOf = async (page: Page) => {
  const text = await orderSummary(page).textContent()
  return /HS\d{8}/.exec(text ?? '')?.[0] ?? ''
}
