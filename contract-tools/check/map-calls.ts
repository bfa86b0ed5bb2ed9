import type { Answer, Send, Sent } from '@/contract-tools/check/answer'
import { type Adapters, adaptRequest, adaptResponse } from '@/lib/api/adapter'

const withPrefix = (path: string, prefix: string) => path.replace(/^\/api(?=\/|$)/, prefix)

const bodiless: readonly number[] = [204, 205, 304]

async function asAnswer(response: Response): Promise<Answer> {
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text() }
}

const asResponse = ({ status, headers, text }: Extract<Answer, { status: number }>) =>
  new Response(bodiless.includes(status) ? null : text, { status, headers: { ...headers } })

/** Asks as the storefront does: through the owner's lib/api/adapters.ts, and with another place of `/api`. */
export const mapCalls =
  (send: Send, adapters: Adapters, prefix = '/api'): Send =>
  async (sent: Sent) => {
    const entry = adapters.find(({ endpoint }) => endpoint === sent.endpoint)
    if (!entry) return send({ ...sent, path: withPrefix(sent.path, prefix) })
    const { method, path, body } = adaptRequest(entry, { ...sent, body: sent.body })
    const isMoved = entry.adapter.path !== undefined
    const answer = await send({
      ...sent,
      method,
      path: isMoved ? path : withPrefix(path, prefix),
      body: typeof body === 'string' ? body : undefined,
    })
    if (answer.failure !== undefined || answer.status < 200 || answer.status > 599) return answer
    return asAnswer(await adaptResponse(entry, asResponse(answer)))
  }
