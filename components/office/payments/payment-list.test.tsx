/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const payment = {
  orderId: '01890000-0000-7000-8000-000000000001',
  orderCode: 'HS12345678',
  amount: 94_000,
  status: 3,
  gatewayNo: null,
  responseCode: null,
  createdTime: '2026-01-06T03:00:00Z',
}

test('payments that wait for somebody are called as people call them', async () => {
  const data = [
    { ...payment, provider: 'momo', txnRef: 'HS12345678-1' },
    { ...payment, provider: 'vietqr', txnRef: 'HS12345678' },
  ]
  openOffice(['thanh-toan'], {
    'GET /api/staff/payments': { json: { data, totalPage: 1, totalItem: 2 } },
  })
  const texts = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(texts.slice(1)).toEqual([
    expect.stringContaining('MoMo HS12345678-1'),
    expect.stringContaining('Chuyển khoản HS12345678'),
  ])
})
