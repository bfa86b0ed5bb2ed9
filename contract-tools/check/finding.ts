import type { Endpoint } from '@/contract/endpoint'

/** What a rule is about; reports and tests name it. */
export type Rule =
  | 'reachable'
  | 'json'
  | 'shape'
  | 'moment'
  | 'money'
  | 'text'
  | 'address'
  | 'unique'
  | 'bad id'
  | 'unknown id'
  | 'wrong type'
  | 'refusal'
  | 'no token'
  | 'foreign token'
  | 'page size'
  | 'next page'
  | 'last page'
  | 'search'
  | 'sums'
  | 'own prices'
  | 'session'
  | 'repeat'
  | 'effect'

export type Finding = { rule: Rule; path: string; expected: string; seen: string; request: string }

export type Status = 'holds' | 'absent (extension)' | 'absent (required)' | 'wrong' | 'not tried'

/** What is known of one call after the walk. */
export type CallResult = {
  name: string
  group: string
  endpoint: Endpoint
  /** Answered as the contract says, at least once. */
  isAnswered: boolean
  isAbsent: boolean
  tries: number
  /** Why the right answer could not be tried. */
  reason: string
  findings: Finding[]
}

export function statusOf({ findings, isAbsent, isAnswered, tries, endpoint }: CallResult): Status {
  if (isAbsent) return endpoint.extension ? 'absent (extension)' : 'absent (required)'
  if (findings.length > 0) return 'wrong'
  return isAnswered || tries > 0 ? 'holds' : 'not tried'
}

/** What an owner has to mend: an extension may be missing, but what is offered must be right. */
export const isFailure = (result: CallResult): boolean =>
  ['wrong', 'absent (required)'].includes(statusOf(result))
