import type { APIRequestContext, Page } from 'playwright/test'
import { confirmation, openPayment, placeOrder } from '@/e2e/support/checkout'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expect, test } from '@/e2e/support/test'

const backend = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}`
const WISH = 'Xuất hóa đơn ghi tên công ty hoặc cá nhân'
const SCHOOL = 'Trường Tiểu học Minh Họa'

/** Calls of somebody of the shop who may do everything. */
async function office(request: APIRequestContext) {
  const accounts = await (await request.get(`${backend}/dev/accounts`)).json()
  const admin = accounts.data.find(({ role }: { role: string }) => role === 'admin')
  const data = { Email: admin.email, Password: admin.password }
  const login = await request.post(`${backend}/api/Authentication/Login`, { data })
  const { token } = await login.json()
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: string, path: string, body: unknown) => {
    const url = `${backend}/api/staff/${path}`
    const answer = await request.fetch(url, { method, headers, data: body })
    expect([path, answer.status()]).toEqual([path, 200])
    return (await answer.json()).data
  }
  return {
    move: (id: string, status: number) => send('PATCH', `orders/${id}`, { status }),
    post: (path: string, body: unknown) => send('POST', path, body),
    get: async (path: string) =>
      (await (await request.get(`${backend}/api/staff/${path}`, { headers })).json()).data,
  }
}

type Office = Awaited<ReturnType<typeof office>>

/** The first try leaves out what a company's invoice must name; a reload keeps what was typed. */
async function askForInvoice(page: Page) {
  await page.getByRole('checkbox', { name: WISH }).check()
  await page.getByLabel('Tên đơn vị').fill(SCHOOL)
  await page.getByLabel('Mã số thuế').fill('0100109107')
  await placeOrder(page)
  await expect(page.getByLabel('Mã số thuế')).toBeFocused()
  await expect(page.getByText('Mã số thuế hoặc số định danh không đúng.')).toBeVisible()
  // What lies half under the sticky header would be measured as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByLabel('Mã số thuế').fill('0100 109 106')
  await page.getByLabel('Địa chỉ', { exact: true }).fill('1 Lê Lợi, Phường Bến Thành')
  await page.reload()
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue(SCHOOL)
}

async function takeBackOneBook(page: Page, shop: Office, orderId: string) {
  await page.getByRole('button', { name: 'Yêu cầu đổi, trả hàng' }).click()
  await page
    .getByRole('group', { name: /^Sách bị hỏng/ })
    .getByRole('checkbox')
    .check()
  await expect(page.getByText(/không phải trả thêm đồng nào/)).toBeVisible()
  await page.getByLabel('Tiền hoàn lại').check()
  await expect(page.getByText(/^Bạn nhận lại/)).toBeVisible()
  await page.getByLabel('Ngân hàng', { exact: true }).selectOption('Vietcombank')
  await page.getByLabel('Số tài khoản').fill('0123456789')
  await page.getByLabel('Chủ tài khoản').fill('LAN')
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByRole('button', { name: 'Gửi yêu cầu' })).toBeHidden()
  const returns = await shop.get('returns')
  const asked = returns.find((one: { orderId: string }) => one.orderId === orderId)
  await shop.post(`returns/${asked.id}/decide`, { isApproved: true })
  const lines = asked.lines.map(({ orderLineId }: { orderLineId: number }) => ({
    ...{ orderLineId, restock: 1, writeOff: 0 },
  }))
  await shop.post(`returns/${asked.id}/receive`, { lines })
}

test('a guest asks for an invoice to a school, gets it with the parcel, and an adjustment with the refund', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await openPayment(page, { copies: 2 })
  await page.getByRole('radio', { name: /Thanh toán khi nhận hàng/ }).check()
  await askForInvoice(page)
  await placeOrder(page)
  await expect(page).toHaveURL(confirmation)
  const invoices = page.getByRole('region', { name: 'Hóa đơn điện tử' })
  await expect(invoices.getByText(SCHOOL)).toBeVisible()
  await expect(invoices.getByRole('button', { name: 'Sửa thông tin hóa đơn' })).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const shop = await office(request)
  for (const status of [2, 3, 4, 5]) await shop.move(id, status)
  const link = invoices.getByRole('link', { name: /^Xem và tải hóa đơn/ })
  await expect(async () => {
    await page.reload()
    await expect(link).toHaveCount(1, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  const issued = await request.get((await link.getAttribute('href')) ?? '')
  expect(await issued.text()).toContain('Hóa đơn giá trị gia tăng')

  await takeBackOneBook(page, shop, id)
  await expect(async () => {
    await page.reload()
    await expect(invoices.getByText('Hóa đơn điều chỉnh')).toBeVisible({ timeout: 2000 })
    await expect(link).toHaveCount(2, { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
})
