import { text } from 'node:stream/consumers'
import type { NextClient } from '@/server/gateway/next-client'

type Options = { publicUrl: URL; internalSecret: string }

/** The storefront's own figures, to stand below the gateway's; none while it cannot be asked. */
export async function askStorefrontMetrics(
  next: NextClient,
  { publicUrl, internalSecret }: Options,
): Promise<string> {
  try {
    const answer = await next.ask({
      method: 'GET',
      target: '/metrics',
      headers: { host: publicUrl.host, 'x-internal-secret': internalSecret },
      body: undefined,
    })
    const figures = await text(answer)
    const isText = /^text\/plain\b/.test(answer.headers['content-type'] ?? '')
    return answer.statusCode === 200 && isText ? `\n${figures}` : ''
  } catch {
    return ''
  }
}
