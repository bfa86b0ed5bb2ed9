/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { OrderParcels } from '@/components/orders/order-parcels'
import type { Parcel } from '@/contract/shop/parcels'
import { anOrder } from '@/lib/orders/testing-orders'

const parcel = (change: Partial<Parcel>): Parcel => ({
  ...{ code: 'HS12345678', carrier: 'GHN', trackingCode: 'A', trackingUrl: null },
  ...{ state: 'delivered', expectedTime: null, codAmount: 0, steps: [] },
  lines: [{ orderLineId: 1, productName: 'Số đỏ', quantity: 2 }],
  ...change,
})
const show = (...parcels: Parcel[]) =>
  render(<OrderParcels order={anOrder({ status: 4, parcels })} />)
const one = [{ orderLineId: 1, productName: 'Số đỏ', quantity: 1 }]

test('what was lost or came back is not promised to be sent later', () => {
  show(parcel({ state: 'lost' }))
  expect(screen.queryByText('Gửi sau')).toBeNull()
  expect(screen.getByText('Kiện hàng')).toBeTruthy()
})

test('what is left for another parcel is, and the first is not called the only one', () => {
  show(parcel({ lines: one }))
  expect(screen.getByText('Gửi sau')).toBeTruthy()
  expect(screen.getByText('Kiện 1')).toBeTruthy()
})

test('what was lost and sent again hides nothing that is sent later', () => {
  show(parcel({ lines: one, state: 'lost' }), parcel({ lines: one, code: 'HS12345678-2' }))
  expect(screen.getByText('Gửi sau')).toBeTruthy()
})
