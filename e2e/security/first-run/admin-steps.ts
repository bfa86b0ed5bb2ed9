import { Secret, TOTP } from 'otpauth'
import { expect, type Page } from 'playwright/test'
import type { LiveShop } from '@/e2e/security/first-run/live-shop'
import { dialog, type Person, signIn } from '@/e2e/support/people'

export const SHOP_NAME = 'Nhà sách Mây'

/** Opens the link the operator has had mailed, and answers it with a password. */
export async function acceptInvitation(
  page: Page,
  { lettersTo }: Pick<LiveShop, 'lettersTo'>,
  { email, name, password }: Person,
): Promise<void> {
  const link = () =>
    /loi-moi#([\w-]{43})/.exec(
      lettersTo(email)
        .join('\n')
        .replace(/=\r?\n/g, ''),
    )?.[1]
  await expect.poll(link, { timeout: 30_000 }).toBeTruthy()
  await page.goto(`/loi-moi#${link()}`)
  await page.getByLabel('Họ và tên').fill(name)
  await page.getByLabel('Mật khẩu mới').fill(password)
  await page.getByLabel('Nhập lại mật khẩu').fill(password)
  await page.getByRole('button', { name: 'Nhận lời mời' }).click()
  await expect(page.getByText('Đã nhận lời mời')).toBeVisible()
}

/** Signs in and sets up the second factor that a live shop asks its staff for. */
export async function enterOffice(page: Page, person: Person): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login?next=/quan-tri')
  await signIn(page, person)
  await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(person.password)
  await page.getByRole('button', { name: 'Bắt đầu' }).click()
  const shown = await page.locator('form p.num').textContent()
  const secret = Secret.fromBase32((shown ?? '').replaceAll(' ', ''))
  await page.getByLabel('Mã sáu chữ số trong ứng dụng').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Bật xác thực hai bước' }).click()
  await page.getByRole('button', { name: 'Tôi đã cất các mã' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Chào/ })).toBeVisible()
}

const stepOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(title) })

const save = (page: Page) => page.getByRole('button', { name: 'Lưu', exact: true }).click()

async function atDesk(page: Page, isDone: string): Promise<void> {
  await page.goto('/quan-tri')
  await expect(stepOf(page, isDone)).toContainText('xong')
}

export async function nameShop(page: Page): Promise<void> {
  await page.goto('/quan-tri')
  await page.getByRole('link', { name: 'Điền thông tin' }).click()
  const facts = {
    'Tên cửa hàng': SHOP_NAME,
    'Tên công ty hoặc hộ kinh doanh': 'Công ty TNHH Sách Mây',
    'Địa chỉ trụ sở': '8 Trần Phú, phường Hải Châu, Đà Nẵng',
    'Email liên hệ': 'chao@sachmay.example',
    'Mã số thuế': '0312345678',
    'Số điện thoại': '0236 3 123 456',
    'Địa chỉ kho, nơi nhận hàng trả lại': '8 Trần Phú, phường Hải Châu, Đà Nẵng',
  }
  for (const [label, value] of Object.entries(facts)) {
    await page.getByLabel(label).fill(value)
  }
  await save(page)
  await expect(page.getByText(/lưu lần cuối/)).toBeVisible()
  await atDesk(page, 'Tên, công ty, địa chỉ, liên hệ')
}

export async function takeTransfers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Đặt tài khoản' }).click()
  await page.getByRole('button', { name: 'Đặt tài khoản' }).first().click()
  await page.getByLabel('Ngân hàng', { exact: true }).fill('Vietcombank')
  await page.getByLabel('Mã ngân hàng (BIN, 6 chữ số)').fill('970436')
  await page.getByLabel('Số tài khoản').fill('0123456789')
  await page.getByLabel('Tên chủ tài khoản, viết không dấu').fill('CONG TY SACH MAY')
  await page.getByRole('button', { name: 'Lưu tài khoản' }).click()
  await expect(page.getByText('Đang dùng')).toBeVisible()
  await atDesk(page, 'Nhận tiền')
}

export async function setFees(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Xem bảng phí' }).click()
  await page.getByLabel('Phí nấc đầu (₫)').first().fill('25000')
  await save(page)
  await expect(page.getByText(/lưu lần cuối/)).toBeVisible()
  await atDesk(page, 'Phí giao hàng')
}

/** A category, then the first book in it; answers the address of its page. */
export async function addFirstBook(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Tạo danh mục' }).click()
  await page.getByRole('button', { name: 'Thêm danh mục' }).click()
  const window = dialog(page, 'Thêm danh mục')
  await window.getByLabel('Tên danh mục').fill('Văn học')
  await window.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(window).toBeHidden()
  await page.goto('/quan-tri')
  await page.getByRole('link', { name: 'Thêm sách' }).click()
  await page.getByLabel('Tên sách').fill(name)
  await page.getByLabel('Danh mục', { exact: true }).selectOption({ label: 'Văn học' })
  await page.getByLabel('Giá bìa').fill('59000')
  await page.getByLabel('Số bản trong kho').fill('4')
  await page.getByLabel('Nặng (gam)').fill('300')
  await page.getByLabel('Đang bán').check()
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const link = page.getByRole('link', { name: 'Xem trong cửa hàng' })
  const address = (await link.getAttribute('href')) ?? ''
  await atDesk(page, 'Những cuốn sách đầu tiên')
  return address
}

export async function writeLegalPages(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tạo từ bản mẫu' }).click()
  await expect(stepOf(page, 'Các trang pháp lý')).toContainText('xong')
}

export async function openTheShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mở cửa hàng' }).click()
  await dialog(page, 'Mở cửa hàng').getByRole('button', { name: 'Mở cửa hàng' }).click()
  await expect(page.getByText('Trước khi mở cửa')).toBeHidden()
}
