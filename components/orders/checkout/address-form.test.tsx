/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AddressForm } from '@/components/orders/checkout/address-form'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'
import { type CheckoutDraft, emptyDraft } from '@/lib/orders/checkout/checkout-draft'

test('a phone number filled in with +84 is sent with its 0', async () => {
  mockBrowserApis()
  answerCalls({})
  const places = { cityId: 79, districtId: 760, wardId: 26_740 }
  const sent: CheckoutDraft[] = []
  renderPage(
    <AddressForm
      coursesOnly={false}
      draft={{ ...emptyDraft, ...places, name: 'Lan', address: '12 Lê Lợi' }}
      hasAccount
      onDraft={() => undefined}
      onSubmit={(address) => sent.push(address)}
      onBack={() => undefined}
    />,
  )
  const phone = screen.getByLabelText<HTMLInputElement>('Số điện thoại')
  fireEvent.change(phone, { target: { value: '+84 912.345.678' } })
  fireEvent.submit(phone.form as HTMLFormElement)
  await waitFor(() => expect(sent.map((one) => one.phone)).toEqual(['0912345678']))
})
