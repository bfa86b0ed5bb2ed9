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

/** What a payment site says became of an attempt, its signature checked. */
export type PaymentOutcome = {
  txnRef: string
  /** Đồng. */
  amount: number
  isPaid: boolean
  gatewayNo: string | null
  bankCode: string | null
  responseCode: string
  raw: Record<string, string>
}

/** A payment site. Called outside every transaction: it may speak over the network. */
export type PaymentProvider = {
  /** Kept with each attempt, e.g. `vnpay`. */
  name: string
  /** The address the buyer's browser is sent to. */
  createPayment: (request: PaymentRequest) => Promise<{ paymentUrl: string }>
  /** Asks what became of an attempt; null while it is under way or was never begun. Throws when the site does not answer properly. */
  query?: (attempt: PaymentAttempt) => Promise<PaymentOutcome | null>
}
