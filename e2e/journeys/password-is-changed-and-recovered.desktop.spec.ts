import { expectAccessible } from '@/e2e/support/expect-accessible'
import { dialog, fillRegistration, mailedCode, signIn, stranger } from '@/e2e/support/people'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

test('a customer changes the password, forgets it, recovers it, and other windows are signed out', async ({
  page,
  browser,
  console: { allow },
}) => {
  allow(/status of 40[01]/)
  const person = stranger('Khách')
  await page.goto('/trang-chu?dialog=register&role=3')
  await expect(dialog(page, 'Đăng ký').getByRole('radio', { name: 'Khách' })).toBeChecked()
  await fillRegistration(page, person)
  await dialog(page, 'Đăng ký').getByRole('checkbox').check()
  await dialog(page, 'Đăng ký').getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await dialog(page, 'Thông tin cá nhân').getByRole('button', { name: 'Đăng nhập' }).click()
  await signIn(page, person)

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/login?next=%2Ftai-khoan%2Fso-dia-chi')
  await signIn(elsewhere, person)
  await expect(elsewhere.getByRole('heading', { name: 'Sổ địa chỉ' })).toBeVisible()

  await page.goto('/tai-khoan/doi-mat-khau')
  await expectAccessible(page)
  await page.getByLabel('Mật khẩu hiện tại').fill('không phải')
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('mật khẩu thứ hai')
  await page.getByLabel('Nhập lại mật khẩu mới').fill('mật khẩu thứ hai')
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await says(page, 'Mật khẩu hiện tại không đúng.')
  await expect(page.getByLabel('Mật khẩu hiện tại')).toBeFocused()
  await page.getByLabel('Mật khẩu hiện tại').fill(person.password)
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await says(page, 'Đổi mật khẩu thành công.')

  // Nobody touches the other window: it hears of the change by itself.
  await expect(elsewhere).toHaveURL(/\/login\?next=/)
  await expect(elsewhere.locator('html[data-signed-in]')).not.toBeAttached()
  await elsewhere.close()

  await page.goto('/tai-khoan/don-hang')
  await expect(page.getByRole('heading', { name: 'Đơn hàng', exact: true })).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/trang-chu$/)

  await page.getByRole('link', { name: 'Đăng nhập' }).click()
  await dialog(page, 'Đăng nhập').getByRole('button', { name: 'Quên mật khẩu?' }).click()
  const forgot = dialog(page, 'Quên mật khẩu')
  await forgot.getByLabel('Email').fill(person.email)
  await forgot.getByRole('button', { name: 'Gửi mã' }).click()
  await expect(forgot.getByLabel('Mã xác thực')).toBeVisible()
  await expectAccessible(page)
  const code = await mailedCode(page, person.email)
  await forgot.getByLabel('Mã xác thực').fill(code === '000000' ? '000001' : '000000')
  await forgot.getByLabel('Mật khẩu mới').fill('mật khẩu thứ ba')
  await forgot.getByLabel('Nhập lại mật khẩu').fill('mật khẩu thứ ba')
  await forgot.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await expect(forgot.getByRole('alert')).toBeVisible()
  await forgot.getByLabel('Mã xác thực').fill(code)
  await forgot.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  await expect(dialog(page, 'Đăng nhập').getByLabel('Email')).toHaveValue(person.email)
  await signIn(page, { ...person, password: 'mật khẩu thứ ba' })
})
