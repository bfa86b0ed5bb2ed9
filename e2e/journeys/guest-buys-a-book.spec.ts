import type { Page } from 'playwright/test'
import { chooseWard } from '@/e2e/support/address'
import { addBook, goToPayment } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

async function findBook(page: Page) {
  await page.goto('/trang-chu')
  await expectAccessible(page)
  await page.goto('/san-pham?searchContent=toan+lop+1')
  const first = page.getByRole('list', { name: 'Danh sách sách' }).getByRole('heading').first()
  await expect(first).toContainText('Toán lớp 1')
  await expectAccessible(page)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toán lớp 1')
  await expectAccessible(page)
}

async function fillAddress(page: Page) {
  await page.getByLabel('Họ và tên người nhận').fill('Nguyễn Thị Ửng')
  await page.getByLabel('Số điện thoại').fill('0912345678')
  await page.getByLabel('Email').fill('ung@example.vn')
  await chooseWard(page)
  await page.getByLabel('Số nhà, tên đường').fill('12 Lê Lợi')
}

/** A field left empty is marked without moving the ones below it. */
async function expectSteady(page: Page) {
  const street = page.getByLabel('Số nhà, tên đường')
  const top = () =>
    street.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  await page.getByLabel('Họ và tên người nhận').focus()
  await street.focus()
  await expect(page.getByText('Họ Tên Không Được Để Trống')).toBeVisible()
  expect(await top()).toBe(before)
}

test('a guest finds a book without typing its marks, and orders it to be paid on delivery', async ({
  page,
}) => {
  await findBook(page)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await says(page, `Đã thêm “${title}” vào giỏ`)

  await page.goto('/gio-hang')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()

  await expect(page.getByRole('heading', { name: 'Giao đến đâu?' })).toBeVisible()
  await expectSteady(page)
  await fillAddress(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Họ và tên người nhận')).toHaveValue('Nguyễn Thị Ửng')
  await expect(page.getByLabel('Email')).toHaveValue('ung@example.vn')
  await expect(page.getByLabel('Phường, xã')).not.toHaveValue('0')
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()

  await expect(page.getByRole('heading', { name: 'Thanh toán và xác nhận' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: /^Đặt hàng/ }).click()

  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  await expect(page).toHaveURL(/\/xac-nhan-don-hang\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Nguyễn Thị Ửng')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/gio-hang')
  await expect(page.getByText('Giỏ hàng còn trống')).toBeVisible()
  await expectAccessible(page)
})

test('a search for one endless word stays on the screen', async ({ page }) => {
  await page.goto(`/san-pham?searchContent=${'a'.repeat(90)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('aaa')
  await expectToFit(page)
})

test('the browser’s way back leads one step back, and the page’s own takes it along', async ({
  page,
}) => {
  await addBook(page)
  await page.goto('/gio-hang')
  await goToPayment(page)
  await page.goBack()
  await expect(page.getByLabel('Số nhà, tên đường')).toHaveValue('12 Lê Lợi')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' })).toBeVisible()
  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  await page.getByRole('button', { name: 'Về giỏ hàng' }).click()
  await expect(page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toán lớp 1')
})
