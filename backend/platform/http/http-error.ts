import { messages } from '@/contract/messages'

type Details = {
  /** For the log; without it the person's text stands there too. */
  message?: string
  data?: unknown
  headers?: Record<string, string>
  cause?: unknown
}

/** Ends a request with a status and a text for the person; may be thrown anywhere below a handler. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly data: unknown
  readonly headers: Record<string, string>

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503,
    readonly userMessage: string,
    { message = userMessage, data, headers = {}, cause }: Details = {},
  ) {
    super(message, { cause })
    this.data = data
    this.headers = headers
  }
}

export const notFound = () => new HttpError(404, messages.notFound)
export const tooManyRequests = (retryAfter: number, userMessage: string = messages.tooMany) =>
  new HttpError(429, userMessage, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
  })
