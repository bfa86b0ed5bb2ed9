import type { Logger } from 'pino'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'
import type { RevalidatePages } from '@/backend/platform/http/revalidate-pages'
import type { SettingsService } from '@/backend/platform/settings'
import type { Contract } from '@/contract'
import type { Endpoint, HandlerResult, Parsed } from '@/contract/endpoint'
import type { Role } from '@/contract/shop/auth'
import type { OfficeLock } from '@/contract/staff/session'

/** What the office is to a session of its staff. */
export type OfficeState = {
  lock: OfficeLock | null
  /** Code or password was shown a moment ago. */
  isConfirmed: boolean
  /** What shows who it is. */
  proof: 'code' | 'password'
  /** Notes that somebody works here. */
  touch: () => Promise<void>
}

/** Who calls, as the token says and the session table confirms. */
export type Caller = {
  userId: number
  sessionId: string
  roles: Role[]
  /** Whether the office is open to the session; absent for customers. */
  office?: OfficeState
}

/** What the whole backend shares; tests pass their own clock and database. A module declares here what it alone needs. */
export interface Services {
  db: Db
  /** What the environment says. */
  config: Config
  /** What the office has set over it. */
  settings: SettingsService
  log: Logger
  now: () => Date
  /** Null for a token that is not valid (any more). */
  identify: (token: string) => Promise<Caller | null>
  /** Called after an edit is committed; without it no page is cached anywhere. */
  revalidatePages?: RevalidatePages
}

/** What one request adds. */
export type Context = Services & {
  caller: Caller | null
  /** The person's address: the gateway's word when it proves itself, else the socket's. */
  ip: string
  requestId: string
  header: (name: string) => string | undefined
  /** Sets a header of the response. */
  reply: (name: string, value: string) => void
}

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  context: Context,
) => Promise<HandlerResult<E> | Response> | HandlerResult<E> | Response

/** One function per call of a contract file: a missing one does not compile. */
export type HandlersOf<G extends keyof Contract> = {
  [N in keyof Contract[G]]: Contract[G][N] extends Endpoint ? Handler<Contract[G][N]> : never
}

/** The caller of a call whose access is `user` or above; the router has checked it. */
export function callerOf(context: Pick<Context, 'caller'>): Caller {
  if (!context.caller) throw new Error('this call needs a caller')
  return context.caller
}
