import { expect, test } from '@jest/globals'
import { isPaymentUrlAllowed } from '@/lib/payments/payment-url'

const live = {
  shopMode: 'live',
  publicUrl: 'https://sach.vi.du',
  paymentHosts: ['pay.vnpay.vn'],
} as const
const demo = { ...live, shopMode: 'demo', publicUrl: 'http://localhost:3000' } as const

test.each(['https://pay.vnpay.vn/paymentv2/vpcpay.html?x=1', 'https://PAY.vnpay.vn/'])(
  '%s may be paid at',
  (address) => {
    expect(isPaymentUrlAllowed(address, live)).toBe(true)
  },
)

test.each([
  'http://pay.vnpay.vn/',
  'https://pay.vnpay.vn.evil.vn/',
  'https://evil.vn/?https://pay.vnpay.vn/',
  'https://pay.vnpay.vn@evil.vn/',
  'https://user@pay.vnpay.vn/',
  'https://:password@pay.vnpay.vn/',
  'https://pay.vnpay.vn:8443/',
  'javascript:alert(1)//pay.vnpay.vn',
  '//pay.vnpay.vn/',
  'https://sach.vi.du/sandbox-pay/paymentv2/vpcpay.html',
  '',
])('%s is no place to pay', (address) => {
  expect(isPaymentUrlAllowed(address, live)).toBe(false)
})

test('the demonstration pays at its own site and nowhere else of its pages', () => {
  const own = 'http://localhost:3000/sandbox-pay/paymentv2/vpcpay.html'
  expect(isPaymentUrlAllowed(own, demo)).toBe(true)
  expect(isPaymentUrlAllowed(own.replace('3000', '3001'), demo)).toBe(false)
  expect(isPaymentUrlAllowed('http://localhost:3000/sandbox-pay/../logout', demo)).toBe(false)
})
