import { type NextClient, readBody } from '@/server/gateway/next-client'

const PATIENCE_MS = 2_000

/** What a program says of itself, to stand below the gateway's own figures; nothing while it cannot be asked. */
const figuresOf = (ask: () => Promise<string | null>) => async (): Promise<string> => {
  const figures = await ask().catch(() => null)
  return figures === null ? '' : `\n${figures}`
}

export const storefrontMetrics = (next: NextClient, { host }: URL, secret: string) =>
  figuresOf(async () => {
    const headers = { host, 'x-internal-secret': secret }
    const answer = await next.ask({ method: 'GET', target: '/metrics', headers, body: undefined })
    const figures = (await readBody(answer)).toString()
    const isText = /^text\/plain\b/.test(answer.headers['content-type'] ?? '')
    return answer.statusCode === 200 && isText ? figures : null
  })

export const backendMetrics = (upstreamUrl: string, secret: string) =>
  figuresOf(async () => {
    const answer = await fetch(`${upstreamUrl}/internal/metrics`, {
      headers: { 'x-internal-secret': secret },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? answer.text() : null
  })
