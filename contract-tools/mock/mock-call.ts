import type { Endpoint, HandlerResult, Parsed } from '@/contract/endpoint'
import type { SessionUser } from '@/contract/shop/auth'

/** Who calls, and the headers of the call that matter. */
export type Caller = {
  user: SessionUser | null
  token: string | null
  header: (name: string) => string | undefined
}

type Answer = (input: never, caller: Caller) => unknown
export type MockCall = readonly [Endpoint, Answer]

/** A call the mock answers with what it remembers; all others are answered from the examples. */
export const mockCall = <E extends Endpoint>(
  endpoint: E,
  answer: (input: Parsed<E>, caller: Caller) => HandlerResult<E>,
): MockCall => [endpoint, answer as Answer]

export const ownerOf = ({ user }: Caller): number => user?.userId ?? 0
