import { messages } from '@/contract/messages'

type Details = { data?: unknown; headers?: Record<string, string>; cause?: unknown }

/** A call that can't be answered as asked: the status and the text for the person. Thrown anywhere below a handler. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly data: unknown
  readonly headers: Record<string, string>

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503,
    readonly userMessage: string,
    { data, headers = {}, cause }: Details = {},
  ) {
    super(userMessage, { cause })
    this.data = data
    this.headers = headers
  }
}

export const notFound = () => new Refusal(404, messages.notFound)
export const tooMany = (retryAfter: number, text: string = messages.tooMany) =>
  new Refusal(429, text, { headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) } })
