import { expect, test } from '@jest/globals'
import { silent } from '@/lib/exams/call-result'
import { type ExamCall, type Recovery, recoveryFor } from '@/lib/exams/error-recovery'
import { refused } from '@/lib/exams/simulation/model-server'

test.each<[ExamCall, number, string | null, Recovery]>([
  ['detail', 401, null, 'login'],
  ['detail', 404, null, 'missing'],
  ['detail', 403, 'notEnrolled', 'locked'],
  ['detail', 500, null, 'reload'],
  ['detail', 503, null, 'reload'],
  ['detail', 429, null, 'reload'],
  ['start', 401, null, 'login'],
  ['start', 403, 'notEnrolled', 'locked'],
  ['start', 403, 'notOpen', 'startRefused'],
  ['start', 404, null, 'missing'],
  ['start', 409, 'takenOver', 'takenOver'],
  ['start', 409, 'maxAttempt', 'startRefused'],
  ['start', 410, 'closed', 'startRefused'],
  ['start', 500, null, 'reload'],
  ['save', 401, null, 'login'],
  ['save', 409, 'takenOver', 'takenOver'],
  ['save', 409, 'submitted', 'submit'],
  ['save', 409, 'timeUp', 'submit'],
  ['save', 404, null, 'localOnly'],
  ['save', 501, null, 'localOnly'],
  ['save', 400, null, 'correct'],
  ['submit', 401, null, 'login'],
  ['submit', 409, 'takenOver', 'takenOver'],
  ['submit', 404, null, 'missing'],
  ['submit', 400, null, 'correct'],
])('%s answered %d %s: %s', (call, status, reason, recovery) => {
  expect(recoveryFor(call, refused(status, reason))).toBe(recovery)
})

test.each<ExamCall>(['detail', 'start', 'save', 'submit'])(
  '%s without an answer never reloads',
  (call) => {
    expect(recoveryFor(call, silent)).toBe('offline')
  },
)
