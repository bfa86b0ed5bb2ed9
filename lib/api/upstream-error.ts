import { messages } from '@/contract/messages'
import { UPSTREAM_UNAVAILABLE } from '@/lib/routes/upstream-unavailable'

type Details = { data?: unknown; retryAfter?: number | null; cause?: unknown }

const incidentCode = () => UPSTREAM_UNAVAILABLE + Math.random().toString(36).slice(2, 10)

/** An error of the upstream, or its absence: the status and the text for the person. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly data: unknown
  /** Seconds, when the upstream said so. */
  readonly retryAfter: number | null
  /** Next writes it into the error page: by it the gateway tells an upstream failure from a bug of the page. */
  readonly digest: string | undefined

  constructor(
    readonly status: number,
    readonly userMessage: string,
    readonly call: string,
    { data, retryAfter = null, cause }: Details = {},
  ) {
    super(`${call} answered ${status}`, { cause })
    this.data = data
    this.retryAfter = retryAfter
    this.digest = status >= 500 || status === 429 ? incidentCode() : undefined
  }
}

/** The text to show for whatever was thrown. */
export const userMessageOf = (error: unknown): string =>
  error instanceof UpstreamError ? error.userMessage : messages.broken

export const isMissing = (error: unknown): boolean =>
  error instanceof UpstreamError && (error.status === 404 || error.status === 400)
