import { expect, test } from '@jest/globals'
import { sentencesOf } from '@/lib/orders/order-sentences'
import { anOrder } from '@/lib/orders/testing-orders'

const transfer = {
  ...{ bank: 'Ngân hàng Mẫu', account: '0123456789', accountName: 'HIEN SACH', content: 'HS1' },
  qrSvg: '',
}
const waiting = (received: number, amount: number) =>
  sentencesOf(
    anOrder({ status: 0, paymentType: 2, bankTransfer: { ...transfer, received, amount } }),
  )
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

test('what has come of a transfer is told: the rest is sent after it, or nothing more', () => {
  expect(plain(waiting(150_000, 12_000).money?.text)).toContain(
    'đã nhận 150.000 ₫ cho đơn này, còn thiếu 12.000 ₫',
  )
  const { money, next } = waiting(170_000, 0)
  expect(plain(money?.text)).toContain('Bạn không cần chuyển thêm')
  expect(next[0]).toBe('Cửa hàng đối chiếu số tiền đã nhận trong giờ làm việc.')
})

test('an upstream that tells no money has it in its statuses', () => {
  const { payment, money } = sentencesOf(anOrder({ status: 7, paymentStatus: 3 }))
  expect(plain(payment)).toBe('Chờ hoàn 162.000 ₫')
  expect(plain(money?.text)).toBe('Cửa hàng đã nhận 162.000 ₫ của đơn này và sẽ hoàn lại cho bạn.')
})
