export type Sent = { method: string; path: string; body: unknown; headers: Headers }
type Answer = { status?: number; json?: unknown; headers?: Record<string, string> }
type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>

const bodyOf = (body: unknown): unknown => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : null
}

/** Replaces fetch: answers by `METHOD /path`, without the query, and records the calls in order. */
export function answerCalls(answers: Answers): Sent[] {
  const sent: Sent[] = []
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const call: Sent = {
      method: init.method ?? 'GET',
      path: input,
      body: bodyOf(init.body),
      headers: new Headers(init.headers),
    }
    sent.push(call)
    const answer = answers[`${call.method} ${call.path.split('?')[0]}`]
    if (!answer) throw new TypeError(`nobody answers ${call.method} ${call.path}`)
    const {
      status = 200,
      json = {},
      headers = {},
    } = typeof answer === 'function' ? await answer(call) : answer
    return {
      ok: status < 400,
      status,
      headers: new Headers(headers),
      json: async () => json,
    }
  }) as unknown as typeof fetch
  return sent
}
