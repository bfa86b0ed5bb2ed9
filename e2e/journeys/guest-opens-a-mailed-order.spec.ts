import { confirmation, openPayment, orderCodeOf, placeOrder } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { stranger } from '@/e2e/support/people'
import { expect, test } from '@/e2e/support/test'

test('a guest opens the link of the order’s e-mail on another device', async ({
  page,
  browser,
}) => {
  const { email } = stranger('Khách')
  const phone = await openPayment(page, { email })
  await placeOrder(page)
  await expect(page).toHaveURL(confirmation)
  const code = await orderCodeOf(page)

  const letters = await (await page.request.get('/dev/outbox')).text()
  const [, address = ''] =
    new RegExp(`data-to="${email}"[^]*?Xem đơn hàng: (\\S+)`).exec(letters) ?? []
  const context = await browser.newContext()
  const other = await context.newPage()
  const response = await other.goto(address)
  expect(response?.status()).toBe(404)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Bạn nhập thông tin để xem đơn hàng',
  )
  await expect(other.getByLabel('Mã đơn hàng')).toHaveValue(code)
  await expectAccessible(other)
  await expectToFit(other)
  await other.getByLabel('Số điện thoại đặt hàng').fill(phone)
  await other.getByRole('button', { name: 'Xem đơn hàng' }).click()
  await expect(other).toHaveURL(confirmation)
  await expect(other.getByRole('region', { name: 'Mã đơn hàng' })).toContainText(code)
  await context.close()
})
