import type { Logger } from 'pino'
import type { RequestContext } from '@/server/gateway/request-context'

const LONGEST_PATH = 300

/** Names of query keys only: values may be codes, tokens or what somebody searched for. */
const queryKeys = ({ target, pathname }: RequestContext) => [
  ...new URLSearchParams(target.slice(pathname.length)).keys(),
]

/** One line per request, written when its answer has left or its visitor has. */
export function logRequest(
  context: RequestContext,
  log: Logger,
  onDone: (seconds: number, status: number) => void = () => {},
) {
  const start = performance.now()
  const { request, response, pathname, relay } = context
  response.once('close', () => {
    const keys = queryKeys(context)
    onDone((performance.now() - start) / 1000, response.statusCode)
    log.info(
      {
        id: relay.requestId,
        method: request.method,
        path: pathname.slice(0, LONGEST_PATH),
        ...(keys.length > 0 && { query: keys.slice(0, 20).join(',').slice(0, LONGEST_PATH) }),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
        visitor: relay.visitor.address,
        ...(!response.writableFinished && { left: true }),
      },
      'request',
    )
  })
}
