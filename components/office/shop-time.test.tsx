/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { StaffFlashSale } from '@/contract/staff/flash-sales'
import type { StaffOrder } from '@/contract/staff/orders'
import type { StaffProduct } from '@/contract/staff/products'
import { officeOrders } from '@/lib/messages/office-orders'
import { officeVouchers } from '@/lib/messages/office-vouchers'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { Form } = await import('ra-core')
const { openOffice } = await import('@/components/office/office-testing')
const { OfficeApp } = await import('@/components/office/office-app')
const { BookTransfer } = await import('@/components/office/orders/order-money-steps')
const { NoticesField } = await import('@/components/office/settings/notices-field')
const { PricePanel } = await import('@/components/office/products/price-panel')
const { ReportPage } = await import('@/components/office/reports/report-page')
const { saveTable } = await import('@/components/office/files/save-table')

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Midnight of a new year in the shop, while it is still the old one by UTC. */
const MIDNIGHT = '2025-12-31T17:00:00.000Z'
const AS_TYPED = '2026-01-01T00:00'
/** Half an hour later; what waits goes on waiting. */
const halfPastTwelve = () =>
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse(MIDNIGHT) + 1_800_000 })

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })

test('a record’s times are the shop’s, and its hints say so', async () => {
  const sale: StaffFlashSale = {
    ...{ id: 3, name: 'Đầu năm', state: 'planned', startTime: MIDNIGHT, endTime: MIDNIGHT },
    ...{ bannerUrl: null, itemCount: 0, quantity: 0, sold: 0, items: [] },
  }
  const { writes } = openOffice(['flash-sale', '3'], {
    'GET /api/staff/flash-sales/3': { json: { data: sale } },
    'PATCH /api/staff/flash-sales/3': { json: { data: sale } },
  })
  expect((await field('Bắt đầu lúc')).value).toBe(AS_TYPED)
  expect(screen.getAllByText('Theo giờ Việt Nam.')).toHaveLength(2)
  expect(officeVouchers.fields.startHint).toContain('giờ Việt Nam')
  await type('Kết thúc lúc', '2026-01-02T00:00')
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toMatchObject([
      { endTime: '2026-01-01T17:00:00.000Z' },
    ]),
  )
})

test('a notice’s times are the shop’s', async () => {
  const kept = jest.fn()
  openOffice(
    [],
    {},
    <OfficeApp>
      <Form
        record={{ notices: [{ text: 'Nghỉ Tết', startTime: MIDNIGHT, endTime: MIDNIGHT }] }}
        onSubmit={kept}
      >
        <NoticesField source="notices" />
        <button type="submit">Lưu</button>
      </Form>
    </OfficeApp>,
  )
  expect((await field('Từ lúc')).value).toBe(AS_TYPED)
  await type('Đến lúc', '2026-01-02T00:00')
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
  await waitFor(() => expect(kept).toHaveBeenCalled())
  expect(kept.mock.calls[0]?.[0]).toMatchObject({
    notices: [{ startTime: MIDNIGHT, endTime: '2026-01-01T17:00:00.000Z' }],
  })
})

test('a price that is planned for a midnight begins at the shop’s', async () => {
  const product = { id: 5, price: 90_000, priceSale: 80_000 } as StaffProduct
  const { writes } = openOffice(
    [],
    {
      'GET /api/staff/products/5/prices': { json: { data: [] } },
      'POST /api/staff/products/5/prices': { json: { data: {} } },
    },
    <OfficeApp>
      <PricePanel product={product} />
    </OfficeApp>,
  )
  await type('Từ', AS_TYPED)
  fireEvent.click(screen.getByRole('button', { name: 'Hẹn đổi giá' }))
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toMatchObject([{ startTime: MIDNIGHT }]),
  )
})

test('reports end with the day it is in the shop', async () => {
  halfPastTwelve()
  const { sent } = openOffice(
    [],
    {
      'GET /api/staff/reports': {
        json: { data: { columns: [], rows: [], total: [], isCut: false } },
      },
    },
    <OfficeApp>
      <ReportPage />
    </OfficeApp>,
  )
  expect((await field('Đến ngày')).value).toBe('2026-01-01')
  expect((await field('Từ ngày')).value).toBe('2025-12-03')
  await waitFor(() => expect(sent.map(({ path }) => path).join()).toContain('to=2026-01-01'))
})

test('a transfer is booked for the day it is in the shop', async () => {
  halfPastTwelve()
  const order = { orderId: 'HS1', total: 90_000 } as StaffOrder
  openOffice(
    [],
    {},
    <OfficeApp>
      <BookTransfer order={order} send={async () => undefined} />
    </OfficeApp>,
  )
  fireEvent.click(await screen.findByRole('button', { name: officeOrders.markPaid }))
  expect((await field(officeOrders.transfer.day)).value).toBe('2026-01-01')
})

test('a saved table bears the day it is in the shop', async () => {
  halfPastTwelve()
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await saveTable('don-hang', [['Mã']], 'csv')
  expect(names).toEqual(['don-hang-2026-01-01.csv'])
})
