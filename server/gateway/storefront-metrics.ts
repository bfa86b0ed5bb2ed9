import { type NextClient, readBody } from '@/server/gateway/next-client'

/** The storefront's own figures, to stand below the gateway's; none while it cannot be asked. */
export const storefrontMetrics =
  (next: NextClient, { host }: URL, secret: string) =>
  async (): Promise<string> => {
    try {
      const headers = { host, 'x-internal-secret': secret }
      const answer = await next.ask({ method: 'GET', target: '/metrics', headers, body: undefined })
      const figures = (await readBody(answer)).toString()
      const isText = /^text\/plain\b/.test(answer.headers['content-type'] ?? '')
      return answer.statusCode === 200 && isText ? `\n${figures}` : ''
    } catch {
      return ''
    }
  }
