/** One attempt to pay an order at the payment site. */
export type PaymentAttempt = {
  /** Names this attempt at the payment site. */
  txnRef: string
  /** When the attempt began; the site knows it by this time too. */
  createdAt: Date
}

/** What a payment site needs to know to take the money of one attempt. */
type PaymentRequest = PaymentAttempt & {
  orderId: string
  orderCode: string
  /** Đồng. */
  amount: number
  ip: string
  expiresAt: Date
}

/** Bank transfers have no site: the staff record which have arrived. */
export const BANK_TRANSFERS = 'vietqr'

/**
 * What became of an attempt, according to whoever receives the money. A failure may be followed by a success, a success by nothing:
 * `recordPaymentOutcome` holds this rule for every provider.
 */
export type PaymentOutcome = {
  txnRef: string
  /** Đồng; null where a site does not say it of a failure. */
  amount: number | null
  result: 'paid' | 'failed' | 'pending'
  /** The buyer's money has been taken but is not the shop's yet: somebody has to look at it. */
  needsReview?: boolean
  gatewayNo?: string | null
  bankCode?: string | null
  responseCode?: string | null
  raw?: Record<string, string>
}

/** Money to be sent back on a payment that was made. */
export type RefundOrder = {
  /** Names the refund at the payment site: asked again under the same id, nothing is sent twice. */
  refundId: string
  attempt: PaymentAttempt & { gatewayNo: string | null; amount: number }
  /** Đồng; at most what was paid. */
  amount: number
  reason: string
  /** The same each time it is sent. */
  approvedAt: Date
}
export type RefundResult =
  | { state: 'done'; reference: string }
  /** Under way, or nobody knows: to be asked again. */
  | { state: 'pending'; code: string }
  | { state: 'refused'; code: string }

/** A payment site. Called outside every transaction: it may speak over the network. */
export type PaymentProvider = {
  /** Stored with each attempt, e.g. `vnpay`. */
  name: string
  /** Đồng; the least and the most it takes at once. */
  limits?: { least: number; most: number }
  /** The address the buyer's browser is sent to. Asked again for an attempt, the same. */
  createPayment: (request: PaymentRequest) => Promise<{ paymentUrl: string }>
  /** Asks what became of an attempt; null while it is under way or was never begun. Throws when the site does not answer properly. */
  query?: (attempt: PaymentAttempt) => Promise<PaymentOutcome | null>
  /** What it signed into the address a buyer came back to; null for anything it has not signed. */
  readReturn?: (query: URLSearchParams) => Pick<PaymentOutcome, 'txnRef' | 'result'> | null
  /** Sends money back. Throws when the site does not answer properly. */
  refund?: (order: RefundOrder) => Promise<RefundResult>
  /** What the staff read of a refund that did not go through, by the site's own code; of others the code is shown. */
  refundProblems?: Readonly<Partial<Record<string, string>>>
}
