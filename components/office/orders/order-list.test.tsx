/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { anOrder } from '@/lib/orders/testing-orders'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const item = (orderCode: string, totalProducts: number) => ({
  ...anOrder({ orderCode, totalProducts }),
  ...{ orderId: `01890000-0000-7000-8000-00000000000${totalProducts}` },
  ...{ firstProductName: 'Số đỏ', receiverName: 'Lan', phone: '0912345678', tags: [] },
})

test('an order of several copies does not look like one of its first book alone', async () => {
  const data = [item('HS12345671', 1), item('HS12345673', 3)]
  openOffice(['don-hang'], {
    'GET /api/staff/orders': { json: { data, totalPage: 1, totalItem: 2 } },
  })
  expect(await screen.findByText('Số đỏ · 3 bản')).toBeTruthy()
  expect(screen.getByText('Số đỏ')).toBeTruthy()
})
