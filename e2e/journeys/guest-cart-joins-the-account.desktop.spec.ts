import type { APIRequestContext } from 'playwright/test'
import { fillCart, placeOrder, useCode } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { signIn } from '@/e2e/support/people'
import { credentials, pupil } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

const headers = { 'x-requested-with': 'storefront' }

/** Takes out of the account's cart what earlier journeys left there, from another device. */
async function emptyCart(request: APIRequestContext) {
  const data = credentials(pupil)
  await request.post('/api/Authentication/Login', { headers, data })
  const cart = await (await request.get('/api/Order', { headers })).json()
  for (const { cartDetailId } of cart.data.cartDetails)
    await request.delete(`/api/Order/cartDetails/${cartDetailId}`, { headers })
  for (const code of ['del-voucher', 'del-promotion-coupon', 'remove-affiliate'])
    await request.delete(`/api/Order/${code}`, { headers })
}

test('a guest’s cart goes along into the account: saved address, codes, a transfer that becomes cash', async ({
  page,
  request,
}) => {
  await emptyCart(request)
  await fillCart(page, 3)
  await page.goto('/login?next=/gio-hang')
  await signIn(page, pupil)
  await expect(page).toHaveURL(/\/gio-hang$/)
  await says(page, 'Đã gộp giỏ hàng trên máy này vào giỏ hàng của bạn.')
  await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('3')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => /cart|voucher|affiliate/i.test(key))).toEqual([])

  await useCode(page, 'HOCKIMOI')
  await says(page, /^Đã dùng mã HOCKIMOI: giảm /)
  await useCode(page, 'THAYHUY')
  await says(page, /^Đã dùng mã (giới thiệu )?THAYHUY/)

  await page.getByRole('button', { name: 'Nhập địa chỉ giao hàng' }).click()
  await expect(page.getByRole('group', { name: 'Địa chỉ đã lưu' })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Tóm tắt đơn hàng' })
  await expect(summary).not.toContainText('Tính khi có địa chỉ')
  await expectAccessible(page)
  const near = await summary.getByRole('status').textContent()
  await page.getByRole('radio', { name: /Hà Nội/ }).check()
  await expect(summary.getByRole('status')).not.toHaveText(near ?? '')
  await page.getByRole('button', { name: 'Tiếp tục thanh toán' }).click()
  await expect(page.getByRole('main')).toContainText('Phường Hoàn Kiếm, Thành phố Hà Nội')
  await page.getByRole('radio', { name: /Chuyển khoản ngân hàng/ }).check()
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Đơn hàng chờ thanh toán' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })).toBeVisible()
  await expect(page.getByText('Mã giảm giá', { exact: true })).toBeVisible()
  await expect(page.getByText('Mã giới thiệu', { exact: true })).toBeVisible()
  await expect(page.getByText(/Phường Hoàn Kiếm, Thành phố Hà Nội/)).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/tai-khoan/don-hang/${id}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Thanh toán khi nhận hàng' }).click()
  await expect(page.getByText('Chờ xác nhận', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Mã VietQR để chuyển khoản' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Hủy đơn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hủy đơn hàng này?' })
  await dialog.getByRole('button', { name: 'Hủy đơn' }).click()
  await expect(page.getByText('Đã hủy', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mua lại các sách này' }).click()
  await expect(page).toHaveURL(/\/gio-hang$/)
  await expect(page.getByRole('textbox', { name: /^Số lượng/ })).toHaveValue('3')
})
