import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

type Query = (...asked: unknown[]) => unknown
type Client = { query: Query }

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : ''
  return String(text)
}

/** A span for each statement, without its values; asked outside of a call, there is none. */
export function traceQueries(client: Client, system: 'postgresql' | 'pglite'): void {
  const ask = client.query
  client.query = function tracedQuery(this: unknown, ...asked: unknown[]) {
    const answer = () => ask.apply(this, asked)
    if (!trace.getSpan(context.active())) return answer()
    const text = textOf(asked[0])
    const span = trace.getTracer('backend').startSpan(/^\s*\w+/.exec(text)?.[0].trim() ?? 'query', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': system, 'db.query.text': text.slice(0, 2_000) },
    })
    const answered = answer()
    Promise.resolve(answered).then(
      () => span.end(),
      () => {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    )
    return answered
  }
}
