import { expect, test } from '@jest/globals'
import {
  isSeen,
  nextLesson,
  resumeAt,
  type Studied,
} from '@/backend/modules/learning/study-progress'

const at = (lessonId: number, minute: number, isCompleted = false): Studied => ({
  lessonId,
  isCompleted,
  studiedAt: new Date(minute * 60_000),
})

test.each<[string, Studied[], number | null]>([
  ['nothing studied: the first', [], 1],
  ['one begun: that one', [at(2, 1)], 2],
  ['the one studied last, though an earlier one is left over', [at(1, 1), at(3, 2)], 3],
  ['done: the one after it', [at(2, 1, true)], 3],
  ['done, and so is the next: the one after that', [at(2, 5, true), at(3, 1, true)], 4],
  ['nothing left after it: the first left over', [at(4, 9, true), at(1, 2, true)], 2],
  ['everything done', [1, 2, 3, 4].map((id) => at(id, id, true)), null],
  ['a lesson that was taken out of the course leads nowhere', [at(99, 9), at(1, 1, true)], 2],
])('%s', (_, studied, next) => {
  expect(nextLesson([1, 2, 3, 4], studied)).toBe(next)
})

test('an empty course has no next lesson', () => {
  expect(nextLesson([], [])).toBeNull()
})

test('a film counts as seen before its closing words', () => {
  expect([isSeen(89, 100), isSeen(90, 100), isSeen(5, 0)]).toEqual([false, true, false])
})

test('a film goes on where it was left, and again when it was at its end', () => {
  expect([resumeAt(40, 100), resumeAt(91, 100), resumeAt(40, null)]).toEqual([40, 0, 40])
  expect([resumeAt(580, 600), resumeAt(591, 600), resumeAt(8, 16)]).toEqual([580, 0, 8])
})
