import { callVnpay } from '@/backend/integrations/vnpay/call'
import type { VnpaySettings } from '@/backend/integrations/vnpay/definition'
import {
  refundRequestHash,
  refundResponseHash,
  type VnpParams,
  vnpTime,
} from '@/backend/integrations/vnpay/sign'
import type { RefundOrder, RefundResult } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

const WHOLE = '02'
const PART = '03'
/** Sent back before under this request, or just being sent. */
const ASKED_BEFORE = '94'
/** A wrong or an unknown answer of the site proves nothing. */
const refusals = ['02', '03', '91', '95']

/**
 * A refund through VNPAY (`command=refund`). The request's id comes from the refund's own, so that a request sent again is recognised.
 */
export async function refundByVnpay(
  { tmnCode, secret, apiUrl }: VnpaySettings,
  { refundId, attempt, amount, reason, approvedAt }: RefundOrder,
  now: Date,
): Promise<RefundResult> {
  const request: VnpParams = {
    vnp_RequestId: refundId.replaceAll('-', ''),
    vnp_Version: '2.1.0',
    vnp_Command: 'refund',
    vnp_TmnCode: tmnCode,
    vnp_TransactionType: amount === attempt.amount ? WHOLE : PART,
    vnp_TxnRef: attempt.txnRef,
    vnp_Amount: String(amount * 100),
    vnp_TransactionNo: attempt.gatewayNo ?? '',
    vnp_TransactionDate: vnpTime(attempt.createdAt),
    vnp_CreateBy: 'hien-sach',
    vnp_CreateDate: vnpTime(now),
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: `Hoan tien ${attempt.txnRef} ${vnpTime(approvedAt)}`,
  }
  const response = await callVnpay(apiUrl, request, refundRequestHash(request, secret))
  if (!sameHash(response.vnp_SecureHash, refundResponseHash(response, secret))) {
    throw new Error(`the response about the refund “${reason}” is not signed by the payment site`)
  }
  const code = response.vnp_ResponseCode ?? ''
  if (code === '00' || code === ASKED_BEFORE) {
    return { state: 'done', reference: response.vnp_TransactionNo || attempt.txnRef }
  }
  return { state: refusals.includes(code) ? 'refused' : 'pending', code }
}
