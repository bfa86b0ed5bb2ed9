import type { Page } from 'playwright/test'
import { addBook, decide, leaveToPay, typeAddress, useCode } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { onBothScreens } from '@/e2e/support/screens'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

const headers = { 'x-requested-with': 'storefront' }

/** Signs a reader of the demonstration in and empties the cart of earlier journeys. */
async function signIn(page: Page) {
  const accounts = await page.request.get(
    `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}/dev/accounts`,
  )
  const { data } = await accounts.json()
  const reader = data.find(({ role }: { role: string }) => role === 'user')
  const body = { Email: reader.email, Password: reader.password }
  const login = await page.request.post('/api/Authentication/Login', { headers, data: body })
  expect(login.status()).toBe(200)
  const cart = await (await page.request.get('/api/Order', { headers })).json()
  for (const { cartDetailId } of cart.data.cartDetails)
    await page.request.delete(`/api/Order/cartDetails/${cartDetailId}`, { headers })
  for (const code of ['del-voucher', 'del-promotion-coupon', 'remove-affiliate'])
    await page.request.delete(`/api/Order/${code}`, { headers })
}

const keptQuantity = async (page: Page) => {
  const cart = await (await page.request.get('/api/Order', { headers })).json()
  return cart.data.totalProducts
}

onBothScreens(() => {
  test('a signed-in reader changes the cart, uses a code and pays online', async ({ page }) => {
    await signIn(page)
    await addBook(page)
    await page.goto('/gio-hang')
    const more = page.getByRole('button', { name: 'Tăng số lượng' }).first()
    for (let times = 0; times < 4; times++) await more.click()
    await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('5')
    await expect.poll(() => keptQuantity(page)).toBe(5)
    await useCode(page, 'SACHMOI5')
    await says(page, /^Đã dùng mã SACHMOI5: giảm /)
    // A button half under the sticky header would be measured as too small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)

    await page.getByRole('button', { name: /^Xóa .* khỏi giỏ$/ }).click()
    // Under the pointer a message stays.
    const undo = page.getByRole('button', { name: 'Hoàn tác' })
    await undo.hover()
    await expect(page.getByText('Giỏ hàng còn trống')).toBeVisible()
    await undo.click()
    await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('5')
    await expect.poll(() => keptQuantity(page)).toBe(5)

    await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
    await page.getByRole('radio', { name: /Địa chỉ khác/ }).check()
    await typeAddress(page)
    await leaveToPay(page)
    await decide(page, 'Thanh toán')
    await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
    expect(await keptQuantity(page)).toBe(0)
  })
})
