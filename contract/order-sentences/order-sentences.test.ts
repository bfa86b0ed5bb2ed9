import { expect, test } from '@jest/globals'
import { orderSentences } from '@/contract/order-sentences/order-sentences'
import { moneyOfStatus, type SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import type { OrderMoney } from '@/contract/shop/order-money'
import { orderStatuses, paymentTypes } from '@/contract/shop/orders'
import { contradictionsIn } from '@/contract/testing/order-contradictions'

const format = (amount: number) => `${amount} ₫`

const noMoney = { received: 0, uncollected: 0, givenBack: 0, toGiveBack: 0, toPay: 0 }
const facts = (change: Partial<SentenceFacts>): SentenceFacts => ({
  status: 1,
  paymentType: 1,
  paymentStatus: 0,
  total: 100,
  money: noMoney,
  contents: 'books',
  isCourseOpen: false,
  parcels: [],
  hasCodes: false,
  who: 'buyer',
  ...change,
})
const says = (change: Partial<SentenceFacts>) => orderSentences(facts(change), format)

test('an order that was cancelled and paid back asks for no money', () => {
  const back = { ...noMoney, received: 100, givenBack: 100 }
  const { payment, money, next, title } = says({
    status: 7,
    paymentType: 2,
    paymentStatus: 4,
    money: back,
  })
  expect([payment, money?.text, next, title]).toEqual([
    'Đã hoàn tiền',
    'Cửa hàng đã hoàn 100 ₫ cho bạn.',
    [],
    null,
  ])
})

test('a cancelled order without money is free, and its mail says so too', () => {
  const { payment, money, news } = says({ status: 7 })
  expect([payment, money?.text, news.at(-1)]).toEqual([
    'Không phải trả tiền',
    'Bạn không phải trả tiền cho đơn này.',
    'Bạn không phải trả tiền cho đơn này.',
  ])
})

test('a parcel that comes back is not paid for at the door', () => {
  const money = { ...noMoney, toPay: 100 }
  expect(says({ status: 4, money, parcels: ['delivering'] }).next).toEqual([
    'Bạn kiểm hàng rồi trả tiền cho người giao.',
  ])
  expect(says({ status: 4, money, parcels: ['returned'] }).next).toEqual([])
  expect(says({ status: 4, money, parcels: ['returned', 'created'] }).next).toHaveLength(1)
})

test('a paid order of which something goes back says both, and what of the total it was', () => {
  const money = { ...noMoney, received: 257, givenBack: 40, toGiveBack: 100 }
  const { payment, totals, returnsOver } = says({ status: 5, paymentStatus: 1, total: 257, money })
  expect(payment).toBe('Đã thanh toán, đã hoàn 40 ₫, sẽ hoàn 100 ₫')
  expect(totals.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Đã trả 257',
    'Đã hoàn 40',
    'Sẽ hoàn 100',
  ])
  expect(returnsOver).toBeNull()
})

test('what was dropped from a cash order stands below its total', () => {
  const money = { ...noMoney, received: 117, uncollected: 140 }
  expect(says({ status: 5, paymentStatus: 1, total: 257, money }).totals).toEqual([
    { label: 'Không phải trả nữa', amount: -140 },
    { label: 'Đã trả', amount: 117 },
  ])
})

test('courses alone are never on the way, packed or delivered', () => {
  for (const status of orderStatuses) {
    const told = says({ status, contents: 'courses', paymentStatus: 1, isCourseOpen: true })
    const words = [told.status, told.title, ...told.next, ...told.news].join(' ')
    expect(words).not.toMatch(/giao|đóng gói|Sách|kho/)
  }
})

test('codes and money are named before an order is cancelled, where there are any', () => {
  expect(says({}).cancelling).toEqual(['Đơn đã hủy không khôi phục được.'])
  const money = { ...noMoney, received: 100 }
  expect(says({ hasCodes: true, paymentStatus: 1, money }).cancelling).toEqual([
    'Cửa hàng hoàn lại 100 ₫ đã nhận cho bạn.',
    'Đơn đã hủy không khôi phục được.',
    'Mã giảm giá của đơn được trả lại nếu còn hạn.',
  ])
})

