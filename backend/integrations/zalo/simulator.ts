import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { ESMS_PATH } from '@/backend/integrations/esms/esms'
import { TOKEN_PATH } from '@/backend/integrations/zalo/token'
import { ZNS_PATH } from '@/backend/integrations/zalo/zns'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin, jsonWithin } from '@/backend/platform/http/request-body'

export const ZALO_SANDBOX = '/sandbox-messages'

/** As the backend's router matches it: lower-cased, without the slash at its end. */
const SMS_ROUTE = (ZALO_SANDBOX + ESMS_PATH).toLowerCase().replace(/\/$/, '')

const Message = z.object({
  phone: z.string().regex(/^84\d{9}$/),
  template_id: z.string().min(1),
  template_data: z.record(z.string(), z.string()),
  tracking_id: z.string().max(48),
})
const Sms = z.object({
  Phone: z.string(),
  Content: z.string(),
  Brandname: z.string().min(1),
  RequestId: z.string(),
})

/** Numbers that end so have no Zalo, and SMS that end so are blocked: to try both out. */
const WITHOUT_ZALO = /8$/
const BLOCKED = /88$/

/** A Zalo and an SMS service for trying the shop out: they answer as the real ones do and send nothing. Demonstration mode only. */
export function messageSandbox() {
  const app = new Hono({ getPath: matchablePath })
  /** A refresh token works once. */
  const used = new Set<string>()
  const requests = new Set<string>()
  let token = ''

  app.post(ZALO_SANDBOX + TOKEN_PATH, async (c) => {
    const form = await formWithin(c.req.raw)
    const refreshToken = form.refresh_token ?? ''
    if (!c.req.header('secret_key') || form.grant_type !== 'refresh_token') {
      return c.json({ error: -14002, error_name: 'invalid request' })
    }
    if (used.has(refreshToken)) return c.json({ error: -14020, error_name: 'refresh token used' })
    used.add(refreshToken)
    token = randomUUID()
    return c.json({ access_token: token, refresh_token: randomUUID(), expires_in: '90000' })
  })
  app.post(ZALO_SANDBOX + ZNS_PATH, async (c) => {
    const message = Message.safeParse(await jsonWithin(c.req.raw))
    if (!token || c.req.header('access_token') !== token) {
      return c.json({ error: -124, message: 'Access token invalid' })
    }
    if (!message.success) return c.json({ error: -1123, message: 'Template data invalid' })
    if (WITHOUT_ZALO.test(message.data.phone)) {
      return c.json({ error: -118, message: 'Zalo account not existed' })
    }
    return c.json({ error: 0, message: 'Success', data: { msg_id: randomUUID() } })
  })
  app.post(SMS_ROUTE, async (c) => {
    const sms = Sms.safeParse(await jsonWithin(c.req.raw))
    if (!sms.success) return c.json({ CodeResult: '101' })
    const { Phone, RequestId } = sms.data
    if (BLOCKED.test(Phone)) return c.json({ CodeResult: '99' })
    if (requests.has(RequestId)) return c.json({ CodeResult: '124' })
    requests.add(RequestId)
    return c.json({ CodeResult: '100', CountRegenerate: 0, SMSID: randomUUID() })
  })
  return app
}
