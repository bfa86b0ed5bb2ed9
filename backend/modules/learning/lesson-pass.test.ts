import { expect, test } from '@jest/globals'
import { lessonPass, readLessonPass } from '@/backend/modules/learning/lesson-pass'

const HOUR = 3_600_000
const now = new Date('2026-11-21T03:20:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

test('a pass opens its lesson for three to four hours', () => {
  const pass = lessonPass('secret', 12, now)
  expect(readLessonPass('secret', pass, now)).toBe(12)
  expect(readLessonPass('secret', pass, after(3 * HOUR))).toBe(12)
  expect(readLessonPass('secret', pass, after(4 * HOUR))).toBeNull()
})

test('a pass stays the same within an hour, so that a browser can reuse what it has', () => {
  expect(lessonPass('secret', 12, after(39 * 60_000))).toBe(lessonPass('secret', 12, now))
  expect(lessonPass('secret', 12, after(HOUR))).not.toBe(lessonPass('secret', 12, now))
})

test('nobody writes a pass, lengthens one or turns it to another lesson', () => {
  const pass = lessonPass('secret', 12, now)
  const [id = '', until = '', mark = ''] = pass.split('.')
  const other = mark.startsWith('A') ? 'B' : 'A'
  for (const forged of [
    '',
    'x',
    `13.${until}.${mark}`,
    `${id}.${Number(until) + 1}.${mark}`,
    `${id}.${until}.${other}${mark.slice(1)}`,
    `${id}.${until}.${mark}A`,
    `${id}.${until}.`,
    `0${pass}`,
  ]) {
    expect([forged, readLessonPass('secret', forged, now)]).toEqual([forged, null])
  }
  expect(readLessonPass('another', pass, now)).toBeNull()
})
