import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { HashAlgorithm, ignoreLogger, type ProductCode, VNPay } from 'vnpay'
import { vnpay } from '@/backend/integrations/vnpay/client'
import {
  hasValidSignature,
  queryRequestHash,
  queryResponseHash,
  signedUrl,
  vnpTime,
} from '@/backend/integrations/vnpay/sign'
import { randomFor } from '@/backend/seed/random'

// The package counts its dates in the machine's own zone and is right only in this one.
process.env.TZ = 'UTC'

const settings = {
  tmnCode: 'DEMOV210',
  secret: 'TESTSECRETTESTSECRETTESTSECRET32',
  payUrl: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
  apiUrl: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
}
const publicUrl = 'https://sach.vi.du'
const site = vnpay({ ...settings, publicUrl })
const oracle = new VNPay({
  tmnCode: settings.tmnCode,
  secureSecret: settings.secret,
  vnpayHost: 'https://sandbox.vnpayment.vn',
  hashAlgorithm: HashAlgorithm.SHA512,
  loggerFn: ignoreLogger,
})

test('a thousand payment addresses are character by character those of another implementation', async () => {
  const draw = randomFor('payments')
  for (let i = 0; i < 1_000; i++) {
    const orderCode = `HS${draw.whole(10_000_000, 99_999_999)}`
    const createdAt = new Date(
      Date.UTC(2026, draw.whole(0, 11), draw.whole(1, 28), draw.whole(0, 23), i % 60),
    )
    const expiresAt = new Date(createdAt.getTime() + 900_000)
    const order = { orderId: `id-${i}`, orderCode, txnRef: `${orderCode}-${1 + (i % 9)}` }
    const amount = draw.whole(1_000, 200_000_000)
    const ip = `${draw.whole(1, 223)}.${draw.whole(0, 255)}.0.${i % 256}`
    const { paymentUrl } = await site.createPayment({ ...order, amount, ip, createdAt, expiresAt })
    const wanted = oracle.buildPaymentUrl({
      vnp_Amount: amount,
      vnp_IpAddr: ip,
      vnp_TxnRef: order.txnRef,
      vnp_OrderInfo: `Thanh toan don hang ${orderCode}`,
      vnp_OrderType: '150000' as ProductCode,
      vnp_ReturnUrl: `${publicUrl}/xac-nhan-don-hang/${order.orderId}`,
      vnp_CreateDate: Number(vnpTime(createdAt)),
      vnp_ExpireDate: Number(vnpTime(expiresAt)),
    })
    expect(paymentUrl).toBe(wanted)
  }
})

test('times are Vietnam’s, across midnight and the year', () => {
  expect(vnpTime(new Date('2026-12-31T17:00:00Z'))).toBe('20270101000000')
  expect(vnpTime(new Date('2026-11-21T03:04:05.999Z'))).toBe('20261121100405')
})

test('a signature holds for exactly what was signed', () => {
  const params = { vnp_Amount: '100', vnp_OrderInfo: 'Sách & vở +1', vnp_Empty: '', other: 'x' }
  const url = new URL(signedUrl('https://a.vi.du/', params, 'secret'))
  const back = Object.fromEntries(url.searchParams)
  expect(hasValidSignature(back, 'secret')).toBe(true)
  expect(
    hasValidSignature({ ...back, vnp_SecureHash: back.vnp_SecureHash?.toUpperCase() }, 'secret'),
  ).toBe(true)
  expect(hasValidSignature({ ...back, vnp_Amount: '1000' }, 'secret')).toBe(false)
  expect(hasValidSignature({ ...back, vnp_New: '1' }, 'secret')).toBe(false)
  expect(hasValidSignature(back, 'another')).toBe(false)
  expect(hasValidSignature({ ...back, vnp_SecureHash: undefined }, 'secret')).toBe(false)
})

const sha512 = (text: string) =>
  createHmac('sha512', 'secret').update(Buffer.from(text, 'utf8')).digest('hex')
const fieldsOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [`vnp_${name}`, `${name} ộ`]))

/** The order is VNPAY's own, from its description of querydr. */
test.each([
  [
    'request',
    queryRequestHash,
    'RequestId|Version|Command|TmnCode|TxnRef|TransactionDate|CreateDate|IpAddr|OrderInfo',
  ],
  [
    'response',
    queryResponseHash,
    'ResponseId|Command|ResponseCode|Message|TmnCode|TxnRef|Amount|BankCode|PayDate|TransactionNo|TransactionType|TransactionStatus|OrderInfo|PromotionCode|PromotionAmount',
  ],
] as const)('the hash of a %s is over its fields in VNPAY’s order', (_, hash, order) => {
  const names = order.split('|')
  const wanted = names.map((name) => `${name} ộ`).join('|')
  expect(hash({ ...fieldsOf(names), vnp_Other: 'x' }, 'secret')).toBe(sha512(wanted))
  expect(hash({}, 'secret')).toBe(sha512('|'.repeat(names.length - 1)))
})

test('what is no field of VNPAY’s, and the kind of hash, are not signed', () => {
  const params = { vnp_Amount: '100' }
  const back = Object.fromEntries(
    new URL(signedUrl('https://a.vi.du/', params, 'secret')).searchParams,
  )
  const { vnp_SecureHash: hash = '' } = back
  expect(hash).toBe(sha512('vnp_Amount=100'))
  expect(hasValidSignature({ ...back, vnp_SecureHashType: 'HmacSHA512' }, 'secret')).toBe(true)
  expect(hasValidSignature({ ...back, utm_source: 'x' }, 'secret')).toBe(true)
  expect(hasValidSignature({ ...back, vnp_SecureHash: hash.slice(0, -1) }, 'secret')).toBe(false)
  expect(hasValidSignature({ ...back, vnp_SecureHash: '' }, 'secret')).toBe(false)
})
