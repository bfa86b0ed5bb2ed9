import type { APIRequestContext } from 'playwright/test'
import { confirmation, openPayment, orderSummary, placeOrder } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { expect, test } from '@/e2e/support/test'

const backend = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}`

/** Somebody of the shop sees the money on the account and says so. */
async function recordTransfer(request: APIRequestContext, orderId: string) {
  const accounts = await (await request.get(`${backend}/dev/accounts`)).json()
  const staff = accounts.data.find(({ role }: { role: string }) => role === 'staff')
  const data = { Email: staff.email, Password: staff.password }
  const login = await request.post(`${backend}/api/Authentication/Login`, { data })
  const { token } = await login.json()
  const moved = await request.patch(`${backend}/api/staff/orders/${orderId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { isPaid: true, reference: `FT${orderId}`, status: 2 },
  })
  expect(moved.status()).toBe(200)
}

test('a guest orders by transfer, scans a code, and the shop records the money', async ({
  page,
  request,
}) => {
  await openPayment(page)
  await page.getByRole('radio', { name: /Chuyển khoản ngân hàng/ }).check()
  await placeOrder(page)
  await expect(page).toHaveURL(confirmation)
  await expect(page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })).toBeVisible()
  await expect(page.getByText('Chờ thanh toán', { exact: true })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải mã QR' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ma-qr-HS\d{8}\.png$/)

  await recordTransfer(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  // The page asks by itself.
  const order = orderSummary(page)
  await expect(order.getByText('Đã xác nhận')).toBeVisible({ timeout: 30_000 })
  await expect(order.getByText('Đã thanh toán')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })).toHaveCount(0)
})
