/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { openPage, press, says, type } from '@/components/accounts/account-testing'
import { OrderListView } from '@/components/orders/order-list-view'
import { OrderView } from '@/components/orders/order-view'
import type { OrderItem } from '@/contract/shop/orders'
import { aCourseOrder, anOrder } from '@/lib/orders/testing-orders'

const text = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ')

test('an order shows status, lines, totals and recipient', () => {
  openPage(<OrderView order={anOrder()} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Đơn hàng HS12345678')
  const totals = screen.getByRole('region', { name: 'Tổng tiền' })
  expect(text(totals)).toBe(
    'Tổng tiềnTạm tính172.000 ₫Mã giảm giá\u221210.000 ₫Phí giao hàngMiễn phíTổng cộng162.000 ₫',
  )
  expect(screen.getByRole('link', { name: 'Số đỏ' }).getAttribute('href')).toBe(
    '/san-pham/so-do-12',
  )
  expect(text(screen.getByRole('region', { name: 'Giao đến' }))).toBe(
    'Giao đếnNguyễn Thị Lan · 091234567812 Lê Lợi, Ngọc Hà, Hà Nội',
  )
})

test('what the carrier tells stands in the one history, with its code and page', () => {
  const parcel = {
    code: 'HS10A1',
    carrier: 'Giao Hàng Nhanh',
    codAmount: 0,
    lines: [],
    trackingCode: 'L5ABC',
    trackingUrl: 'https://vi.test/L5ABC',
    state: 'deliveryFailed' as const,
    expectedTime: '2026-01-09T03:00:00Z',
    steps: [
      { state: 'pickedUp' as const, time: '2026-01-06T03:00:00Z' },
      { state: 'deliveryFailed' as const, time: '2026-01-07T03:00:00Z' },
    ],
  }
  openPage(<OrderView order={anOrder({ parcels: [parcel], status: 5 })} />)
  const shown = within(screen.getByRole('region', { name: 'Kiện hàng' }))
  expect(shown.getByText('L5ABC')).toBeTruthy()
  expect(shown.getByRole('link').getAttribute('href')).toBe('https://vi.test/L5ABC')
  const history = within(screen.getByRole('region', { name: 'Quá trình' }))
  expect(history.getAllByRole('listitem').map(text)).toEqual([
    '10:00 07/01/2026Giao chưa thành công, sẽ giao lạiGiao Hàng Nhanh · L5ABC',
    '10:00 06/01/2026Hãng đã lấy hàng',
    expect.stringContaining('Đã xác nhận'),
    expect.stringContaining('Chờ xác nhận'),
  ])
  expect(history.getByRole('link', { name: 'L5ABC' }).getAttribute('href')).toBe(
    'https://vi.test/L5ABC',
  )
})

test('an order of courses alone mentions no delivery', () => {
  openPage(<OrderView order={aCourseOrder()} />)
  expect(screen.getByRole('region', { name: 'Người mua' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Khóa học trong đơn' })).toBeTruthy()
  expect(text(document.body)).not.toMatch(/giao/i)
})

test('the timeline starts with the latest event', () => {
  openPage(<OrderView order={anOrder()} />)
  const story = within(screen.getByRole('region', { name: 'Quá trình' })).getAllByRole('listitem')
  expect(story.map(text)).toEqual([
    '11:00 05/01/2026Đã xác nhậnĐã gọi xác nhận',
    '10:10 05/01/2026Chờ xác nhận',
  ])
})

test('what order and carrier say in the same minute is said once; several parcels are told apart', () => {
  const one = {
    ...{ carrier: 'GHTK', codAmount: 0, lines: [], trackingUrl: null, expectedTime: null },
    ...{ code: 'A', trackingCode: 'S1', state: 'delivered' as const },
    steps: [{ state: 'delivered' as const, time: '2026-01-08T03:00:10Z' }],
  }
  const events = [{ status: 5, time: '2026-01-08T03:00:20Z', note: null }]
  const parcels = [one, { ...one, code: 'B', trackingCode: 'S2', steps: [] }]
  openPage(<OrderView order={anOrder({ parcels, events, status: 5 })} />)
  const history = within(screen.getByRole('region', { name: 'Quá trình' }))
  expect(history.getAllByRole('listitem').map(text)).toEqual([
    '10:00 08/01/2026Đã giaoKiện 1 / 2GHTK · S1',
  ])
})

test('copies that were left out are not to be sent later, and their line says so', () => {
  const [line] = anOrder().cartDetails
  const cartDetails = line ? [{ ...line, Quantity: 2, returned: 1 }] : []
  const lines = line ? [{ orderLineId: line.orderLineId, productName: 'Số đỏ', quantity: 1 }] : []
  const parcel = {
    ...{ carrier: 'GHTK', codAmount: 0, lines, trackingUrl: null, expectedTime: null },
    ...{ code: 'A', trackingCode: 'S1', state: 'delivering' as const, steps: [] },
  }
  openPage(<OrderView order={anOrder({ parcels: [parcel], cartDetails, status: 4 })} />)
  expect(screen.queryByRole('region', { name: 'Gửi sau' })).toBeNull()
  expect(screen.getByText('Trong đó 1 bản đã hủy hoặc trả lại.')).toBeTruthy()
})

test('an order whose parcel was lost says so, and not that it came back', () => {
  const parcel = {
    ...{ carrier: 'GHTK', codAmount: 0, lines: [], trackingUrl: null, expectedTime: null },
    ...{ code: 'A', trackingCode: 'S1', state: 'lost' as const, steps: [] },
  }
  const events = [{ status: 6, time: '2026-01-08T03:00:20Z', note: null }]
  openPage(<OrderView order={anOrder({ parcels: [parcel], events, status: 6 })} />)
  expect(screen.getAllByText('Thất lạc')).toHaveLength(2)
  expect(screen.queryByText('Hoàn trả')).toBeNull()
})

test('a cancelled order is cancelled once in its timeline, whatever was noted with it', () => {
  const cancelled = (time: string, note: string) => ({ status: 7, time, note })
  const events = [
    cancelled('2026-01-05T04:00:00Z', 'Sẽ hoàn 172.500 ₫.'),
    cancelled('2026-01-05T04:00:01Z', 'Người mua hủy'),
    cancelled('2026-01-06T04:00:00Z', 'Đã hoàn 172.500 ₫.'),
  ]
  openPage(<OrderView order={anOrder({ events })} />)
  const story = within(screen.getByRole('region', { name: 'Quá trình' })).getAllByRole('listitem')
  expect(story.map(text)).toEqual([
    '11:00 06/01/2026Đã hoàn 172.500 ₫.',
    '11:00 05/01/2026Đã hủyNgười mua hủySẽ hoàn 172.500 ₫.',
  ])
})

test('an unknown status is shown as being processed', () => {
  openPage(<OrderView order={anOrder({ status: 42, events: [] })} />)
  expect(screen.getByText('Đang xử lý')).toBeTruthy()
})

const confirm = (dialog: HTMLElement) =>
  act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hủy đơn' }))
  })

test('an order can be cancelled where allowed, after a confirmation', async () => {
  const { writes, count } = openPage(<OrderView order={anOrder()} />, {
    'PATCH /api/User/CancelOrder': {
      json: { data: anOrder({ status: 7 }), successMessage: 'Đã hủy đơn hàng.' },
    },
  })
  await press('Hủy đơn')
  const dialog = await screen.findByRole('dialog', { name: 'Hủy đơn hàng này?' })
  type(/Lý do/, 'Đặt nhầm')
  await confirm(dialog)
  await says('Đã hủy đơn hàng.')
  expect(writes()[0]?.body).toEqual({
    orderId: '01890000-0000-7000-8000-000000000001',
    reason: 'Đặt nhầm',
  })
  expect(count.refreshes).toBe(1)
})

test('where cancelling is not served, the button disappears', async () => {
  openPage(<OrderView order={anOrder()} />, {
    'PATCH /api/User/CancelOrder': { status: 501, json: { errorMessage: 'Chưa mở.' } },
  })
  await press('Hủy đơn')
  const dialog = await screen.findByRole('dialog', { name: 'Hủy đơn hàng này?' })
  await confirm(dialog)
  await says('Chưa mở.')
  expect(screen.queryByRole('button', { name: 'Hủy đơn' })).toBeNull()
})

test('an order that may not be cancelled has no button', () => {
  openPage(<OrderView order={anOrder({ canCancel: false })} />)
  expect(screen.queryByRole('button', { name: 'Hủy đơn' })).toBeNull()
})

test('who may not cancel for a reason reads it', () => {
  const cancelRefusal = 'Khóa học trong đơn đã xem quá một phần năm.'
  openPage(<OrderView order={anOrder({ canCancel: false, cancelRefusal })} />)
  expect(screen.getByText(cancelRefusal)).toBeTruthy()
})

const item: OrderItem = {
  orderId: '01890000-0000-7000-8000-000000000001',
  orderCode: 'HS12345678',
  status: 4,
  paymentType: 1,
  paymentStatus: 0,
  createdTime: '2026-01-05T20:10:00Z',
  totalProducts: 3,
  total: 162_000,
  firstProductName: 'Số đỏ',
  originalUrl: '/media/so-do.webp',
}

test('the list shows code, total, status and date of each order and links to it', () => {
  openPage(<OrderListView orders={[item]} page={2} totalPage={3} status={4} />)
  const row = screen.getByRole('list', { name: 'Đơn hàng' })
  expect(text(row)).toContain('HS12345678162.000 ₫')
  expect(text(row)).toContain('06/01/20263 sản phẩmĐang giao')
  expect(screen.getByRole('link', { name: 'Đơn hàng HS12345678' }).getAttribute('href')).toBe(
    '/tai-khoan/don-hang/01890000-0000-7000-8000-000000000001',
  )
  expect(screen.getByRole('link', { name: 'Trang 3' }).getAttribute('href')).toBe(
    '/tai-khoan/don-hang?page=3&status=4',
  )
  const chosen = within(screen.getByRole('navigation', { name: 'Lọc theo trạng thái' }))
  expect(chosen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([
    chosen.getByRole('link', { name: 'Đang giao' }),
  ])
})

test.each([
  [null, 'Chưa có đơn hàng nào', 'Xem sách', '/san-pham'],
  [6 as const, 'Không có đơn ở trạng thái này', 'Xem tất cả đơn hàng', '/tai-khoan/don-hang'],
])('with status %s and nothing to show: %s', (status, title, link, href) => {
  openPage(<OrderListView orders={[]} page={1} totalPage={0} status={status} />)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href)
})
