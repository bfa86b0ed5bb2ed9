import type { APIRequestContext } from 'playwright/test'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { dialog, type Person, signIn, stranger } from '@/e2e/support/people'
import { credentials, staff } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'
import { says } from '@/e2e/support/toast-messages'

const ours = { 'x-requested-with': 'storefront' }

async function register(request: APIRequestContext, { name, email, password }: Person) {
  const data = {
    ...{ Email: email, Name: name, Password: password, Phone: '0912345678', Address: '' },
    ...{ WardId: null, IsStudent: false, Gender: 2, Birthday: '1990-02-03' },
  }
  const made = await request.post('/api/User/Register-client', { data, headers: ours })
  expect(made.status()).toBe(200)
}

const signInByCall = async (request: APIRequestContext, person: Person) =>
  (
    await request.post('/api/Authentication/Login', {
      data: { ...credentials(person), remember: true },
      headers: ours,
    })
  ).status()

test('support finds a customer who calls, signs them out, locks and unlocks the account', async ({
  page,
  request: customer,
}) => {
  const person = stranger('Khách')
  await register(customer, person)
  expect(await signInByCall(customer, person)).toBe(200)
  const isIn = async () => (await customer.get('/api/User/UserAffiliate')).status()
  expect(await isIn()).toBe(200)

  await page.goto('/quan-tri/khach-hang')
  await signIn(page, staff)
  await expect(page.getByText('Ai xem khách nào đều được ghi vào nhật ký')).toBeVisible()
  const search = page.getByLabel('Email, số điện thoại hoặc mã đơn')
  // A part of an address finds nobody.
  await search.fill(person.email.slice(0, 12))
  await search.press('Enter')
  await expect(page.getByText('Không có tài khoản nào khớp')).toBeVisible()
  await search.fill(person.email)
  await search.press('Enter')
  await page.getByRole('link', { name: person.email }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(page.getByText('Đang hoạt động')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Đăng xuất mọi thiết bị' }).click()
  await dialog(page, 'Đăng xuất mọi thiết bị')
    .getByRole('button', { name: 'Đăng xuất mọi thiết bị' })
    .click()
  await says(page, 'Đã đăng xuất khách khỏi mọi thiết bị.')
  await expect(page.getByText('Không đăng nhập ở đâu.')).toBeVisible()
  expect(await isIn()).toBe(401)

  await page.getByRole('button', { name: 'Khóa tài khoản' }).click()
  const lock = dialog(page, 'Khóa tài khoản')
  await lock.getByLabel('Lý do, gửi cho khách').fill('Dùng thẻ của người khác')
  await expectAccessible(page)
  await lock.getByRole('button', { name: 'Khóa tài khoản' }).click()
  await expect(page.getByText('Dùng thẻ của người khác')).toBeVisible()
  expect(await signInByCall(customer, person)).toBe(403)
  const letters = await (await page.request.get('/dev/outbox')).text()
  expect(letters).toContain('Dùng thẻ của người khác')

  await page.getByRole('button', { name: 'Mở khóa' }).click()
  await dialog(page, 'Mở khóa').getByRole('button', { name: 'Mở khóa' }).click()
  await says(page, 'Đã mở lại tài khoản và báo cho khách.')
  expect(await signInByCall(customer, person)).toBe(200)
})
