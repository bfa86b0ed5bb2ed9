import { expect, test } from '@jest/globals'
import { type Weather, weathers } from '@/lib/exams/simulation/network'
import { simulate, simulateAttempt } from '@/lib/exams/simulation/simulate'

const ATTEMPTS = 60

test('on an ordinary mobile network no attempt loses an answer, and each is marked once', async () => {
  expect(await simulate(weathers.normal, ATTEMPTS)).toMatchObject({
    lost: 0,
    avoidable: 0,
    gradedTwice: 0,
    neverGraded: 0,
    startedTwice: 0,
  })
}, 240_000)

test('on a bad network nothing is lost that twenty seconds of connection could have saved', async () => {
  expect(await simulate(weathers.bad, ATTEMPTS)).toMatchObject({
    avoidable: 0,
    gradedTwice: 0,
    neverGraded: 0,
    startedTwice: 0,
  })
}, 240_000)

test('the simulation sees losses where there are some: two minutes of connection, then none until the end', async () => {
  const gone: Weather = { ...weathers.normal, period: 25 * 60_000, gap: 23 * 60_000 }
  expect(await simulate(gone, 5)).toMatchObject({ lost: 1, avoidable: 0, neverGraded: 0 })
}, 60_000)

test('the same seed tells the same story', async () => {
  const [first, second] = [
    await simulateAttempt(weathers.bad, 3),
    await simulateAttempt(weathers.bad, 3),
  ]
  expect(first).toEqual(second)
}, 60_000)
