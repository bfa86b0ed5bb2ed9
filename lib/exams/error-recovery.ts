import { type StartRefusal, startRefusals } from '@/contract/shop/exams'
import type { NoResponse, Refused } from '@/lib/exams/call-result'

export type Failure = {
  /** The server's text, if any. */
  message: string | null
  isOffline: boolean
  reason: StartRefusal | null
}

export type ExamCall = 'detail' | 'start' | 'save' | 'submit'

/** What to do about a failed call. */
export type Recovery =
  /** The session is over. */
  | 'login'
  /** Another tab or device has the attempt. */
  | 'takenOver'
  /** The attempt is over already: submitting again brings its result. */
  | 'submit'
  | 'missing'
  | 'locked'
  /** No attempt can be started, with the reason. */
  | 'startRefused'
  /** The upstream stores no drafts. */
  | 'localOnly'
  /** The data were not accepted; the person is told and continues. */
  | 'correct'
  /** The page reloads, if the guard allows it. */
  | 'reload'
  /** No response: a reload would only show the browser's error page. */
  | 'offline'

const startRefusalOf = (reason: string | null): StartRefusal | null =>
  startRefusals.find((known) => known === reason) ?? null

const ofStart = ({ status, reason }: Refused): Recovery => {
  if (reason === 'takenOver') return 'takenOver'
  if (startRefusalOf(reason) !== null && reason !== 'notEnrolled') return 'startRefused'
  if (status === 403) return 'locked'
  if (status === 409 || status === 410) return 'startRefused'
  return status === 404 || status === 400 ? 'missing' : 'reload'
}

const recoveries: Record<ExamCall, (refused: Refused) => Recovery> = {
  detail: ({ status }) => {
    if (status === 403) return 'locked'
    return status === 404 || status === 400 ? 'missing' : 'reload'
  },
  start: ofStart,
  save: ({ status, reason }) => {
    if (reason === 'takenOver') return 'takenOver'
    if (status === 409 || status === 410) return 'submit'
    return [404, 405, 501].includes(status) ? 'localOnly' : 'correct'
  },
  submit: ({ status, reason }) => {
    if (reason === 'takenOver') return 'takenOver'
    return status === 404 ? 'missing' : 'correct'
  },
}

/** Decides, for every exam call, what a failure leads to. */
export function recoveryFor(call: ExamCall, failure: NoResponse | Refused): Recovery {
  if (failure.kind === 'silent') return 'offline'
  return failure.status === 401 ? 'login' : recoveries[call](failure)
}

/** What the screen says of a failure. */
export const failureOf = (failure: NoResponse | Refused): Failure =>
  failure.kind === 'silent'
    ? { message: null, isOffline: true, reason: null }
    : {
        message: failure.message || null,
        isOffline: false,
        reason: startRefusalOf(failure.reason),
      }
