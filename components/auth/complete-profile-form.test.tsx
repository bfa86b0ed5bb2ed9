/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import {
  dialogCalled,
  dialogs,
  open,
  openShop,
  press,
  says,
  type,
} from '@/components/auth/auth-testing'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { storeRegistrationDraft } from '@/lib/auth/registration-draft'

const draft = { name: 'Nguyễn Thị Lan', phone: '0912345678', userId: 7 }
const kept = () => localStorage.getItem('register_form')
const save = 'PATCH /api/User/UpdateUser/7'

async function start(answers: Parameters<typeof openShop>[0] = {}) {
  const shop = openShop(answers)
  storeRegistrationDraft(draft)
  await open('Thông tin cá nhân', () => authDialog.openInformation(draft))
  await screen.findByRole('option', { name: 'Huế' })
  return shop
}

const select = (label: RegExp) => screen.getByLabelText<HTMLSelectElement>(label)
const choose = (label: RegExp, value: number) =>
  fireEvent.change(select(label), { target: { value: String(value) } })
const options = (label: RegExp) =>
  within(select(label))
    .getAllByRole('option')
    .map((option) => option.textContent)

test('the six fields start with male, 1990 and no address', async () => {
  await start()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nam' }).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Ngày sinh').value).toBe('01/01/1990')
  expect([select(/Tỉnh/).value, select(/Khu vực/).value, select(/Phường, xã/).value]).toEqual([
    '0',
    '0',
    '0',
  ])
  expect(screen.getByLabelText<HTMLInputElement>(/Địa chỉ/).value).toBe('')
})

test('submitted untouched it sends a null ward, opens the login and drops the draft', async () => {
  const { sent } = await start({
    answers: { [save]: { json: { successMessage: 'Cập nhật thông tin thành công.' } } },
  })
  await press('Hoàn thành')
  await dialogCalled('Đăng nhập')
  await says('Cập nhật thông tin thành công.')
  expect(kept()).toBeNull()
  expect(sent.at(-1)?.body).toEqual({
    Address: '',
    WardId: null,
    Gender: 1,
    Birthday: '1990-01-01',
    Phone: '0912345678',
    Name: 'Nguyễn Thị Lan',
  })
})

test('a failure keeps the dialog, what was typed and the draft', async () => {
  await start({ answers: { [save]: { status: 500, json: { errorMessage: 'Trục trặc.' } } } })
  type(/Địa chỉ/, '12 Lê Lợi')
  await press('Hoàn thành')
  await says('Trục trặc.')
  expect(screen.getByText('Trục trặc.').closest('.toast')).not.toBeNull()
  expect(dialogs()).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>(/Địa chỉ/).value).toBe('12 Lê Lợi')
  expect(kept()).not.toBeNull()
})

test('after its half hour the login opens', async () => {
  await start({ answers: { [save]: { status: 401, json: { errorMessage: 'Đã quá hạn.' } } } })
  await press('Hoàn thành')
  await dialogCalled('Đăng nhập')
  await says('Đã quá hạn.')
  expect(kept()).toBeNull()
})

test('city, district and ward follow one another', async () => {
  const { sent } = await start({ answers: { [save]: {} } })
  choose(/Tỉnh/, 1)
  expect(options(/Khu vực/)).toEqual(['Chọn khu vực', 'Ba Đình', 'Hoàn Kiếm'])
  choose(/Khu vực/, 11)
  expect(options(/Phường, xã/)).toEqual(['Chọn phường, xã', 'Ngọc Hà'])
  choose(/Phường, xã/, 111)
  choose(/Khu vực/, 12)
  expect(select(/Phường, xã/).value).toBe('0')
  choose(/Phường, xã/, 121)
  choose(/Tỉnh/, 2)
  expect([select(/Khu vực/).value, select(/Phường, xã/).value]).toEqual(['0', '0'])
  choose(/Khu vực/, 21)
  choose(/Phường, xã/, 211)
  fireEvent.click(screen.getByRole('radio', { name: 'Nữ' }))
  await press('Hoàn thành')
  await dialogCalled('Đăng nhập')
  expect(sent.at(-1)?.body).toMatchObject({ WardId: 211, Gender: 2 })
})

test('an invalid birthday is reported while it is typed', async () => {
  await start()
  type('Ngày sinh', '31/02/2000')
  await says('Ngày chưa đúng dạng dd/MM/yyyy')
})

test('the calendar speaks Vietnamese and has lists of months and years', async () => {
  await start()
  fireEvent.click(screen.getByRole('button', { name: 'Chọn ngày trên lịch' }))
  const calendar = await screen.findByRole('dialog', { name: 'Lịch' })
  const lists = await within(calendar).findAllByRole('combobox', {}, { timeout: 15_000 })
  expect(lists).toHaveLength(2)
  expect(within(calendar).getByRole('option', { name: 'Tháng Mười Hai' })).toBeTruthy()
  expect(within(calendar).getByRole('option', { name: '1975' })).toBeTruthy()
})

test('closing keeps the draft; the link leads back to the login', async () => {
  await start()
  await press('Đóng')
  expect(kept()).not.toBeNull()
  await open('Thông tin cá nhân', () => authDialog.openInformation(draft))
  await press('Đăng nhập')
  await dialogCalled('Đăng nhập')
})
