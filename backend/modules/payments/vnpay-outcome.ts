import type { PaymentOutcome } from '@/backend/modules/payments/payment-provider'
import type { VnpParams } from '@/backend/modules/payments/vnpay-sign'

const OK = '00'

const filled = (params: VnpParams) =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** Đồng; NaN, which equals no price, for anything but whole đồng in hundredths. */
const dong = (hundredths: string | undefined) =>
  /^[1-9]\d{0,13}00$/.test(hundredths ?? '') ? Number(hundredths) / 100 : Number.NaN

/** Both codes must say so: a response of 00 alone may be a payment that is being taken back. */
export const outcomeOf = (params: VnpParams): PaymentOutcome => ({
  txnRef: params.vnp_TxnRef ?? '',
  amount: dong(params.vnp_Amount),
  isPaid: params.vnp_ResponseCode === OK && params.vnp_TransactionStatus === OK,
  gatewayNo: params.vnp_TransactionNo ?? null,
  bankCode: params.vnp_BankCode ?? null,
  responseCode: params.vnp_ResponseCode ?? '',
  raw: filled(params),
})
