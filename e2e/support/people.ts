import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { findWard } from '@/e2e/support/address'

export const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

export type Person = {
  role: 'Học sinh' | 'Giáo viên' | 'Khách'
  name: string
  email: string
  password: string
}

/** Somebody whose e-mail nobody has used before. */
export const stranger = (role: Person['role']): Person => ({
  role,
  name: 'Trần Thị Phương Thảo',
  email: `doc-gia-${Date.now()}-${randomInt(1000)}@example.vn`,
  password: 'mật khẩu đầu tiên',
})

/** The newest code that the shop mailed to somebody, read from the page that shows its letters. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const letters = await page.request.get('/dev/outbox')
  expect(letters.status()).toBe(200)
  const html = await letters.text()
  const [, code] = new RegExp(`data-to="${email}"[^]*?data-code="(\\d{6})"`).exec(html) ?? []
  expect(code, `a code for ${email}`).toBeDefined()
  return code ?? ''
}

export async function fillRegistration(page: Page, { role, name, email, password }: Person) {
  const window = dialog(page, 'Đăng ký')
  await window.getByRole('radio', { name: role }).check()
  await window.getByLabel('Họ và tên').fill(name)
  await window.getByLabel('Email').fill(email)
  await window.getByLabel('Số điện thoại').fill('0912 345 678')
  if (role === 'Giáo viên') await window.getByLabel('Nơi làm việc').fill('THPT Chu Văn An')
  await window.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await window.getByLabel('Nhập lại mật khẩu').fill(password)
}

/** The last step of a registration, with everything chosen. */
export async function fillInformation(page: Page): Promise<void> {
  const window = dialog(page, 'Thông tin cá nhân')
  await window.getByRole('radio', { name: 'Nữ' }).check()
  await window.getByLabel('Ngày sinh').fill('28/02/2001')
  await findWard(window)
  await window.getByLabel('Địa chỉ').fill('12 Lê Lợi')
}

/** Signs in through the open dialog; the page that follows knows it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const window = dialog(page, 'Đăng nhập')
  await window.getByLabel('Email').fill(email)
  await window.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await window.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.locator('html[data-signed-in]')).toBeAttached()
  await expect(window).toBeHidden()
}
