import { expect, test } from '@jest/globals'
import { deadlineOf, isLeased, isOver, startRefusal } from '@/backend/modules/exams/attempt-rules'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const free = { duration: null, openTime: null, closeTime: null, maxAttempt: 0, questionCount: 1 }

test.each([
  [null, null, null],
  [90, null, '10:30:00'],
  [90, '10:00:00', '10:00:00'],
  [90, '12:00:00', '10:30:00'],
  [null, '12:00:00', '12:00:00'],
])('begun at nine with %j minutes, closing at %j: ends at %j', (duration, closes, ends) => {
  const closeTime = closes === null ? null : at(closes)
  const expected = ends === null ? null : at(ends)
  expect(deadlineOf({ duration, openTime: null, closeTime }, at('09:00:00'))).toEqual(expected)
})

test.each([
  [null, at('23:59:59'), false],
  [at('10:00:00'), at('10:00:59'), false],
  [at('10:00:00'), at('10:01:00'), false],
  [at('10:00:00'), new Date(at('10:01:00').getTime() + 1), true],
])('a deadline of %j is over at %j: %j', (deadline, now, over) => {
  expect(isOver(deadline, now)).toBe(over)
})

test('a tab heard of less than a minute ago holds the attempt', () => {
  expect(isLeased(at('10:00:00'), at('10:00:59'))).toBe(true)
  expect(isLeased(at('10:00:00'), at('10:01:00'))).toBe(false)
})

test.each([
  [{}, 5, null],
  [{ maxAttempt: 2 }, 1, null],
  [{ maxAttempt: 2 }, 2, 'maxAttempt'],
  [{ openTime: at('10:00:01') }, 0, 'notOpen'],
  [{ openTime: at('10:00:00') }, 0, null],
  [{ closeTime: at('10:00:00') }, 0, 'closed'],
  [{ closeTime: at('10:00:01') }, 0, null],
  [{ questionCount: 0 }, 0, 'empty'],
])('with %j after %d attempts a start is refused as %j', (parts, attempts, reason) => {
  expect(startRefusal({ ...free, ...parts }, attempts, at('10:00:00'))).toBe(reason)
})
