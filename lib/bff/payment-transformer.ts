import type { ResponseTransformer } from '@/lib/bff/response-transformer'
import { env } from '@/lib/env'
import { logError } from '@/lib/log'
import { isPaymentUrlAllowed } from '@/lib/payments/payment-url'

type Answer = { data?: { paymentUrl?: unknown; orderId?: unknown } }

/** Removes a payment URL whose host is not configured: the order stands and can be paid from its own page. */
export function withCheckedPaymentUrl(json: unknown): unknown {
  const { data, ...rest } = json as Answer
  if (data?.paymentUrl === undefined) return json
  const { paymentUrl, ...shown } = data
  if (typeof paymentUrl === 'string' && isPaymentUrlAllowed(paymentUrl, env())) return json
  logError('payment URL is not among PAYMENT_HOSTS', {
    orderId: String(data.orderId),
    host: URL.canParse(String(paymentUrl)) ? new URL(String(paymentUrl)).host : 'unreadable',
  })
  return { ...rest, data: shown }
}

export const checkPaymentUrl: ResponseTransformer = async ({ json }) => ({
  json: withCheckedPaymentUrl(json),
  cookies: [],
})
