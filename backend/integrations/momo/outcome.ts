import type { PaymentOutcome } from '@/backend/modules/payments'

const PAID = '0'
/** Authorised; with `autoCapture` MoMo takes the money itself. */
const AUTHORISED = '9000'
/** Neither paid nor failed: MoMo is at work, under maintenance or was asked wrongly. */
const open = [
  ...['10', '11', '12', '13', '20', '21', '22', '40', '41', '42', '43', '45', '47'],
  ...['1000', '7000', '7002'],
]

/** Đồng; NaN, which equals no price, for anything but whole đồng. */
const dong = (text: string) => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : Number.NaN)

function resultOf(code: string): PaymentOutcome['result'] {
  if (code === PAID || code === AUTHORISED) return 'paid'
  return open.includes(code) ? 'pending' : 'failed'
}

type Facts = {
  orderId: string
  amount: string
  resultCode: string
  transId: string
  payType: string
}

/** What became of a payment, from MoMo's result code (the list of api-evangelist/momo, August 2026). */
export const momoOutcome = (facts: Facts): PaymentOutcome => ({
  txnRef: facts.orderId,
  amount: dong(facts.amount),
  result: resultOf(facts.resultCode),
  gatewayNo: facts.transId || null,
  bankCode: facts.payType || null,
  responseCode: facts.resultCode,
  raw: { ...facts },
})
