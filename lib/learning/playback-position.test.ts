/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import {
  readPlaybackPosition,
  readSpeed,
  writePlaybackPosition,
  writeSpeed,
} from '@/lib/learning/playback-position'

test('this browser remembers where fifty films were left', () => {
  for (let id = 1; id <= 60; id++) writePlaybackPosition(id, id + 0.7)
  writePlaybackPosition(20, 99)
  expect([readPlaybackPosition(60), readPlaybackPosition(20), readPlaybackPosition(5)]).toEqual([
    60, 99, 0,
  ])
})

test('what somebody else wrote there is no place', () => {
  for (const text of ['{', '{"1":2}', '[[1,"2"]]', 'null']) {
    localStorage.setItem('lesson_places', text)
    expect([text, readPlaybackPosition(1)]).toEqual([text, 0])
  }
})

test('the speed stays as chosen; one that is not offered is the usual one', () => {
  writeSpeed(1.5)
  expect(readSpeed()).toBe(1.5)
  localStorage.setItem('lesson_speed', '16')
  expect(readSpeed()).toBe(1)
})
