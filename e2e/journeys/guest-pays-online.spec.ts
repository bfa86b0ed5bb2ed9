import { confirmation, decide, leaveToPay, openPayment, orderCodeOf } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expect, test } from '@/e2e/support/test'

test('a guest pays online and sees the order paid', async ({ page }) => {
  await openPayment(page)
  await leaveToPay(page)
  await expectAccessible(page)
  await decide(page, 'Thanh toán')
  await expect(page).toHaveURL(confirmation)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  await expect(page.getByText('Đã thanh toán')).toBeVisible()
  await expect(page).toHaveURL(/\/xac-nhan-don-hang\/[\w-]+$/)
  await expectAccessible(page)
  await page.goto('/gio-hang')
  await expect(page.getByText('Giỏ hàng còn trống')).toBeVisible()
})

test('cancelled, then without money, then paid: it stays one order', async ({ page }) => {
  await openPayment(page)
  await leaveToPay(page)
  await decide(page, 'Hủy')
  await expect(page.getByText('Thanh toán chưa thành công.')).toBeVisible()
  await expect(page).toHaveURL(/\/xac-nhan-don-hang\/[\w-]+$/)
  await expectAccessible(page)
  const code = await orderCodeOf(page)

  await page.getByRole('button', { name: 'Thanh toán lại' }).click()
  await expect(page.getByText(`Thanh toan don hang ${code}`)).toBeVisible()
  await decide(page, 'Không đủ số dư')
  await expect(page.getByText('Thanh toán chưa thành công.')).toBeVisible()

  await page.getByRole('button', { name: 'Thanh toán lại' }).click()
  await decide(page, 'Thanh toán')
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  expect(await orderCodeOf(page)).toBe(code)
})

test('a guest who leaves the payment site finds the order by code and phone, and pays', async ({
  page,
  context,
}) => {
  const phone = await openPayment(page)
  await leaveToPay(page)
  const info = (await page.getByText(/Thanh toan don hang/).textContent()) ?? ''
  const code = /HS\d{8}/.exec(info)?.[0] ?? ''
  await context.clearCookies()

  await page.goto('/tra-cuu-don-hang')
  await expectAccessible(page)
  await page.getByLabel('Mã đơn hàng').fill(code.toLowerCase())
  await page.getByLabel('Số điện thoại đặt hàng').fill(phone)
  await page.getByRole('button', { name: 'Xem đơn hàng' }).click()
  await expect(page.getByRole('heading', { name: 'Đơn hàng chờ thanh toán' })).toBeVisible()
  await expect(page.getByText('Đơn hàng chưa được thanh toán.')).toBeVisible()
  await page.getByRole('button', { name: 'Thanh toán ngay' }).click()
  await decide(page, 'Thanh toán')
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
})

test('paid in another browser than it was ordered in: said, with the code filled in and nothing of the buyer', async ({
  page,
  context,
  console: { allow },
}) => {
  allow(/404/)
  const phone = await openPayment(page)
  await leaveToPay(page)
  const info = (await page.getByText(/Thanh toan don hang/).textContent()) ?? ''
  const code = /HS\d{8}/.exec(info)?.[0] ?? ''
  await context.clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await decide(page, 'Thanh toán')

  const paid = page.getByRole('heading', { name: `Đã nhận thanh toán của đơn ${code}` })
  await expect(paid).toBeVisible()
  await expect(page.getByLabel('Mã đơn hàng')).toHaveValue(code)
  const told = (await page.locator('main').textContent()) ?? ''
  for (const own of [phone, 'Nguyễn Thị Ửng', '12 Lê Lợi']) expect(told).not.toContain(own)
  await expectAccessible(page)

  // The same address with a claim that nobody signed says only where somebody comes from.
  const back = new URL(page.url())
  back.searchParams.set('vnp_Amount', '100')
  await page.goto(back.href)
  await expect(page.getByRole('heading', { name: /^Bạn vừa quay lại từ trang/ })).toBeVisible()
  await page.goBack()

  await page.getByLabel('Số điện thoại đặt hàng').fill(phone)
  await page.getByRole('button', { name: 'Xem đơn hàng' }).click()
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
})

test('stepping back from the payment site leads to the order', async ({ page }) => {
  await openPayment(page)
  await leaveToPay(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Đơn hàng chờ thanh toán' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thanh toán ngay' })).toBeVisible()
})

test('an address that claims success proves nothing', async ({ page }) => {
  await openPayment(page)
  await leaveToPay(page)
  const back = new URL(new URL(page.url()).searchParams.get('vnp_ReturnUrl') ?? '').pathname
  await page.goto(`${back}?vnp_TxnRef=x&vnp_ResponseCode=00&vnp_TransactionStatus=00`)
  await expect(page.getByText('Đang chờ xác nhận thanh toán…')).toBeVisible()
  await expect(page.getByText('Chưa thanh toán')).toBeVisible()
})
