import type { Endpoint } from '@/contract/endpoint'

/** One request to the upstream; `path` is what stands behind its address. */
export type Sent = {
  /** The call it makes; the first question of all makes none. */
  endpoint?: Endpoint
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
}

/** What came back, read to its end; `failure` says why nothing did. */
export type Answer =
  | { failure?: undefined; status: number; headers: Readonly<Record<string, string>>; text: string }
  | { failure: string }

export type Send = (sent: Sent) => Promise<Answer>

/** The JSON of an answer; undefined when it is none. */
export function jsonOf(answer: Answer): unknown {
  if (answer.failure !== undefined) return undefined
  try {
    return JSON.parse(answer.text) as unknown
  } catch {
    return undefined
  }
}

const LONGEST = 90

/** A value as a report shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? JSON.stringify(value) : (JSON.stringify(value) ?? '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export const seenStatus = (answer: Answer): string =>
  answer.failure ?? `${answer.status} ${answer.text.replace(/\s+/g, ' ').slice(0, LONGEST)}`.trim()
