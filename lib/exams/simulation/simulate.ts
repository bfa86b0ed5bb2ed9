import { limits } from '@/lib/exams/limits'
import { Browser } from '@/lib/exams/simulation/browser'
import { ModelServer } from '@/lib/exams/simulation/model-server'
import { Network, type Weather } from '@/lib/exams/simulation/network'
import { seededRandom } from '@/lib/exams/simulation/seeded-random'
import { Student } from '@/lib/exams/simulation/student'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'

const MINUTE = 60_000
const DURATION = 20
/** An answer followed by so much connection before the end should have arrived. */
const ENOUGH = 20_000

export type Result = {
  /** Questions whose marked answer is not the one given. */
  lost: number
  /** Of these, the ones a connection of 20 s could have saved. */
  avoidable: number
  gradings: number
  attempts: number
  saves: number
}

/** One student takes one exam of 40 questions in 20 minutes. The same seed tells the same story. */
export async function simulateAttempt(weather: Weather, seed: number): Promise<Result> {
  const random = seededRandom(seed)
  const time = new VirtualTime(seededRandom(seed ^ 0x5eed))
  const server = new ModelServer({ timers: time, questionCount: 40, duration: DURATION })
  const network = new Network(time, weather, random)
  const browser = new Browser({ time, calls: (isAlive) => network.callsTo(server, isAlive) })
  const student = new Student({ time, browser, network, random })
  const taking = student.take()
  for (let minute = 0; minute < DURATION + 10; minute++) {
    await time.advance(MINUTE)
    server.sweep()
  }
  await taking
  const [attempt] = server.attempts
  const stillOpen = browser.isOpen ? [{ from: 0, to: time.now() }] : []
  const end =
    (attempt?.startedAt ?? 0) - time.date() + time.now() + DURATION * MINUTE + limits.grace
  const connectionAfter = (at: number) =>
    [...student.present, ...stillOpen].reduce(
      (sum, { from, to }) => sum + network.usable(Math.max(from, at), Math.min(to, end)),
      0,
    )
  const lost = [...student.given].filter(
    ([id, { value }]) => attempt?.answers.get(id)?.value !== value,
  )
  return {
    lost: lost.length,
    avoidable: lost.filter(([, { at }]) => connectionAfter(at) >= ENOUGH).length,
    gradings: attempt?.gradings ?? 0,
    attempts: server.attempts.length,
    saves: network.calls.saves,
  }
}

export type Summary = {
  attempts: number
  /** Shares of attempts. */
  lost: number
  avoidable: number
  gradedTwice: number
  neverGraded: number
  startedTwice: number
  meanSaves: number
}

export async function simulate(weather: Weather, count: number, firstSeed = 1): Promise<Summary> {
  const results: Result[] = []
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    results.push(await simulateAttempt(weather, seed))
  }
  const share = (test: (result: Result) => boolean) => results.filter(test).length / count
  return {
    attempts: count,
    lost: share(({ lost }) => lost > 0),
    avoidable: share(({ avoidable }) => avoidable > 0),
    gradedTwice: share(({ gradings }) => gradings > 1),
    neverGraded: share(({ gradings }) => gradings === 0),
    startedTwice: share(({ attempts }) => attempts > 1),
    meanSaves: results.reduce((sum, { saves }) => sum + saves, 0) / count,
  }
}
