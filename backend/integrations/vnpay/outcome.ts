import type { VnpParams } from '@/backend/integrations/vnpay/sign'
import type { PaymentOutcome } from '@/backend/modules/payments'

const OK = '00'
const UNDER_WAY = '01'
const SUSPECTED = '07'
/** Transaction statuses in which the buyer's money is taken and not the shop's: reversed, suspected, its refund refused by the bank. */
const heldStatuses = ['04', SUSPECTED, '09']

const filled = (params: VnpParams) =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** Đồng; NaN, which equals no price, for anything but whole đồng in hundredths. */
const dong = (hundredths: string | undefined) =>
  /^[1-9]\d{0,13}00$/.test(hundredths ?? '') ? Number(hundredths) / 100 : Number.NaN

/** Both codes must say so: a response of 00 alone may be a payment that is being taken back. */
function resultOf(response: string, status: string, isHeld: boolean): PaymentOutcome['result'] {
  if (response === OK && status === OK) return 'paid'
  return isHeld || status === UNDER_WAY ? 'pending' : 'failed'
}

/** Null without both codes: such parameters, a payment address of the shop's own for instance, have no outcome. */
export function outcomeOf(params: VnpParams): PaymentOutcome | null {
  const { vnp_ResponseCode: response, vnp_TransactionStatus: status } = params
  if (!response || !status) return null
  const isHeld = response === SUSPECTED || heldStatuses.includes(status)
  return {
    txnRef: params.vnp_TxnRef ?? '',
    amount: dong(params.vnp_Amount),
    result: resultOf(response, status, isHeld),
    needsReview: isHeld,
    gatewayNo: params.vnp_TransactionNo ?? null,
    bankCode: params.vnp_BankCode ?? null,
    responseCode: response,
    raw: filled(params),
  }
}
