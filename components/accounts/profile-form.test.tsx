/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AccountNav } from '@/components/accounts/account-nav'
import { openPage, press, says, type } from '@/components/accounts/account-testing'
import { ProfileForm } from '@/components/accounts/profile-form'
import type { Profile } from '@/contract/shop/accounts'

const profile: Profile = {
  userId: 7,
  role: ['user'],
  displayName: 'Lan',
  photoURL: null,
  email: 'lan@example.vn',
  shortcuts: [],
  settings: {},
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  gender: 2,
  birthday: '2001-02-28',
  address: '12 Lê Lợi',
  wardId: 111,
  districtId: 11,
  cityId: 1,
  workPlace: null,
  userType: 1,
}
const save = 'PATCH /api/User/UpdateUser/7'

test('the form starts with the profile and sends exactly the six fields', async () => {
  const { writes, count } = openPage(<ProfileForm profile={profile} />, {
    [save]: { json: { successMessage: 'Cập nhật thông tin thành công.' } },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Ngày sinh').value).toBe('28/02/2001')
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true)
  type('Họ và tên', 'Nguyễn Lan')
  await press('Lưu thay đổi')
  await says('Cập nhật thông tin thành công.')
  expect(writes()[0]?.body).toEqual({
    Address: '12 Lê Lợi',
    WardId: 111,
    Gender: 2,
    Birthday: '2001-02-28',
    Phone: '0912345678',
    Name: 'Nguyễn Lan',
  })
  expect(count.refreshes).toBe(1)
})

test('an invalid profile is not sent', async () => {
  const { writes } = openPage(<ProfileForm profile={profile} />)
  type('Họ và tên', ' ')
  type('Số điện thoại', '0123456789')
  await press('Lưu thay đổi')
  await says('Họ Tên Không Được Để Trống')
  await says('số điện thoại không hợp lệ')
  expect(writes()).toEqual([])
})

test('the account has seven pages with the current one marked, and a sign-out link', () => {
  openPage(<AccountNav />)
  const links = screen.getAllByRole('link').filter((link) => link.closest('nav'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/tai-khoan/thong-tin-tai-khoan',
    '/tai-khoan/so-dia-chi',
    '/tai-khoan/don-hang',
    '/tai-khoan/doi-mat-khau',
    '/tai-khoan/affiliate',
    '/tai-khoan/danh-gia-san-pham',
    '/tai-khoan/du-lieu',
    '/logout',
  ])
  expect(links.find((link) => link.hasAttribute('aria-current'))?.textContent).toBe('Sổ địa chỉ')
})
