import { randomUUID } from 'node:crypto'
import { callVnpay } from '@/backend/integrations/vnpay/call'
import type { VnpaySettings } from '@/backend/integrations/vnpay/definition'
import { outcomeOf } from '@/backend/integrations/vnpay/outcome'
import { refundByVnpay } from '@/backend/integrations/vnpay/refund'
import {
  hasValidSignature,
  queryRequestHash,
  queryResponseHash,
  signedUrl,
  type VnpParams,
  vnpTime,
} from '@/backend/integrations/vnpay/sign'
import { vnpayRefundProblems } from '@/backend/integrations/vnpay/texts'
import type { PaymentAttempt, PaymentProvider } from '@/backend/modules/payments'
import { sameHash } from '@/backend/platform/same-hash'

const VERSION = '2.1.0'
/** Books, in the payment site's list of trades. */
const BOOKS = '150000'
const UNDER_WAY = '01'
const UNKNOWN = '91'

/** The site wants an address of the Internet; a buyer on this machine or an unknown one has none. */
const plainIp = (ip: string) => (/^[\d.]{7,15}$|^[\da-f:]{3,39}$/i.test(ip) ? ip : '127.0.0.1')

async function queryTransaction(
  { tmnCode, secret, apiUrl }: VnpaySettings,
  { txnRef, createdAt }: PaymentAttempt,
  now: Date,
): Promise<VnpParams> {
  const request: VnpParams = {
    vnp_RequestId: randomUUID().replaceAll('-', ''),
    vnp_Version: VERSION,
    vnp_Command: 'querydr',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: txnRef,
    vnp_TransactionDate: vnpTime(createdAt),
    vnp_CreateDate: vnpTime(now),
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: `Tra cuu ${txnRef}`,
  }
  const response = await callVnpay(apiUrl, request, queryRequestHash(request, secret))
  if (!sameHash(response.vnp_SecureHash, queryResponseHash(response, secret))) {
    throw new Error('the response about a payment is not signed by the payment site')
  }
  return response
}

/** The payment site VNPAY, or whoever speaks its protocol at the addresses given. */
export function vnpay(
  settings: VnpaySettings & { publicUrl: string },
  now: () => Date = () => new Date(),
): PaymentProvider {
  const { tmnCode, secret, payUrl, publicUrl } = settings
  return {
    name: 'vnpay',

    createPayment: async ({ txnRef, orderId, orderCode, amount, ip, createdAt, expiresAt }) => ({
      paymentUrl: signedUrl(
        payUrl,
        {
          vnp_Version: VERSION,
          vnp_Command: 'pay',
          vnp_TmnCode: tmnCode,
          vnp_Amount: String(amount * 100),
          vnp_CurrCode: 'VND',
          vnp_TxnRef: txnRef,
          vnp_OrderInfo: `Thanh toan don hang ${orderCode}`,
          vnp_OrderType: BOOKS,
          vnp_Locale: 'vn',
          vnp_ReturnUrl: `${publicUrl}/xac-nhan-don-hang/${orderId}`,
          vnp_IpAddr: plainIp(ip),
          vnp_CreateDate: vnpTime(createdAt),
          vnp_ExpireDate: vnpTime(expiresAt),
        },
        secret,
      ),
    }),

    query: async (attempt) => {
      const response = await queryTransaction(settings, attempt, now())
      const code = response.vnp_ResponseCode
      if (code === UNKNOWN) return null
      if (code !== '00') throw new Error(`the payment site refuses the query: ${code}`)
      const isOther = response.vnp_TxnRef !== attempt.txnRef || response.vnp_TmnCode !== tmnCode
      if (isOther) throw new Error('the payment site responds about another payment')
      if (response.vnp_TransactionStatus === UNDER_WAY) return null
      const outcome = outcomeOf(response)
      if (!outcome) throw new Error('the payment site leaves out the status of the payment')
      return outcome
    },

    readReturn: (query) => {
      const params: VnpParams = Object.fromEntries(query)
      return hasValidSignature(params, secret) ? outcomeOf(params) : null
    },

    refund: (order) => refundByVnpay(settings, order, now()),
    refundProblems: vnpayRefundProblems,
  }
}
