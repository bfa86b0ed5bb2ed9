/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anOrder } from '@/lib/orders/testing-orders'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice } = await import('@/components/office/office-testing')

const order = anOrder()
const path = `/api/staff/orders/${order.orderId}`
const at = '2026-01-05T03:10:00Z'
const event = {
  fromStatus: null,
  status: 1,
  time: at,
  actor: 'phone:0912345678',
  actorName: null,
  note: null,
}
const staffOrder = {
  ...order,
  userId: null,
  wardId: 111,
  tags: ['gấp'],
  nextStatuses: [2, 7],
  history: [
    { ...event, kind: 'status', isInternal: false },
    {
      ...event,
      kind: 'note',
      actor: 'staff:90',
      actorName: 'Cô Mai',
      note: 'Khách quen',
      isInternal: true,
    },
    {
      ...event,
      fromStatus: 0,
      kind: 'status',
      actor: 'sepay',
      actorName: 'SePay',
      isInternal: false,
    },
  ],
  payments: [
    {
      ...{ txnRef: 'HS12345678', provider: 'vietqr', amount: 162_000, status: 1 },
      ...{ gatewayNo: null, createdTime: at },
    },
  ],
}
const answers = { [`GET ${path}`]: { json: { data: staffOrder } } }

async function takeStep(name: string, fill: (dialog: HTMLElement) => unknown) {
  fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name })
  await fill(dialog)
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

test('an order is told in plain words, whoever did what', async () => {
  openOffice(['don-hang', order.orderId], answers)
  expect(await screen.findByText('Đơn được đặt')).toBeTruthy()
  expect(screen.getByText('Khách quen')).toBeTruthy()
  expect(screen.getByText(/Cô Mai/)).toBeTruthy()
  expect(screen.getByText(/· SePay$/)).toBeTruthy()
  expect(screen.getByText(/^Chuyển khoản · HS12345678/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/sepay|vietqr/)
  expect(screen.getByText('gấp')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Xác nhận đơn' })).toBeTruthy()
})

test('a call, a note and other quantities go to their calls', async () => {
  const done = { json: { data: staffOrder } }
  const { writes } = openOffice(['don-hang', order.orderId], {
    ...answers,
    [`POST ${path}/calls`]: done,
    [`POST ${path}/notes`]: done,
    [`PATCH ${path}/lines`]: done,
  })
  await takeStep('Ghi cuộc gọi', (dialog) => {
    fireEvent.click(within(dialog).getByLabelText('Không liên lạc được'))
    type(dialog, 'Ghi thêm', 'máy bận')
  })
  await takeStep('Thêm ghi chú', (dialog) => type(dialog, 'Ghi chú', 'Bọc kỹ'))
  await takeStep('Đổi số lượng', (dialog) => type(dialog, 'Số bản của Số đỏ', '3'))
  expect(writes().map(({ body }) => body)).toEqual([
    { outcome: 'notReached', note: 'máy bận' },
    { text: 'Bọc kỹ', isForBuyer: false },
    { lines: [{ orderLineId: 1, quantity: 3 }] },
  ])
})

test('a step whose button is gone after it leaves the focus on the screen', async () => {
  let isConfirmed = false
  openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: () => ({ json: { data: { ...staffOrder, status: isConfirmed ? 2 : 1 } } }),
    [`POST ${path}/calls`]: () => {
      isConfirmed = true
      return { json: { data: staffOrder } }
    },
  })
  const button = await screen.findByRole('button', { name: 'Ghi cuộc gọi' })
  button.focus()
  await takeStep('Ghi cuộc gọi', () => undefined)
  await waitFor(() => expect(button.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

const parcelOnItsWay = {
  code: order.orderCode,
  carrier: 'GHN',
  lines: [{ orderLineId: 1, productName: 'Sách', quantity: 2 }],
  isClosed: false,
  trackingCode: 'GHN123',
  trackingUrl: null,
  state: 'created',
  expectedTime: null,
  steps: [],
  codAmount: 162_000,
  fee: 21_000,
  weight: 500,
  lastError: null,
  nextStates: [],
  claimState: null as string | null,
  claimAmount: null as number | null,
  mayClaim: false,
}

test('a packed order is sent to the carrier, and its parcel is told', async () => {
  const packed = { ...staffOrder, status: 3, nextStatuses: [4] }
  const unsent = [{ orderLineId: 1, productName: 'Sách', quantity: 2, later: 0 }]
  const waiting = { hasCarrier: true, parcels: [], unsent }
  const sent = { hasCarrier: true, parcels: [parcelOnItsWay], unsent: [] }
  const offers = [
    { id: 'north', name: 'Bắc', isChosen: true, fee: 25_000, days: '2', problem: null },
    { id: 'post', name: 'Bưu điện', isChosen: false, fee: null, days: null, problem: 'Im lặng' },
  ]
  let isSent = false
  const { writes } = openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: packed } },
    [`GET ${path}/parcels`]: () => ({ json: { data: isSent ? sent : waiting } }),
    [`GET ${path}/carriers`]: { json: { data: offers } },
    [`POST ${path}/parcels`]: () => {
      isSent = true
      return { json: { data: sent } }
    },
  })
  await takeStep('Gửi hãng vận chuyển', async (dialog) => {
    expect(within(dialog).getByLabelText('Sách')).toHaveProperty('value', '2')
    expect(await within(dialog).findByLabelText(/Bắc · 25.000/)).toHaveProperty('checked', true)
    fireEvent.click(within(dialog).getByLabelText(/Bưu điện/))
  })
  expect(await screen.findByText('GHN123')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Gửi hãng vận chuyển' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Hủy vận đơn' })).toBeTruthy()
  expect(writes().map(({ body }) => body)).toEqual([
    { lines: [{ orderLineId: 1, quantity: 2 }], carrier: 'post' },
  ])
})

