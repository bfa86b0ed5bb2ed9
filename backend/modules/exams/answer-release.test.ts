import { expect, test } from '@jest/globals'
import { releaseWait } from '@/backend/modules/exams/answer-release'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const now = at('10:00:00')
const over = at('09:58:59')
const grace = at('09:59:00')
const later = at('11:00:00')
const exam = {
  kind: 2,
  isPractice: false,
  showAnswer: 1,
  closeTime: null,
  maxAttempt: 1,
} as const
const facts = { submittedCount: 1, isOwnOpen: false, isAnyOpen: false }

test.each([
  [{}, {}, null],
  [{}, { isAnyOpen: true }, 'others'],
  [{}, { isOwnOpen: true, isAnyOpen: true }, 'attemptOpen'],
  [{ maxAttempt: 2 }, {}, 'attemptsLeft'],
  [{ maxAttempt: 2 }, { submittedCount: 2 }, null],
  [{ maxAttempt: 0 }, {}, 'closing'],
  [{ closeTime: later }, {}, 'closing'],
  [{ closeTime: grace }, {}, 'closing'],
  [{ closeTime: over }, {}, null],
  [{ closeTime: over, maxAttempt: 2 }, {}, null],
  [{ showAnswer: 2 }, {}, 'closing'],
  [{ showAnswer: 2, closeTime: later }, {}, 'closing'],
  [{ showAnswer: 2, closeTime: over }, {}, null],
  [{ showAnswer: 0 }, {}, null],
  [{ showAnswer: 0, maxAttempt: 2 }, {}, 'attemptsLeft'],
  [{ isPractice: true, maxAttempt: 0 }, {}, null],
  [{ isPractice: true, maxAttempt: 2, closeTime: later }, { isAnyOpen: true }, null],
  [{ isPractice: true }, { isOwnOpen: true, isAnyOpen: true }, 'attemptOpen'],
  [{ isPractice: true, showAnswer: 2, closeTime: later }, {}, 'closing'],
  [{ kind: 1, maxAttempt: 0 }, { isAnyOpen: true }, null],
  [{ kind: 1, showAnswer: 2, closeTime: later }, {}, 'closing'],
] as const)('an exam of %j with %j waits for %j', (parts, seen, wait) => {
  expect(releaseWait({ ...exam, ...parts }, { ...facts, ...seen }, now)).toBe(wait)
})
