import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

/** A span for every call, below the one the storefront names in `traceparent`. */
export const traceCalls: MiddlewareHandler = (c, next) => {
  const parent = propagation.extract(context.active(), c.req.header())
  const { method, path } = c.req
  return trace
    .getTracer('backend')
    .startActiveSpan(
      `${method} ${path.replace(/\d+|[0-9a-f-]{36}/g, '{id}')}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': path } },
      parent,
      async (span) => {
        try {
          await next()
          span.setAttributes({
            'http.response.status_code': c.res.status,
            'http.route': routePath(c),
          })
          if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        } finally {
          span.end()
        }
      },
    )
}
