import { expect, test } from '@jest/globals'
import { orderSentences } from '@/contract/order-sentences/order-sentences'
import type { SentenceFacts } from '@/contract/order-sentences/sentence-facts'
import { orderStatuses } from '@/contract/shop/orders'

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

test('what replaces copies that came back is headed as that, and nobody is thanked for buying it', () => {
  const { title, thanks } = says({ status: 2, paymentStatus: 1, replaces: 'HS87654321' })
  expect([title, thanks]).toEqual(['Đơn đổi hàng của đơn HS87654321', null])
  expect(says({ status: 7, replaces: 'HS87654321' }).title).toBeNull()
})

test('a cancelled order without money is free, and its mail says so too', () => {
  const { payment, money, news } = says({ status: 7 })
  expect([payment, money?.text, news.at(-1)]).toEqual([
    'Không phải trả tiền',
    'Bạn không phải trả tiền cho đơn này.',
    'Bạn không phải trả tiền cho đơn này.',
  ])
})

test('who bought books and a course reads with the delivery that the course is open', () => {
  const delivered = { status: 5, paymentStatus: 1, contents: 'both' as const }
  const open = 'Khóa học trong đơn đã có trong “Tài liệu của tôi”.'
  expect(says({ ...delivered, isCourseOpen: true }).news).toContain(open)
  expect(says(delivered).news).not.toContain(open)
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

test('a card takes all of it, whatever came by transfer; the staff read it in their words', () => {
  const money = { ...noMoney, received: 40, toPay: 60 }
  const card = { status: 0, paymentType: 0, money } as const
  const { title, payment, totals, next } = says(card)
  expect([title, payment, totals]).toEqual([
    'Đơn hàng chờ thanh toán 100 ₫',
    'Chưa thanh toán, đã nhận 40 ₫ chuyển khoản',
    [{ label: 'Đã nhận chuyển khoản, đang đối chiếu', amount: 40 }],
  ])
  expect(next).toContain('Thanh toán được ngân hàng xác nhận trong ít phút.')
  expect(says({ ...card, paymentType: 2 }).title).toBe('Đơn hàng chờ thanh toán 60 ₫')
  const staff = says({ ...card, paymentType: 2, who: 'staff' })
  expect(staff.money?.text).toBe(
    'Đã nhận 40 ₫ cho đơn này, còn thiếu 60 ₫. Khách chuyển nốt với cùng nội dung thì đơn được ghi nhận.',
  )
  expect([staff.title, staff.next[0]]).toEqual([
    null,
    'Khách chuyển khoản với nội dung của đơn; đơn được ghi nhận khi tiền đến.',
  ])
})

test('what came by transfer and went back counts no more', () => {
  const money = { ...noMoney, received: 40, givenBack: 40, toPay: 100 }
  const { title, payment } = says({ status: 0, paymentType: 2, money })
  expect([title, payment]).toEqual(['Đơn hàng chờ thanh toán 100 ₫', 'Chưa thanh toán'])
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

test('what is on its way and paid says what comes next; a mail about a part says that the rest follows', () => {
  const paid = { status: 4, paymentType: 2, paymentStatus: 1, parcels: ['delivering'] } as const
  expect(says(paid).next).toEqual(['Người giao gọi trước khi đến; bạn kiểm hàng khi nhận.'])
  expect(says({ ...paid, parcels: ['delivered'] }).next).toEqual([])
  expect(says({ ...paid, parcels: ['lost'] }).next[0]).toMatch(
    /thất lạc: cửa hàng gửi lại sách hoặc hoàn tiền/,
  )
  // The first parcel has arrived: nobody is at the door, the rest is still to come.
  expect(says({ ...paid, hasLater: true, parcels: ['delivered'] }).next).toEqual([
    'Phần gửi sau được đóng gói và giao trong một kiện khác; cửa hàng báo khi kiện lên đường.',
  ])
  expect(says({ ...paid, hasLater: true }).news[0]).toMatch(/Một phần .*phần còn lại được gửi sau/)
})

test('a guest whose cash order waits is told where the link is that confirms it, and of none that is not sent', () => {
  const stepOf = (link: 'mail' | 'message' | 'none') => {
    const money = { ...noMoney, toPay: 100 }
    return says({ money, hold: { until: '', isOver: false, link } }).next[0]
  }
  expect(stepOf('mail')).toContain('trong thư của cửa hàng')
  expect(stepOf('message')).toContain('trong tin nhắn của cửa hàng')
  expect(stepOf('none')).toBe('Bạn nghe máy khi cửa hàng gọi để xác nhận đơn.')
})
