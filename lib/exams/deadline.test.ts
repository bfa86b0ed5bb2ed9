import { expect, test } from '@jest/globals'
import { Deadline } from '@/lib/exams/deadline'
import { ServerClock } from '@/lib/exams/server-clock'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'

const START = Date.parse('2026-11-21T01:00:00Z')
const iso = (milliseconds: number) => new Date(START + milliseconds).toISOString()
const MINUTE = 60_000

function watch(deadline: string | null, time = new VirtualTime()) {
  const seen = { passed: 0, moved: 0 }
  const own = new Deadline({
    timers: time,
    onPassed: () => {
      seen.passed += 1
    },
    onMoved: () => {
      seen.moved += 1
    },
  })
  own.sync({ serverTime: iso(0), deadline }, time.now())
  return { time, seen, deadline: own }
}

test('what is left counts by the server’s clock, whatever the machine’s says', async () => {
  const { time, deadline } = watch(iso(90 * MINUTE))
  time.shiftDate(-24 * 60 * MINUTE)
  await time.advance(30 * MINUTE)
  expect(deadline.left).toBe(60 * MINUTE)
})

test('half of the way there and back counts to the server’s time', async () => {
  const time = new VirtualTime()
  const clock = new ServerClock(time)
  await time.advance(400)
  clock.sync(iso(1_000), 0)
  expect(clock.now()).toBe(START + 1_200)
})

test('a slow answer does not spoil a good reading', async () => {
  const time = new VirtualTime()
  const clock = new ServerClock(time)
  clock.sync(iso(0), 0)
  await time.advance(10_000)
  clock.sync(iso(9_500), 0)
  expect(clock.now()).toBe(START + 10_000)
})

test('after sleep the smaller rest is shown, but nothing final rests on it', async () => {
  const { time, seen, deadline } = watch(iso(10 * MINUTE))
  await time.advance(MINUTE)
  time.shiftDate(20 * MINUTE)
  expect(deadline.left).toBe(9 * MINUTE)
  expect(deadline.hasJumped()).toBe(true)
  expect(deadline.hasJumped()).toBe(false)
  expect(deadline.left).toBe(-11 * MINUTE)
  await time.advance(MINUTE)
  expect(seen.passed).toBe(0)
  deadline.sync({ serverTime: iso(3 * MINUTE), deadline: iso(10 * MINUTE) }, time.now())
  expect(deadline.left).toBe(7 * MINUTE)
})

test('a clock set back does not lengthen the exam', async () => {
  const { time, deadline } = watch(iso(10 * MINUTE))
  await time.advance(MINUTE)
  time.shiftDate(-60 * MINUTE)
  expect(deadline.hasJumped()).toBe(true)
  expect(deadline.left).toBe(9 * MINUTE)
})

test('time is up once, at the deadline', async () => {
  const { time, seen } = watch(iso(90 * MINUTE))
  await time.advance(90 * MINUTE - 1)
  expect(seen.passed).toBe(0)
  await time.advance(1)
  expect(seen.passed).toBe(1)
  await time.advance(90 * MINUTE)
  expect(seen.passed).toBe(1)
})

test('more time given by the server is news, a second more or less is not', async () => {
  const { time, seen, deadline } = watch(iso(10 * MINUTE))
  deadline.sync({ serverTime: iso(0), deadline: iso(10 * MINUTE + 1_000) }, 0)
  expect(seen.moved).toBe(0)
  deadline.sync({ serverTime: iso(0), deadline: iso(15 * MINUTE) }, 0)
  expect([seen.moved, deadline.left]).toEqual([1, 15 * MINUTE])
  await time.advance(12 * MINUTE)
  expect(seen.passed).toBe(0)
})

test('without a deadline there is nothing to show and no end', async () => {
  const { time, seen, deadline } = watch(null)
  await time.advance(24 * 60 * MINUTE)
  expect([deadline.left, deadline.isTimed, seen.passed]).toEqual([null, false, 0])
})
