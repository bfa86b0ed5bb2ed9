import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { RequestContext } from '@/server/gateway/request-context'

/** Begins the trace of a request, which Next and the upstream continue; a visitor's own is not continued. */
export function traceRequest({ request, response, relay, pathname }: RequestContext): void {
  const { method = '' } = request
  const [, place = ''] = pathname.split('/')
  const span = trace.getTracer('gateway').startSpan(`${method} /${place}`, {
    kind: SpanKind.SERVER,
    attributes: {
      'http.request.method': method,
      'url.path': pathname.slice(0, 300),
      'request.id': relay.requestId,
    },
  })
  const headers: Record<string, string> = {}
  propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers)
  relay.traceparent = headers.traceparent
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
