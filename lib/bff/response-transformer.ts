import type { Session } from '@/lib/session/session-token'

/** A successful answer on its way to the browser. */
type Answered = {
  json: unknown
  request: Request
  /** The JSON that was sent. */
  sent: unknown
  session: Session | null
  cookieNames: string[]
}

/** What the browser gets instead, with `Set-Cookie` headers. */
export type ResponseTransformer = (
  answered: Answered,
) => Promise<{ json: unknown; cookies: string[] }>
