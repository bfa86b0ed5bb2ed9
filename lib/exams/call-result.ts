/** `silent`: no HTTP response (offline, time-out, aborted), so the call may have been carried out. `refused`: an error status. */
export type CallResult<T> =
  | { kind: 'ok'; data: T; message?: string | undefined }
  | NoResponse
  | Refused
export type NoResponse = { kind: 'silent' }
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

export const silent: NoResponse = { kind: 'silent' }

/** Whether repeating the same call may succeed. */
export const isTransient = (outcome: NoResponse | Refused): boolean =>
  outcome.kind === 'silent' ||
  (outcome.status >= 500 && outcome.status !== 501) ||
  [408, 425, 429].includes(outcome.status)
