import { expect, test } from '@jest/globals'
import { awaitsNotice, isBackFromPayment, orderCodeIn } from '@/lib/payments/payment-return'

const zalopay = (status: string) => ({ appid: '2553', apptransid: '261122_HS1-1', status })

test.each([
  ['VNPAY', { vnp_TxnRef: 'HS1-1', vnp_ResponseCode: '24' }, true],
  ['MoMo', { partnerCode: 'MOMO', resultCode: '1006' }, true],
  ['ZaloPay after paying', zalopay('1'), true],
  ['ZaloPay, which tells nothing of what did not happen', zalopay('-63'), false],
])('back from %s', (_, query, expected) => {
  expect(isBackFromPayment(query)).toBe(true)
  expect(awaitsNotice(query)).toBe(expected)
})

test('a buyer who was not away is not back', () => {
  expect([isBackFromPayment({}), awaitsNotice({ status: '-63' })]).toEqual([false, false])
})

test.each([
  [{ vnp_TxnRef: 'HS00000012-2', vnp_ResponseCode: '00' }, 'HS00000012'],
  [{ partnerCode: 'MOMO', orderId: 'HS00000013-1', resultCode: '0' }, 'HS00000013'],
  [{ apptransid: '251102_HS00000014-1', status: '1' }, 'HS00000014'],
  [{ vpc_MerchTxnRef: 'HS00000015-3', vpc_TxnResponseCode: '0' }, 'HS00000015'],
  [{ vnp_TxnRef: '<script>' }, undefined],
])('the address %j names the order that was paid for in another browser', (query, code) => {
  expect(orderCodeIn(query)).toBe(code)
})
