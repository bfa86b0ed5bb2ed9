/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { InvoiceRequest } from '@/components/orders/invoices/invoice-request'
import { OrderInvoices } from '@/components/orders/invoices/order-invoices'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import type { OrderInvoices as Invoices } from '@/contract/shop/invoices'
import { type CheckoutDraft, emptyDraft } from '@/lib/orders/checkout/checkout-draft'

const WISH = 'Xuất hóa đơn ghi tên công ty hoặc cá nhân'

function Form() {
  const [invoice, setInvoice] = useState<CheckoutDraft['invoice']>(emptyDraft.invoice)
  const [tries, setTries] = useState(0)
  return (
    <>
      <InvoiceRequest
        invoice={invoice}
        tries={tries}
        onChange={(change) => setInvoice((before) => ({ ...before, ...change }))}
      />
      <button type="button" onClick={() => setTries(tries + 1)}>
        send
      </button>
    </>
  )
}

test('the fields come when an invoice is asked for, and what is wrong is said once it is sent', async () => {
  mockBrowserApis()
  renderPage(<Form />)
  expect(screen.queryByLabelText('Tên đơn vị')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: WISH }))
  fireEvent.change(await screen.findByLabelText('Tên đơn vị'), { target: { value: 'Trường A' } })
  const code = screen.getByLabelText('Mã số thuế')
  fireEvent.change(code, { target: { value: '0100109107' } })
  expect(code.getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(screen.getByText(/Mã số thuế hoặc số định danh không đúng/)).toBeTruthy()
  expect(document.activeElement).toBe(code)
  fireEvent.change(code, { target: { value: '0100109106' } })
  expect(code.getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Cá nhân' }))
  expect(screen.getByLabelText(/^Số định danh cá nhân/)).toBeTruthy()
})

const orderId = '0199f0a0-0000-7000-8000-000000000001'
const issued = {
  id: orderId,
  kind: 'original' as const,
  state: 'issued' as const,
  total: 152_000,
  number: 'C26TMH7',
  authorityCode: 'M1-26-AAAAA-00000000007',
  lookupCode: 'ABC123',
  lookupUrl: 'https://hoa-don.vi.du/',
  issuedTime: '2026-11-21T03:00:00Z',
}
const show = (invoice: Invoices | undefined) => {
  mockBrowserApis()
  renderPage(<OrderInvoices order={{ orderId, ...(invoice && { invoice }) }} />)
}

test('an upstream without invoices shows nothing of them', () => {
  show(undefined)
  expect(screen.queryByText('Hóa đơn điện tử')).toBeNull()
})

test('an issued invoice has its codes and a link, and nothing to change', () => {
  show({ buyer: null, canChange: false, invoices: [issued] })
  const section = within(screen.getByRole('region', { name: 'Hóa đơn điện tử' }))
  expect(section.getByText('ABC123')).toBeTruthy()
  const link = section.getByRole('link', { name: 'Xem và tải hóa đơn C26TMH7' })
  expect(link.getAttribute('href')).toBe('https://hoa-don.vi.du/')
  expect(section.queryByRole('button')).toBeNull()
})

test('before it is sent the buyer can be named', async () => {
  show({ buyer: null, canChange: true, invoices: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Ghi tên công ty hoặc cá nhân' }))
  expect(await screen.findByLabelText('Tên đơn vị')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Công ty/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Thôi' }))
  expect(screen.queryByLabelText('Tên đơn vị')).toBeNull()
  const add = screen.getByRole('button', { name: 'Ghi tên công ty hoặc cá nhân' })
  expect(document.activeElement).toBe(add)
})

test('of a delivered order without one none is promised for its delivery', () => {
  mockBrowserApis()
  const invoice = { buyer: null, canChange: true, invoices: [] }
  renderPage(<OrderInvoices order={{ orderId, invoice, status: 5 }} />)
  expect(screen.getByText(/^Chưa có hóa đơn/)).toBeTruthy()
  expect(screen.queryByText(/khi giao hàng/)).toBeNull()
})