test('a parcel the shop hands over itself goes where the staff say it is', async () => {
  const sent = { ...staffOrder, status: 4, nextStatuses: [5] }
  const parcel = {
    ...parcelOnItsWay,
    ...{ carrier: 'Cửa hàng tự giao', trackingCode: null, state: 'delivering', fee: null },
    nextStates: ['delivered', 'deliveryFailed', 'returned', 'lost'],
  }
  const parcels = { hasCarrier: false, parcels: [parcel], unsent: [] }
  const { writes } = openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: sent } },
    [`GET ${path}/parcels`]: { json: { data: parcels } },
    [`PATCH /api/staff/parcels/${parcel.code}`]: { json: { data: parcels } },
  })
  await takeStep('Chưa giao được', (dialog) =>
    type(dialog, 'Ghi thêm, người mua cũng đọc được', 'Không ai ở nhà'),
  )
  expect(writes()).toEqual([])
  fireEvent.click(await screen.findByRole('button', { name: 'Ghi ngay' }, { timeout: 5_000 }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes().map(({ body }) => body)).toEqual([
    { state: 'deliveryFailed', note: 'Không ai ở nhà' },
  ])
  expect(screen.queryByRole('button', { name: 'Lên đường' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nhãn của hãng' })).toBeNull()
})

test('what a parcel is claimed for stands beside it, and a damaged one is claimed', async () => {
  const sent = { ...staffOrder, status: 5, nextStatuses: [] }
  const damaged = { ...parcelOnItsWay, state: 'delivered', mayClaim: true }
  const lost = {
    ...{ ...parcelOnItsWay, code: `${order.orderCode}-2`, state: 'lost' },
    ...{ claimState: 'open', claimAmount: 86_000 },
  }
  const claim = {
    ...{ id: order.orderId, code: damaged.code, carrier: 'GHN', trackingCode: 'GHN123' },
    ...{ parcelState: 'delivered', orderId: order.orderId, orderCode: order.orderCode },
    ...{ reason: 'damaged', state: 'open', amount: 40_000, claimedTime: at, paid: null },
    ...{ answeredTime: null, reference: null, note: null, nextStates: [] },
  }
  const { writes } = openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: sent } },
    [`GET ${path}/parcels`]: {
      json: { data: { hasCarrier: true, parcels: [damaged, lost], unsent: [] } },
    },
    [`POST /api/staff/parcels/${damaged.code}/claim`]: { json: { data: claim } },
  })
  expect(await screen.findByText('86.000 ₫ · Chờ hãng trả lời')).toBeTruthy()
  await takeStep('Đòi hãng bồi thường', (dialog) => type(dialog, 'Số tiền đòi (đồng)', '40.000'))
  expect(writes().map(({ body }) => body)).toEqual([{ amount: 40_000 }])
})

test('copies that never come are dropped after the first parcel has set out', async () => {
  const sent = { ...staffOrder, status: 4, nextStatuses: [5] }
  const later = [{ orderLineId: 1, productName: 'Sách', quantity: 0, later: 2 }]
  const parcel = { ...parcelOnItsWay, lines: [] }
  const { writes } = openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: sent } },
    [`GET ${path}/parcels`]: {
      json: { data: { hasCarrier: true, parcels: [parcel], unsent: later } },
    },
    [`POST ${path}/drop-later`]: {
      json: { data: { hasCarrier: true, parcels: [parcel], unsent: [] } },
    },
  })
  await takeStep('Bỏ phần gửi sau', (dialog) => {
    fireEvent.change(within(dialog).getByLabelText('Chưa đóng gói, gửi sau'), {
      target: { value: 'no' },
    })
  })
  expect(writes().map(({ body }) => body)).toEqual([{ isRestocked: false }])
})

