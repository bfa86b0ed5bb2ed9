import { Hono } from 'hono'
import {
  handleVnpayNotice,
  type NoticeResult,
  responseCodes,
} from '@/backend/api/webhooks/vnpay-notice'
import type { VnpaySettings } from '@/backend/integrations/vnpay/definition'
import type { Services } from '@/backend/platform/context'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'

const messages: Record<NoticeResult, string> = {
  recorded: 'Confirm Success',
  unknown: 'Order not found',
  known: 'Order already confirmed',
  wrongAmount: 'Invalid amount',
  unsigned: 'Fail checksum',
  incomplete: 'Missing response code',
}

/** VNPAY’s notifications (IPN). The status is always 200; the code in the body says whether VNPAY is to send it again. */
export function vnpayRoutes(services: Services, settings: VnpaySettings) {
  const app = new Hono({ getPath: matchablePath })
  app.get('/payment/vnpay/ipn', async (c) => {
    const query = new URL(c.req.url).searchParams
    const requestId = c.get('requestId')
    c.header('cache-control', 'no-store')
    try {
      const ip = addressOf(c, services.config)
      const result = await handleVnpayNotice(services, settings, { query, ip, requestId })
      return c.json({ RspCode: responseCodes[result], Message: messages[result] })
    } catch (err) {
      services.log.error({ err, requestId }, 'a notification could not be recorded')
      return c.json({ RspCode: '99', Message: 'Unknown error' })
    }
  })
  return app
}
