import { messages } from '@/contract/messages'
import { withWait } from '@/contract/wait-text'

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

const waiting = (status: 429 | 503, text: string, retryAfter: number, data?: unknown) => {
  const seconds = Math.max(1, Math.ceil(retryAfter))
  return new HttpError(status, withWait(text, seconds), {
    headers: { 'retry-after': String(seconds) },
    ...(data !== undefined && { data }),
  })
}
/** Refuses with the wait, in seconds, in the header and in the text. */
export const tooManyRequests = (retryAfter: number, text: string = messages.tooMany) =>
  waiting(429, text, retryAfter)
/** Refuses a visitor whose network has used up what is free: with a solved challenge the call passes at once. */
export const challenged = (retryAfter: number, text: string = messages.tooMany) =>
  waiting(429, text, retryAfter, { isChallenged: true })
export const tooBusy = (retryAfter: number) => waiting(503, messages.unavailable, retryAfter)
