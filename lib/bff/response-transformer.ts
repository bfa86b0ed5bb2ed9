import type { Session } from '@/lib/session/session-token'

/** A successful upstream response and the request it answers. */
type Answered = {
  json: unknown
  request: Request
  /** The JSON of the request's body. */
  sent: unknown
  session: Session | null
  cookieNames: string[]
}

/** Makes the JSON and the `Set-Cookie` headers the browser gets instead. */
export type ResponseTransformer = (
  answered: Answered,
) => Promise<{ json: unknown; cookies: string[] }>