/** Money as an order with this payment status may have it. */
function moneysOf(order: Pick<SentenceFacts, 'status' | 'paymentStatus' | 'total'>): OrderMoney[] {
  const plain = moneyOfStatus(order)
  if (order.status > 5 && order.paymentStatus === 3)
    return [plain, { ...plain, givenBack: 40, toGiveBack: 60 }]
  if (order.status > 5) return [plain]
  if (order.paymentStatus === 0 || order.paymentStatus === 2) {
    const part = { ...plain, received: 40, toPay: 60 }
    const more = { ...plain, received: 140, toPay: 0, toGiveBack: 40 }
    if (order.status === 0) return [plain, part, more]
    return [plain, part, { ...plain, uncollected: 40, toPay: 60 }]
  }
  if (order.paymentStatus !== 1) return [plain]
  const { total } = order
  return [
    plain,
    { ...plain, toGiveBack: 40 },
    { ...plain, givenBack: 40 },
    { ...plain, received: total + 40, toGiveBack: 40 },
    { ...plain, received: 60, uncollected: 40 },
  ]
}

const parcelSets = [[], ['delivering'], ['returned'], ['lost'], ['delivered', 'lost']] as const

/** Whether there can be such an order: one that waits for its money was not paid, and none without books has parcels or cash. */
function isPossible({ status, paymentStatus, contents, parcels, paymentType }: SentenceFacts) {
  if (status === 0 && paymentStatus !== 0 && paymentStatus !== 2) return false
  return contents !== 'courses' || (parcels.length === 0 && paymentType !== 1)
}

/** Each with every value: `times([{}], 'status', [0, 1])` are two. */
const times = <Key extends keyof SentenceFacts>(
  some: readonly Partial<SentenceFacts>[],
  key: Key,
  values: readonly SentenceFacts[Key][],
): Partial<SentenceFacts>[] =>
  some.flatMap((one) => values.map((value) => ({ ...one, [key]: value })))

function everyOrder(): SentenceFacts[] {
  let some: Partial<SentenceFacts>[] = [{}]
  some = times(some, 'status', orderStatuses)
  some = times(some, 'paymentType', paymentTypes)
  some = times(some, 'paymentStatus', [0, 1, 2, 3, 4])
  some = times(some, 'contents', ['books', 'courses', 'both'])
  some = times(some, 'parcels', parcelSets)
  some = times(some, 'who', ['buyer', 'staff'])
  return some
    .map(facts)
    .filter(isPossible)
    .flatMap((one) => moneysOf(one).map((money) => ({ ...one, money })))
    .map((one) => ({
      ...one,
      isCourseOpen: one.contents !== 'books' && one.paymentStatus === 1 && one.status < 6,
    }))
}

test('no order says two things that contradict each other, whoever looks', () => {
  const contradictions = new Set<string>()
  for (const order of everyOrder()) {
    for (const pair of contradictionsIn(orderSentences(order, format))) {
      contradictions.add(`${order.status}/${order.paymentStatus} ${order.contents}: ${pair}`)
    }
  }
  expect([...contradictions]).toEqual([])
})

test('an unpaid order says what is to be paid, until when, and what happens then', () => {
  const money = { ...noMoney, toPay: 100 }
  const told = { payBefore: '2026-11-28T03:16:00Z', moment: () => '10:16 28/11/2026' }
  const transfer = says({ status: 0, paymentType: 2, money, ...told })
  expect(transfer.title).toBe('Đơn hàng chờ thanh toán 100 ₫')
  expect(transfer.deadline).toMatch(/chuyển khoản trước 10:16 28\/11\/2026.*đơn tự hủy/)
  expect(says({ status: 0, paymentType: 3, money, ...told }).deadline).toMatch(/thanh toán trước/)
  expect(says({ status: 1, money, ...told }).deadline).toBeNull()
})
