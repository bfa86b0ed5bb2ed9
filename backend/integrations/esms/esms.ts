import { z } from 'zod'
import type { SmsSettings } from '@/backend/integrations/esms/definition'
import {
  type Delivery,
  type MessageChannel,
  type PhoneMessage,
  unlessUnreached,
} from '@/backend/modules/phone-messages'

export const ESMS_PATH = '/MainService.svc/json/SendMultipleMessage_V4_post_json/'
const TIMEOUT_MS = 15_000

const Answer = z.object({
  CodeResult: z.coerce.string(),
  SMSID: z.coerce.string().optional(),
})

const SENT = '100'
/** The request is known already: it went the first time. */
const KNOWN = '124'
/** The number is blocked, or is none. */
const refusals = ['99', '108']

/** SMS by eSMS (developers.esms.vn, "Send OTP/Customer care message"). */
export function esms({ apiUrl, ...account }: SmsSettings): MessageChannel {
  const post = ({ id, phone, text }: PhoneMessage) =>
    fetch(apiUrl + ESMS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ApiKey: account.apiKey,
        SecretKey: account.secretKey,
        Brandname: account.brandname,
        ...{ Phone: phone, Content: text, SmsType: '2', IsUnicode: '0', Sandbox: '0' },
        RequestId: id,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })

  async function ask(message: PhoneMessage): Promise<Delivery> {
    const reply = await post(message)
    const { CodeResult: code, SMSID = message.id } = Answer.parse(await reply.json())
    if (code === SENT || code === KNOWN) return { state: 'sent', reference: SMSID }
    return { state: refusals.includes(code) ? 'refused' : 'failed', code }
  }

  return {
    name: 'sms',
    sends: () => true,
    send: (_, message) => ask(message).catch(unlessUnreached),
  }
}
