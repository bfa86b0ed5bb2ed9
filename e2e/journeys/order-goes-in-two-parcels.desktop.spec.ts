import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { guestOrder } from '@/e2e/support/guest-orders'
import { dialog, signIn } from '@/e2e/support/people'
import { staff } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

/** Then the page is loaded again. */
/** The office needs a moment to open again on a busy machine. */
const briefly = { timeout: 8_000 }

type Placed = { orderId: string; orderCode: string }

/** A guest's order of two copies. */
async function placeOrder(page: Page): Promise<Placed> {
  const answer = await page.request.post('/api/Order/checkout-without-login', {
    headers: { 'x-requested-with': 'storefront', 'idempotency-key': randomUUID() },
    data: { ...guestOrder(), cartDetails: [{ productId: 5, Quantity: 2 }] },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: Placed }).data
}

/** The steps of a dialog that is opened by a button and sent by a button of the same name. */
async function take(page: Page, name: string, fill?: (open: ReturnType<typeof dialog>) => unknown) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const open = dialog(page, name)
  await fill?.(open)
  await open.getByRole('button', { name, exact: true }).click()
  await expect(open).toBeHidden()
}

/** A scanner types what stands on a book and presses Enter. */
async function scan(page: Page, code: string) {
  await page.getByLabel('Quét mã vạch của sách').fill(code)
  await page.keyboard.press('Enter')
}

/** What happens to a parcel at the built-in carrier. */
async function carrierSays(page: Page, trackingCode: string, ...statuses: string[]) {
  for (const status of statuses) {
    const answer = await page.request.post(`/sandbox-pay/ghn?code=${trackingCode}`, {
      form: { status },
    })
    expect(answer.status()).toBe(200)
  }
}

const trackingCodes = async (page: Page) =>
  (await page.getByText(/^L[0-9A-Z]{4,}$/).allTextContents()).map((code) => code.trim())

test('an order paid on delivery goes in two parcels, and the carrier settles its cash', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { orderId, orderCode } = await placeOrder(page)

  await page.goto(`/quan-tri/don-hang/${orderId}`)
  await signIn(page, staff)
  await take(page, 'Ghi cuộc gọi')
  await expect(page.getByText('Đã xác nhận').first()).toBeVisible()

  // One of two copies is on the shelf: it goes first, the other one later.
  await page.goto(`/quan-tri/dong-goi/${orderCode}`)
  const isbn = await page
    .getByText(/^97[89]/)
    .first()
    .textContent()
  await scan(page, isbn?.split(' · ')[0] ?? '')
  await take(page, 'Gửi phần này trước')
  await expect(page.getByText(`Đã đóng gói một phần đơn ${orderCode}.`).first()).toBeVisible()
  await page.goto(`/quan-tri/don-hang/${orderId}`)
  await take(page, 'Gửi hãng vận chuyển')
  await expect(page.getByText('Chưa đóng gói, gửi sau')).toBeVisible()

  await page.goto(`/quan-tri/dong-goi/${orderCode}`)
  await expect(page.getByText('dưới đây là phần còn lại')).toBeVisible()
  await scan(page, isbn?.split(' · ')[0] ?? '')
  await scan(page, '')
  await page.goto(`/quan-tri/don-hang/${orderId}`)
  await take(page, 'Gửi hãng vận chuyển')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^L[0-9A-Z]{4,}$/)).toHaveCount(2, briefly)
  }).toPass({ timeout: 60_000 })
  const [first = '', second = ''] = await trackingCodes(page)

  await carrierSays(page, first, 'picked', 'delivering', 'delivery_fail', 'delivering', 'delivered')
  await carrierSays(page, second, 'picked', 'delivering', 'delivered')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Đã giao', { exact: true })).not.toHaveCount(0, briefly)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orderCode)
    await expect(page.locator('dd', { hasText: /^Đã giao$/ })).toHaveCount(2, briefly)
  }).toPass({ timeout: 60_000 })

  const amounts = await page.locator('dt', { hasText: 'Thu hộ' }).locator('+ dd').allTextContents()
  const [one, two] = amounts.map((text) => Number(text.replace(/\D/g, '')))
  const csv = `Mã vận đơn,Tiền thu hộ,Tổng phí\n${first},${one},22000\n${second},${(two ?? 0) - 1000},22000\n`
  await page.goto('/quan-tri/thu-ho')
  await page.getByRole('button', { name: 'Nhập bảng kê' }).click()
  const open = dialog(page, 'Nhập bảng kê')
  await open.getByLabel('Số bảng kê').fill(`PHIEN-${orderCode}`)
  await open.getByLabel('Chọn tệp bảng kê').setInputFiles({
    name: 'bang-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await open.getByRole('button', { name: 'Nhập bảng kê' }).click()
  await expect(open).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(second) })
  await expect(row).toContainText('Trả thiếu')
  await row.getByRole('button', { name: 'Xử lý' }).click()
  const settle = dialog(page, 'Xử lý')
  await settle.getByLabel('Ghi chú').fill('Hãng thiếu 1.000 đồng, bỏ qua')
  await settle.getByRole('button', { name: 'Xử lý' }).click()
  await expect(row).toBeHidden()
})
