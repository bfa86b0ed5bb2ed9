import { z } from 'zod'
import type { ZaloSettings } from '@/backend/integrations/zalo/definition'
import { accessToken, ZaloTokenError } from '@/backend/integrations/zalo/token'
import {
  type Delivery,
  type MessageChannel,
  type PhoneMessage,
  unlessUnreached,
} from '@/backend/modules/phone-messages'

export const ZNS_PATH = '/message/template'
const TIMEOUT_MS = 15_000

const Answer = z.object({
  error: z.coerce.number(),
  data: z.object({ msg_id: z.coerce.string() }).nullish(),
})

/** The token is over or not taken: another one may be. */
const EXPIRED = -216
const tokenErrors = [EXPIRED, -124]
/** The number is none, has no Zalo, or its owner takes no such messages. */
const refusals = [-108, -114, -118, -119, -139, -140]

/** As Zalo writes a number: with the country's 84. */
const international = (phone: string) => phone.replace(/^0/, '84')

async function post(
  { apiUrl, ...templates }: ZaloSettings,
  token: string,
  { id, phone, kind, data }: PhoneMessage,
): Promise<z.output<typeof Answer>> {
  const reply = await fetch(apiUrl + ZNS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', access_token: token },
    body: JSON.stringify({
      phone: international(phone),
      template_id: templates[kind],
      template_data: data,
      tracking_id: id,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (reply.status === 401) return { error: EXPIRED }
  // Failures come as 200 too: what counts is `error`.
  return Answer.parse(await reply.json())
}

/** Messages by Zalo's notification service (ZNS), from templates Zalo has approved. */
export const zns = (settings: ZaloSettings): MessageChannel => ({
  name: 'zns',
  sends: (kind) => Boolean(settings[kind]),
  send: async (services, message): Promise<Delivery> => {
    try {
      let answer = await post(settings, await accessToken(services, settings), message)
      if (tokenErrors.includes(answer.error)) {
        const token = await accessToken(services, settings, { isRefused: true })
        answer = await post(settings, token, message)
      }
      const { error, data } = answer
      if (error === 0) return { state: 'sent', reference: data?.msg_id ?? message.id }
      return { state: refusals.includes(error) ? 'refused' : 'failed', code: String(error) }
    } catch (error) {
      if (error instanceof ZaloTokenError) return { state: 'failed', code: error.message }
      return unlessUnreached(error)
    }
  },
})
