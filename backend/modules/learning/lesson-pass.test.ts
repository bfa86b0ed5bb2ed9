import { expect, test } from '@jest/globals'
import { lessonPass, readLessonPass } from '@/backend/modules/learning/lesson-pass'

const HOUR = 3_600_000
const given = { lessonId: 12, userId: 7 }
const now = new Date('2026-11-21T03:20:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

test('a pass opens its lesson for three to four hours', () => {
  const pass = lessonPass('secret', given, now)
  expect(readLessonPass('secret', pass, now)).toEqual(given)
  expect(readLessonPass('secret', pass, after(3 * HOUR))).toEqual(given)
  expect(readLessonPass('secret', pass, after(4 * HOUR))).toBeNull()
})

test('a pass stays the same within an hour, so that a browser can reuse what it has', () => {
  expect(lessonPass('secret', given, after(39 * 60_000))).toBe(lessonPass('secret', given, now))
  expect(lessonPass('secret', given, after(HOUR))).not.toBe(lessonPass('secret', given, now))
})

test('nobody writes a pass, lengthens one or turns it to another lesson or reader', () => {
  const pass = lessonPass('secret', given, now)
  const [id = '', until = '', user = '', mark = ''] = pass.split('.')
  const other = mark.startsWith('A') ? 'B' : 'A'
  for (const forged of [
    '',
    'x',
    `13.${until}.${user}.${mark}`,
    `${id}.${Number(until) + 1}.${user}.${mark}`,
    `${id}.${until}.8.${mark}`,
    `${id}.${until}.${mark}`,
    `${id}.${until}.${user}.${other}${mark.slice(1)}`,
    `${id}.${until}.${user}.${mark}A`,
    `${id}.${until}.${user}.`,
    `0${pass}`,
  ]) {
    expect([forged, readLessonPass('secret', forged, now)]).toEqual([forged, null])
  }
  expect(readLessonPass('another', pass, now)).toBeNull()
})
