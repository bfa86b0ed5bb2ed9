/**
 * How a call ended. `silent`: no HTTP answer came (offline, time-out, aborted), so nobody knows whether it was carried out;
 * `refused`: the server answered with an error status.
 */
export type Outcome<T> = { kind: 'ok'; data: T; message?: string | undefined } | Silent | Refused
export type Silent = { kind: 'silent' }
export type Refused = {
  kind: 'refused'
  status: number
  /** `data.reason` of the answer. */
  reason: string | null
  /** The text for the person. */
  message: string
  /** Seconds, when the server said so. */
  retryAfter: number | null
}

export const silent: Silent = { kind: 'silent' }

/** A failure that may pass by itself: repeating the same call is right. */
export const mayPass = (outcome: Silent | Refused): boolean =>
  outcome.kind === 'silent' ||
  (outcome.status >= 500 && outcome.status !== 501) ||
  [408, 425, 429].includes(outcome.status)