test('a paid or packed order keeps its quantities', async () => {
  const packed = { ...staffOrder, status: 3, nextStatuses: [4] }
  openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: packed } },
    [`GET ${path}/parcels`]: { json: { data: { hasCarrier: true, parcels: [], unsent: [] } } },
  })
  expect(await screen.findByRole('button', { name: 'Đã giao cho đơn vị vận chuyển' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Đổi số lượng' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Đổi địa chỉ' })).toBeNull()
})

/** The page of an order whose moves are recorded. */
function openMoves(change: object) {
  const shown = { ...staffOrder, ...change }
  return openOffice(['don-hang', order.orderId], {
    [`GET ${path}`]: { json: { data: shown } },
    [`GET ${path}/parcels`]: { json: { data: { hasCarrier: false, parcels: [], unsent: [] } } },
    [`PATCH ${path}`]: { json: { data: shown } },
  })
}
const look = (name: string) => screen.getByRole('button', { name }).className

test('on a delivered order nothing is primary, and taking it back asks why', async () => {
  const { writes } = openMoves({ status: 5, paymentStatus: 1, nextStatuses: [6] })
  await screen.findByRole('button', { name: 'Cả kiện bị hoàn về' })
  expect(look('Cả kiện bị hoàn về')).toMatch(/danger/)
  fireEvent.click(screen.getByRole('button', { name: 'Cả kiện bị hoàn về' }))
  const dialog = await screen.findByRole('dialog')
  expect(writes()).toEqual([])
  expect((within(dialog).getByLabelText(/Lý do/) as HTMLInputElement).required).toBe(true)
  type(dialog, 'Lý do, khách đọc được', 'Sách ướt')
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ status: 6, note: 'Sách ướt' }]),
  )
})

test('a transfer is booked with its amount, day and number', async () => {
  const { writes } = openMoves({ status: 0, paymentType: 2, nextStatuses: [1, 7] })
  fireEvent.click(await screen.findByRole('button', { name: 'Ghi nhận đã nhận chuyển khoản' }))
  const dialog = await screen.findByRole('dialog')
  const submit = () => fireEvent.submit(dialog.querySelector('form') ?? dialog)
  type(dialog, 'Mã giao dịch của ngân hàng', 'FT2600512')
  type(dialog, 'Ngày nhận', '2026-01-05')
  type(dialog, 'Số tiền đã nhận (₫)', '126.000')
  submit()
  expect(await within(dialog).findByText(/khác với tổng/)).toBeTruthy()
  expect(writes()).toEqual([])
  type(dialog, 'Số tiền đã nhận (₫)', '162.000')
  submit()
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      {
        isPaid: true,
        reference: 'FT2600512',
        note: expect.stringMatching(/162.000.*05\/01\/2026.*FT2600512/),
      },
    ]),
  )
})

test('cash that is booked with the delivery is asked for', async () => {
  const { writes } = openMoves({ status: 4, nextStatuses: [5, 6] })
  fireEvent.click(await screen.findByRole('button', { name: 'Khách đã nhận' }))
  expect(await screen.findByText(/trả 162.000/)).toBeTruthy()
  expect(writes()).toEqual([])
})

test('a step forward can be taken back for ten seconds, and a double press meets nothing', async () => {
  jest.useFakeTimers()
  try {
    const { writes } = openMoves({ status: 1, nextStatuses: [2, 7] })
    await act(() => jest.advanceTimersByTimeAsync(100))
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    const wait = async (seconds: number) => {
      for (let n = 0; n < seconds; n++) await act(() => jest.advanceTimersByTimeAsync(1_000))
    }
    press('Xác nhận đơn')
    expect(screen.queryByRole('button', { name: /Xác nhận|Hủy đơn|Hoàn tác/ })).toBeNull()
    await wait(2)
    press('Hoàn tác')
    await wait(12)
    expect(writes()).toEqual([])
    press('Xác nhận đơn')
    await wait(9)
    expect(writes()).toEqual([])
    await wait(2)
    expect(writes().map(({ body }) => body)).toEqual([{ status: 2 }])
  } finally {
    jest.useRealTimers()
  }
})

test('who leaves at once has the step sent', async () => {
  const { writes } = openMoves({ status: 1, nextStatuses: [2, 7] })
  fireEvent.click(await screen.findByRole('button', { name: 'Xác nhận đơn' }))
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ status: 2 }]))
})
