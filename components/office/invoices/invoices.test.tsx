/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const id = '0199f0a0-0000-7000-8000-000000000001'
const invoice = {
  ...{ id, kind: 'original', state: 'issued', total: 152_000, net: 144_762, tax: 7_238 },
  ...{ number: 'C26TMH7', ref: 'HS12345678', orderId: id, orderCode: 'HS12345678' },
  ...{ authorityCode: null, lookupCode: null, lookupUrl: null, corrects: null, problem: null },
  ...{ issuedTime: '2026-11-21T03:00:00Z', createdTime: '2026-11-21T03:00:00Z', attempts: 1 },
  ...{ buyerName: 'Trường A', buyerTaxCode: '0100109106', rates: [], canReplace: true },
  ...{ buyer: null, reason: null, totalInWords: 'Một trăm', lines: [] },
}

test('the month of a list is chosen, so that none is typed wrongly', async () => {
  const page = { data: [invoice], totalPage: 1, totalItem: 1 }
  openOffice(['hoa-don'], { 'GET /api/staff/invoices': { json: page } })
  const month = (await screen.findByLabelText('Tháng lập')) as HTMLSelectElement
  const newest = month.options[1]
  expect(newest?.value).toMatch(/^\d{4}-\d\d$/)
  expect(newest?.text).toBe(newest?.value.split('-').toReversed().join('/'))
})

test('a replacement for a person asks for what a person has', async () => {
  openOffice(['hoa-don', id], {
    [`GET /api/staff/invoices/${id}`]: { json: { data: invoice } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Lập hóa đơn thay thế' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Mã số thuế')).toHaveProperty('required', true)
  fireEvent.change(dialog.getByLabelText('Hóa đơn ghi tên'), { target: { value: 'person' } })
  expect(dialog.getByLabelText('Họ và tên')).toHaveProperty('required', true)
  expect(dialog.getByLabelText(/^Số định danh cá nhân/)).toHaveProperty('required', false)
})
