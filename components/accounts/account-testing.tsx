import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { toast } from '@/components/ui/toast'
import type { UserAddress } from '@/contract/shop/address-book'
import { answerCalls } from '@/lib/api/testing'

const places = {
  cities: [{ cityId: 1, cityName: 'Hà Nội' }],
  districts: [{ districtId: 11, cityId: 1, districtName: 'Ba Đình' }],
  wards: [
    { wardId: 111, districtId: 11, wardName: 'Ngọc Hà' },
    { wardId: 112, districtId: 11, wardName: 'Giảng Võ' },
  ],
}

/** Renders a page of the account against mocked calls; returns the calls it made. */
export function openPage(ui: ReactNode, answers: Parameters<typeof answerCalls>[0] = {}) {
  cleanup()
  mockBrowserApis()
  toast.hide()
  const sent = answerCalls({
    'GET /api/User/UserApp': {
      json: { data: { user: null, affiliate: null, categories: [], ...places } },
    },
    ...answers,
  })
  const view = renderPage(ui, { pathname: '/tai-khoan/so-dia-chi' })
  return { ...view, sent, writes: () => sent.filter(({ method }) => method !== 'GET') }
}

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}

export const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

export const says = (text: string | RegExp) => screen.findAllByText(text)

export const anAddress = (change: Partial<UserAddress> = {}): UserAddress => ({
  addressId: 5,
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  wardId: 111,
  wardName: 'Ngọc Hà',
  districtId: 11,
  districtName: '',
  cityId: 1,
  cityName: 'Hà Nội',
  isDefault: false,
  ...change,
})
