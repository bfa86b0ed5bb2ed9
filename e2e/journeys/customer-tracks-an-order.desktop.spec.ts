import {
  confirmation,
  decide,
  fillCart,
  goToPayment,
  leaveToPay,
  openPayment,
  orderCodeOf,
  orderSummary,
  placeOrder,
} from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expect, test } from '@/e2e/support/test'
import { hearMessages, says } from '@/e2e/support/toast-messages'

test('a guest gives up paying online, pays at the door instead, prints the slip, and cancels', async ({
  page,
}) => {
  await openPayment(page)
  await leaveToPay(page)
  await decide(page, 'Hủy')
  await expect(page.getByText('Thanh toán chưa thành công.')).toBeVisible()
  const code = await orderCodeOf(page)

  await page.getByRole('button', { name: 'Chuyển khoản ngân hàng (VietQR)' }).click()
  await expect(page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Thanh toán khi nhận hàng' }).click()
  await expect(orderSummary(page).getByText('Chờ xác nhận', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })).toHaveCount(0)
  expect(await orderCodeOf(page)).toBe(code)

  await page.getByRole('link', { name: 'In phiếu' }).click()
  await expect(page.getByRole('heading', { name: 'Phiếu mua hàng' })).toBeVisible()
  await expect(page.getByRole('main').getByText(code)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'In phiếu' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Về đơn hàng' }).click()

  await page.getByRole('button', { name: 'Hủy đơn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hủy đơn hàng này?' })
  await dialog.getByLabel(/Lý do/).fill('Đặt nhầm')
  await dialog.getByRole('button', { name: 'Hủy đơn' }).click()
  await says(page, 'Đã hủy đơn hàng.')
  await expect(orderSummary(page).getByText('Đã hủy', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hủy đơn' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Mua lại các sách này' }).click()
  await expect(page).toHaveURL(/\/gio-hang$/)
  await says(page, 'Sách của đơn cũ đã nằm trong giỏ, theo giá hôm nay.')
  await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('1')
})

test('pressing twice orders once, and every step back shows what was there', async ({ page }) => {
  const placed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout-without-login'))
      placed.push(request.headers()['idempotency-key'] ?? '')
  })
  await fillCart(page, 2)
  await goToPayment(page)
  await page.getByRole('button', { name: 'Về bước giao hàng' }).click()
  await expect(page.getByLabel('Họ và tên người nhận')).toHaveValue('Nguyễn Thị Ửng')
  await page.getByRole('button', { name: 'Về giỏ hàng' }).click()
  await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('2')
  await goToPayment(page)
  await page.getByRole('button', { name: /^Đặt hàng/ }).dblclick()
  await expect(page).toHaveURL(confirmation)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
  expect(new Set(placed).size).toBe(1)
  const address = page.url()

  await page.goBack()
  await expect(page.getByText('Giỏ hàng còn trống')).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
})

test('a browser killed at the payment site finds the order again, still to be paid', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  await hearMessages(context)
  const first = await context.newPage()
  await openPayment(first)
  await leaveToPay(first)
  const back = new URL(new URL(first.url()).searchParams.get('vnp_ReturnUrl') ?? '').pathname
  const kept = await context.storageState()
  await context.close()

  await page.context().addCookies(kept.cookies)
  await page.goto(back)
  await expect(page.getByRole('heading', { name: 'Đơn hàng chờ thanh toán' })).toBeVisible()
  await page.getByRole('button', { name: 'Thanh toán ngay' }).click()
  await decide(page, 'Thanh toán')
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
})

test('money that comes after the order was given up is promised back', async ({
  page,
  context,
}) => {
  await openPayment(page)
  await leaveToPay(page)
  const back = new URL(new URL(page.url()).searchParams.get('vnp_ReturnUrl') ?? '').pathname
  const second = await context.newPage()
  await second.goto(back)
  await second.getByRole('button', { name: 'Hủy đơn' }).click()
  const dialog = second.getByRole('dialog', { name: 'Hủy đơn hàng này?' })
  await dialog.getByRole('button', { name: 'Hủy đơn' }).click()
  await expect(orderSummary(second).getByText('Đã hủy', { exact: true })).toBeVisible()

  await decide(page, 'Thanh toán')
  await expect(page).toHaveURL(confirmation)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/sẽ hoàn lại cho bạn/)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(/^Chờ hoàn/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Thanh toán ngay' })).toHaveCount(0)
})

test('the shop loses its voice while the order is placed: asked again, it is the same order', async ({
  page,
  console,
}) => {
  console.allow(/status of 50\d|Failed to load resource/)
  await openPayment(page)
  // The order is placed, the answer never arrives.
  await page.route(
    '**/api/Order/checkout-without-login',
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { errorMessage: 'Cửa hàng đang bận.' } })
    },
    { times: 1 },
  )
  await placeOrder(page)
  await says(page, /đơn sẽ không bị đặt hai lần/)
  await page.reload()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Đặt hàng thành công' })).toBeVisible()
})
