/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anAddress, openPage, press, says, type } from '@/components/accounts/account-testing'
import { AddressBookView } from '@/components/accounts/address-book-view'

const two = [anAddress({ isDefault: true }), anAddress({ addressId: 6, name: 'Bà Sáu' })]
const select = (label: RegExp, value: number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } })
/** The names of the selects marked as invalid. */
const marked = () =>
  [...document.querySelectorAll('select[aria-invalid]')].map((field) => field.getAttribute('name'))

test('an empty address book offers to add the first address', async () => {
  openPage(<AddressBookView addresses={[]} />)
  await says('Chưa có địa chỉ nào')
  await press('Thêm địa chỉ')
  expect(await screen.findByRole('dialog', { name: 'Địa chỉ mới' })).toBeTruthy()
})

test('a new address is validated and sent, and the page is refreshed', async () => {
  const { writes, count } = openPage(<AddressBookView addresses={[]} />, {
    'POST /api/UserAddress': { json: { data: anAddress() } },
  })
  await press('Thêm địa chỉ')
  await screen.findByRole('option', { name: 'Hà Nội' })
  await press('Lưu địa chỉ')
  await says('Họ Tên Không Được Để Trống')
  await says('Số điện thoại không được để trống')
  await says('Bạn hãy chọn tỉnh, thành phố')
  await says('Địa chỉ không được để trống')
  expect(writes()).toEqual([])

  type('Họ và tên người nhận', ' Nguyễn Thị Lan ')
  type('Số điện thoại', '0912 345 678')
  expect(marked()).toEqual(['city'])
  select(/Tỉnh/, 1)
  expect(marked()).toEqual(['district'])
  select(/Khu vực/, 11)
  expect(marked()).toEqual(['ward'])
  select(/Phường, xã/, 112)
  type('Số nhà, tên đường', '12 Lê Lợi')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dùng làm địa chỉ mặc định' }))
  await press('Lưu địa chỉ')
  await says('Đã lưu địa chỉ.')
  expect(writes().map(({ body }) => body)).toEqual([
    {
      name: 'Nguyễn Thị Lan',
      phone: '0912345678',
      address: '12 Lê Lợi',
      wardId: 112,
      isDefault: true,
    },
  ])
  expect(count.refreshes).toBe(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('editing an address starts with its current values', async () => {
  const { writes } = openPage(<AddressBookView addresses={two} />, {
    'PATCH /api/UserAddress/userAddresses/6': { json: { data: anAddress() } },
  })
  await press('Sửa địa chỉ của Bà Sáu')
  const dialog = await screen.findByRole('dialog', { name: 'Sửa địa chỉ' })
  await screen.findByRole('option', { name: 'Hà Nội' })
  expect(within(dialog).getByLabelText<HTMLSelectElement>(/Phường, xã/).value).toBe('111')
  type('Số nhà, tên đường', '14 Lê Lợi')
  await press('Lưu địa chỉ')
  await says('Đã lưu địa chỉ.')
  expect(writes()[0]?.body).toMatchObject({ name: 'Bà Sáu', address: '14 Lê Lợi', wardId: 111 })
})

test('editing loads the current address, not the one the page was rendered with', async () => {
  openPage(<AddressBookView addresses={two} />, {
    'GET /api/UserAddress/userAddresses/6': {
      json: { data: anAddress({ addressId: 6, name: 'Bà Sáu', address: '9 Hàng Bài' }) },
    },
  })
  await press('Sửa địa chỉ của Bà Sáu')
  await screen.findByRole('dialog', { name: 'Sửa địa chỉ' })
  expect(screen.getByLabelText<HTMLInputElement>('Số nhà, tên đường').value).toBe('9 Hàng Bài')
})

test('only addresses that are not the default can become it', async () => {
  const { writes, count } = openPage(<AddressBookView addresses={two} />, {
    'PATCH /api/UserAddress/userAddresses/6': { json: { data: anAddress() } },
  })
  const rows = within(screen.getByRole('list', { name: 'Sổ địa chỉ' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.includes('Mặc định'))).toEqual([true, false])
  expect(screen.getAllByText('Đặt làm mặc định')).toHaveLength(1)
  await press('Đặt làm mặc định: địa chỉ của Bà Sáu')
  expect(writes()[0]?.body).toMatchObject({ name: 'Bà Sáu', isDefault: true })
  await waitFor(() => expect(count.refreshes).toBe(1))
})

test('an address is removed only after a confirmation', async () => {
  const { writes } = openPage(<AddressBookView addresses={two} />, {
    'DELETE /api/UserAddress/userAddresses/6': { json: { successMessage: 'Đã xóa địa chỉ.' } },
  })
  await press('Xóa địa chỉ của Bà Sáu')
  await screen.findByRole('dialog', { name: 'Xóa địa chỉ này?' })
  await press('Hủy')
  expect(writes()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Xóa địa chỉ của Bà Sáu')
  await screen.findByRole('dialog', { name: 'Xóa địa chỉ này?' })
  await press('Xóa')
  await says('Đã xóa địa chỉ.')
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/UserAddress/userAddresses/6',
  ])
})

test('after an address is removed the next key does not begin at the top of the page', async () => {
  const page = (addresses: typeof two) => (
    <main>
      <h1>Sổ địa chỉ của bạn</h1>
      <AddressBookView addresses={addresses} />
    </main>
  )
  const { rerenderPage } = openPage(page(two), {
    'DELETE /api/UserAddress/userAddresses/6': { json: { successMessage: 'Đã xóa địa chỉ.' } },
  })
  const remove = screen.getByRole('button', { name: 'Xóa địa chỉ của Bà Sáu' })
  remove.focus()
  await press('Xóa địa chỉ của Bà Sáu')
  await screen.findByRole('dialog', { name: 'Xóa địa chỉ này?' })
  await press('Xóa')
  await says('Đã xóa địa chỉ.')
  rerenderPage(page(two.slice(0, 1)))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sổ địa chỉ của bạn'))
})

test('a refused removal shows a toast and the address stays', async () => {
  openPage(<AddressBookView addresses={two} />, {
    'DELETE /api/UserAddress/userAddresses/6': { status: 503, json: { errorMessage: 'Bận.' } },
  })
  await press('Xóa địa chỉ của Bà Sáu')
  await screen.findByRole('dialog', { name: 'Xóa địa chỉ này?' })
  await press('Xóa')
  await says('Bận.')
  expect(screen.getByText('Bận.').closest('.toast')).not.toBeNull()
})

test('a full address book takes no more addresses', () => {
  const many = Array.from({ length: 20 }, (_, index) => anAddress({ addressId: index + 1 }))
  openPage(<AddressBookView addresses={many} />)
  expect(screen.getByRole('button', { name: 'Thêm địa chỉ' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(screen.getByText('Sổ địa chỉ đã đủ 20 địa chỉ.')).toBeTruthy()
})
