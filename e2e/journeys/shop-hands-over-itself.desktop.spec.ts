import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { guestOrder } from '@/e2e/support/guest-orders'
import { dialog, signIn } from '@/e2e/support/people'
import { staff } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

/** A step that sends mail waits ten seconds; here it does not. */
async function takeNow(page: Page, name: string, note?: string) {
  await take(page, name, note)
  await page.getByRole('button', { name: 'Ghi ngay' }).click()
  await expect(page.getByRole('button', { name: 'Ghi ngay' })).toBeHidden()
}

/** A step that is asked for in a dialog of its name. */
async function take(page: Page, name: string, note?: string) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const open = dialog(page, name)
  if (note) await open.getByLabel('Ghi thêm, người mua cũng đọc được').fill(note)
  await open.getByRole('button', { name, exact: true }).click()
  await expect(open).toBeHidden()
}

test('a parcel the shop hands over itself is followed by the guest who waits for it', async ({
  page,
  browser,
}) => {
  const body = guestOrder()
  const answer = await page.request.post('/api/Order/checkout-without-login', {
    headers: { 'x-requested-with': 'storefront', 'idempotency-key': randomUUID() },
    data: body,
  })
  const { data } = (await answer.json()) as { data: { orderId: string; orderCode: string } }

  await page.goto(`/quan-tri/don-hang/${data.orderId}`)
  await signIn(page, staff)
  await take(page, 'Ghi cuộc gọi')
  await page.getByRole('button', { name: 'Đã đóng gói' }).click()
  await take(page, 'Cửa hàng tự giao')
  await takeNow(page, 'Lên đường')
  await takeNow(page, 'Chưa giao được', 'Không ai ở nhà')

  const guest = await browser.newPage()
  await guest.goto('/tra-cuu-don-hang')
  await guest.getByLabel('Mã đơn hàng').fill(data.orderCode)
  await guest.getByLabel('Số điện thoại đặt hàng').fill(body.address.phone)
  await guest.getByRole('button', { name: 'Xem đơn hàng' }).click()
  const parcel = guest.getByRole('region', { name: 'Kiện hàng' })
  await expect(parcel).toContainText('Cửa hàng tự giao')
  await expect(parcel).toContainText('Giao chưa thành công, sẽ giao lại')

  await takeNow(page, 'Lên đường')
  await takeNow(page, 'Đã giao')
  await guest.reload()
  await expect(parcel.locator('dd').filter({ hasText: 'Đã giao' })).toBeVisible()
  await expect(guest.getByText('Đã thanh toán')).toBeVisible()
})
