import { expect, test } from '@jest/globals'
import { type CallResult, silent } from '@/lib/exams/call-result'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { Browser } from '@/lib/exams/simulation/browser'
import { ModelServer, refused } from '@/lib/exams/simulation/model-server'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'

const MINUTE = 60_000
type CallName = keyof ExamCalls

/** One server, a connection that can fail call by call, and browsers at it. */
function school(options: Omit<ConstructorParameters<typeof ModelServer>[0], 'timers'> = {}) {
  const time = new VirtualTime()
  const server = new ModelServer({ timers: { date: () => time.now() + 1e12 }, ...options })
  const failing = new Map<CallName, () => CallResult<never>>()
  const log: CallName[] = []
  const through =
    <B, T>(name: CallName, serve: (body: B) => CallResult<T>) =>
    async (body: B): Promise<CallResult<T>> => {
      log.push(name)
      await time.wait(20)
      const failure = failing.get(name)
      if (failure) return failure()
      const outcome = serve(body)
      await time.wait(20)
      return outcome
    }
  const calls: ExamCalls = {
    detail: through('detail', server.detail),
    start: through('start', server.start),
    save: through('save', server.save),
    submit: through('submit', server.submit),
  }
  const fail = (outcome: CallResult<never>, ...names: CallName[]) => {
    for (const name of names) failing.set(name, () => outcome)
  }
  const mend = () => failing.clear()
  const seat = () => new Browser({ time, calls: () => calls })
  return { time, server, log, fail, mend, seat }
}
const everyCall = ['detail', 'start', 'save', 'submit'] as const

async function begun(options: Parameters<typeof school>[0] = {}) {
  const fixture = school(options)
  const browser = fixture.seat()
  void browser.open().open(null)
  await fixture.time.advance(1_000)
  void browser.runner.start()
  await fixture.time.advance(1_000)
  expect(browser.runner.store.phase).toBe('inProgress')
  return { ...fixture, browser }
}
const valuesOf = (browser: Browser) => browser.runner.store.view.values
const phaseOf = (browser: Browser) => browser.runner.store.phase

test('an exam is opened, answered, submitted and forgotten on this machine', async () => {
  const { time, browser, server } = await begun()
  browser.runner.answer(1001, 'a')
  browser.runner.answer(1002, null)
  await time.advance(1_000)
  expect(browser.runner.store.view.save).toMatchObject({ state: 'saved', unsent: 0 })
  browser.runner.ask()
  void browser.runner.submit()
  await time.advance(2_000)
  expect(browser.runner.store.view).toMatchObject({
    phase: 'finished',
    successMessage: 'done',
    outcome: { finishReason: 'user', isAlreadySubmitted: false },
  })
  expect(
    [...(server.attempts[0]?.answers.entries() ?? [])].map(([id, { value }]) => [id, value]),
  ).toEqual([
    ['1001', 'a'],
    ['1002', null],
  ])
  expect((await Promise.all(browser.stores.map((store) => store.keys()))).flat()).toEqual([])
})

test('submitted, another attempt is offered even when the exam cannot be asked about again', async () => {
  const { time, browser, fail } = await begun()
  fail(refused(500), 'detail')
  void browser.runner.submit()
  await time.advance(2_000)
  expect(browser.runner.store.view).toMatchObject({
    phase: 'finished',
    detail: { inProgress: false, hasResult: true },
  })
})

test('reloading goes on where it was, without being asked', async () => {
  const { time, browser } = await begun()
  browser.runner.answer(1001, 'a')
  browser.runner.go(2)
  await time.advance(1_000)
  void browser.open().open(null)
  await time.advance(1_000)
  expect([phaseOf(browser), valuesOf(browser), browser.runner.store.view.index]).toEqual([
    'inProgress',
    { '1001': 'a' },
    2,
  ])
  expect(browser.runner.store.view.restored).toBe(0)
})

test('killed 50 ms after an answer, the answer is there and is sent at once', async () => {
  const { time, browser, server } = await begun()
  browser.runner.answer(1001, 'typed a moment ago')
  await time.advance(50)
  browser.kill()
  await time.advance(3_000)
  expect(server.startAttempt?.answers.size).toBe(0)
  void browser.open().open(null)
  await time.advance(500)
  expect(valuesOf(browser)).toEqual({ '1001': 'typed a moment ago' })
  expect(browser.runner.store.view.restored).toBe(1)
  expect(server.startAttempt?.answers.get('1001')?.value).toBe('typed a moment ago')
})

test('a minute without connection costs nothing', async () => {
  const { time, browser, server, fail, mend } = await begun()
  fail(silent, ...everyCall)
  browser.runner.answer(1001, 'a')
  await time.advance(MINUTE)
  expect(browser.runner.store.view.save).toMatchObject({ state: 'offline', unsent: 1 })
  browser.runner.answer(1002, 'b')
  mend()
  browser.runner.online()
  await time.advance(1_000)
  expect([...(server.startAttempt?.answers.keys() ?? [])]).toEqual(['1001', '1002'])
  expect(browser.reloads).toEqual([])
})

test('a browser that keeps nothing says so and relies on the server', async () => {
  const fixture = school()
  const browser = fixture.seat()
  for (const store of browser.stores) store.isBlocked = true
  void browser.open().open(null)
  await fixture.time.advance(1_000)
  void browser.runner.start()
  await fixture.time.advance(1_000)
  expect(browser.runner.store.view.hasLocal).toBe(false)
  browser.runner.answer(1001, 'a')
  expect(browser.runner.hasUnsavedChanges).toBe(true)
  await fixture.time.advance(1_000)
  expect(browser.runner.hasUnsavedChanges).toBe(false)
})

test('pressing the button twice submits once', async () => {
  const { time, browser, log, server } = await begun()
  browser.runner.ask()
  void browser.runner.submit()
  void browser.runner.submit()
  await time.advance(2_000)
  void browser.runner.submit()
  await time.advance(2_000)
  expect([log.filter((name) => name === 'submit').length, server.attempts[0]?.gradings]).toEqual([
    1, 1,
  ])
})

test('a submission that does not get through is repeated until it does', async () => {
  const { time, browser, fail, mend, server } = await begun()
  browser.runner.answer(1001, 'a')
  fail(silent, ...everyCall)
  void browser.runner.submit()
  await time.advance(5 * MINUTE)
  expect([phaseOf(browser), browser.reloads]).toEqual(['submitPending', []])
  browser.runner.answer(1001, 'too late')
  mend()
  browser.runner.online()
  await time.advance(1_000)
  expect([phaseOf(browser), server.attempts[0]?.answers.get('1001')?.value]).toEqual([
    'finished',
    'a',
  ])
})

test('a submission whose answer was lost brings the same result again', async () => {
  const { time, browser, server } = await begun()
  browser.runner.answer(1001, 'a')
  await time.advance(1_000)
  const attempt = server.startAttempt
  if (!attempt) throw new Error('no attempt')
  const { id: examResultId, leaseKey } = attempt
  const body = { submitKey: 'k', finishReason: 'user', answerResult: {}, answerRevs: {} } as const
  server.submit({ examResultId, leaseKey, ...body })
  void browser.runner.submit()
  await time.advance(1_000)
  expect([
    phaseOf(browser),
    browser.runner.store.view.outcome?.isAlreadySubmitted,
    attempt.gradings,
  ]).toEqual(['finished', true, 1])
})

test('after three server errors the page reloads once and submits with the same key', async () => {
  const { time, browser, fail, mend, server } = await begun()
  browser.runner.answer(1001, 'a')
  await time.advance(1_000)
  fail(refused(500), 'submit')
  void browser.runner.submit()
  await time.advance(20_000)
  expect(browser.reloads).toHaveLength(1)
  mend()
  await time.advance(40_000)
  expect([phaseOf(browser), server.attempts.length, server.attempts[0]?.gradings]).toEqual([
    'finished',
    1,
    1,
  ])
})

test('killed while submitting, it is finished at the next visit, even when the attempt is over by then', async () => {
  const { time, browser, fail, mend, server } = await begun({ duration: 20 })
  browser.runner.answer(1001, 'a')
  await time.advance(1_000)
  fail(silent, 'submit')
  void browser.runner.submit()
  await time.advance(10_000)
  browser.kill()
  mend()
  await time.advance(30 * MINUTE)
  void browser.open().open(null)
  await time.advance(1_000)
  expect([
    phaseOf(browser),
    browser.runner.store.view.outcome?.finishReason,
    server.attempts.length,
  ]).toEqual(['finished', 'sweep', 1])
})

test('an empty submission deletes nothing that was saved', async () => {
  const { time, browser, server } = await begun()
  browser.runner.answer(1001, 'a')
  await time.advance(1_000)
  // A new browser profile on the same machine: nothing is kept here.
  for (const store of browser.stores) for (const key of await store.keys()) await store.remove(key)
  await time.advance(2 * MINUTE)
  void browser.open().open(null)
  await time.advance(1_000)
  void browser.runner.submit()
  await time.advance(1_000)
  expect(server.attempts[0]?.answers.get('1001')?.value).toBe('a')
})

test('another device is asked before it takes over, and then has every answer', async () => {
  const { time, browser, seat, server } = await begun()
  browser.runner.answer(1001, 'on the first')
  await time.advance(1_000)
  const other = seat()
  void other.open().open(null)
  await time.advance(1_000)
  expect(phaseOf(other)).toBe('takenOver')
  void other.runner.takeOver()
  await time.advance(1_000)
  expect([phaseOf(other), valuesOf(other)]).toEqual(['inProgress', { '1001': 'on the first' }])
  other.runner.answer(1001, 'on the second')
  await time.advance(1_000)
  browser.runner.answer(1002, 'late')
  await time.advance(1_000)
  expect(phaseOf(browser)).toBe('takenOver')
  expect(server.startAttempt?.answers.get('1001')?.value).toBe('on the second')
})

test('what was typed offline on the old device is not lost, and does not undo the new one’s answers', async () => {
  const { time, browser, seat, server, fail, mend } = await begun()
  browser.runner.answer(1001, 'first')
  await time.advance(1_000)
  const other = seat()
  void other.open().open(null)
  await time.advance(1_000)
  fail(silent, 'save')
  for (let edit = 0; edit < 30; edit++) browser.runner.answer(1001, `offline ${edit}`)
  browser.runner.answer(1002, 'only here')
  await time.advance(1_000)
  mend()
  void other.runner.takeOver()
  await time.advance(200)
  other.runner.answer(1001, 'second')
  await time.advance(5_000)
  expect(phaseOf(browser)).toBe('takenOver')
  void browser.runner.takeOver()
  await time.advance(2_000)
  expect(valuesOf(browser)).toEqual({ '1001': 'second', '1002': 'only here' })
  expect(server.startAttempt?.answers.get('1002')?.value).toBe('only here')
})

test('going on here does not begin anew what was submitted elsewhere', async () => {
  const { time, browser, seat, server } = await begun()
  const other = seat()
  void other.open().open(null)
  await time.advance(1_000)
  void browser.runner.submit()
  await time.advance(1_000)
  void other.runner.takeOver()
  await time.advance(1_000)
  expect([phaseOf(other), server.attempts.length]).toEqual(['endedElsewhere', 1])
  void other.runner.start()
  await time.advance(1_000)
  expect([phaseOf(other), server.attempts.length]).toEqual(['inProgress', 2])
})

test('back in front, a page whose exam was submitted elsewhere says so by itself', async () => {
  const { time, browser, seat, fail, mend } = await begun()
  const other = seat()
  void other.open().open(null)
  await time.advance(1_000)
  void other.runner.takeOver()
  await time.advance(1_000)
  browser.runner.answer(1001, 'late')
  await time.advance(1_000)
  browser.runner.show()
  await time.advance(1_000)
  expect(phaseOf(browser)).toBe('takenOver')
  void other.runner.submit()
  await time.advance(1_000)
  fail(silent, 'detail')
  browser.runner.show()
  await time.advance(1_000)
  expect(phaseOf(browser)).toBe('takenOver')
  mend()
  browser.runner.show()
  await time.advance(1_000)
  expect(phaseOf(browser)).toBe('endedElsewhere')
})

test('an old copy of the page that still says "open" begins nothing', async () => {
  const { time, browser, server } = await begun()
  const { detail } = browser.runner.store.view
  void browser.runner.submit()
  await time.advance(1_000)
  void browser.open().open(detail && { ...detail, inProgress: true })
  await time.advance(1_000)
  expect([phaseOf(browser), server.attempts.length]).toEqual(['intro', 1])
  expect(browser.runner.store.view.detail?.inProgress).toBe(false)
})

test('left while submitting: a page rendered before that arrived shows the result all the same', async () => {
  const { time, browser, fail, mend, server } = await begun()
  const { detail } = browser.runner.store.view
  fail(silent, 'submit')
  void browser.runner.submit()
  await time.advance(5_000)
  browser.kill()
  mend()
  const [{ id: examResultId, leaseKey } = { id: 0, leaseKey: '' }] = server.attempts
  const answers = { answerResult: {}, answerRevs: {} }
  server.submit({ examResultId, leaseKey, submitKey: 'k', finishReason: 'user', ...answers })
  void browser.open().open(detail && { ...detail, inProgress: true })
  await time.advance(1_000)
  expect([phaseOf(browser), server.attempts.length]).toEqual(['finished', 1])
})

test('a reload within the minute is not taken for another device', async () => {
  const { time, browser } = await begun()
  void browser.open().open(null)
  await time.advance(1_000)
  expect(phaseOf(browser)).toBe('inProgress')
})

test('a start whose answer was lost is repeated and begins one attempt', async () => {
  const fixture = school()
  const browser = fixture.seat()
  void browser.open().open(null)
  await fixture.time.advance(1_000)
  fixture.fail(silent, 'start', 'detail')
  void browser.runner.start()
  await fixture.time.advance(100)
  expect(browser.runner.store.view).toMatchObject({ phase: 'failed', failure: { isOffline: true } })
  fixture.mend()
  await fixture.time.advance(5_000)
  expect([phaseOf(browser), fixture.server.attempts.length]).toEqual(['inProgress', 1])
})

test('when time is up the inputs freeze and everything is submitted within seconds', async () => {
  const { time, browser, server } = await begun({ duration: 20 })
  await time.advance(20 * MINUTE - 1_500)
  browser.runner.answer(1001, 'at the last moment')
  browser.runner.ask()
  await time.advance(600)
  expect(phaseOf(browser)).toBe('timeUp')
  browser.runner.answer(1002, 'after it')
  await time.advance(4_000)
  expect(browser.runner.store.view).toMatchObject({
    phase: 'finished',
    outcome: { finishReason: 'timeUp' },
  })
  expect([...(server.attempts[0]?.answers.keys() ?? [])]).toEqual(['1001'])
})

test('slept past the end: the saved answers were marked, and the result is shown', async () => {
  const { time, browser, server } = await begun({ duration: 20 })
  browser.runner.answer(1001, 'a')
  await time.advance(1_000)
  server.attempts.forEach((attempt) => {
    attempt.deadline = (attempt.deadline ?? 0) - 30 * MINUTE
  })
  server.sweep()
  time.shiftDate(30 * MINUTE)
  browser.runner.show()
  browser.runner.tick()
  await time.advance(5_000)
  expect(browser.runner.store.view).toMatchObject({
    phase: 'finished',
    outcome: { finishReason: 'sweep', isAlreadySubmitted: true },
  })
})

test('the session’s end keeps the answers, says so, reloads once; signed in again it goes on', async () => {
  const { time, browser, fail, mend, server } = await begun()
  fail(refused(401), ...everyCall)
  browser.runner.answer(1001, 'a')
  await time.advance(500)
  expect([phaseOf(browser), valuesOf(browser)]).toEqual(['needLogin', { '1001': 'a' }])
  expect(browser.events.filter(({ type }) => type === 'authExpired')).toHaveLength(1)
  browser.runner.answer(1002, 'not taken')
  await time.advance(MINUTE)
  expect(browser.reloads).toHaveLength(1)
  mend()
  void browser.open().open(null)
  await time.advance(1_000)
  expect([phaseOf(browser), server.startAttempt?.answers.get('1001')?.value]).toEqual([
    'inProgress',
    'a',
  ])
})

test('the session’s end while submitting: signed in again, it is submitted', async () => {
  const { time, browser, fail, mend, server } = await begun()
  browser.runner.answer(1001, 'a')
  await time.advance(1_000)
  fail(refused(401), ...everyCall)
  void browser.runner.submit()
  await time.advance(10_000)
  mend()
  void browser.open().open(null)
  await time.advance(1_000)
  expect([phaseOf(browser), server.attempts[0]?.gradings]).toEqual(['finished', 1])
})

test.each(everyCall)('server errors from %s reload the page at most twice', async (name) => {
  const { time, browser, fail } = await begun()
  fail(refused(500), name)
  browser.runner.answer(1001, 'a')
  void browser.runner.submit()
  for (let minute = 0; minute < 30; minute++) {
    await time.advance(MINUTE)
    void browser.runner.retryNow()
  }
  expect(browser.reloads.length).toBeLessThanOrEqual(2)
})

test('a page that cannot be loaded reloads twice, then shows a way to try again', async () => {
  const fixture = school()
  fixture.fail(refused(500, null, 'Hệ thống bận'), 'detail')
  const browser = fixture.seat()
  void browser.open().open(null)
  for (let tries = 0; tries < 100; tries++) {
    await fixture.time.advance(61_000)
    void browser.runner.retryNow()
  }
  await fixture.time.advance(1_000)
  expect(browser.reloads).toHaveLength(2)
  expect(browser.runner.store.view).toMatchObject({
    phase: 'failed',
    failure: { message: 'Hệ thống bận', isOffline: false },
  })
  fixture.mend()
  void browser.runner.retryNow()
  await fixture.time.advance(1_000)
  expect(phaseOf(browser)).toBe('intro')
})

test('an upstream without drafts: kept here, submitted whole', async () => {
  const { time, browser, fail, server } = await begun()
  fail(refused(404), 'save')
  browser.runner.answer(1001, 'a')
  await time.advance(5_000)
  expect(browser.runner.store.view.save.state).toBe('localOnly')
  browser.runner.answer(1002, 'b')
  browser.kill()
  void browser.open().open(null)
  await time.advance(1_000)
  void browser.runner.submit()
  await time.advance(2_000)
  expect([...(server.attempts[0]?.answers.keys() ?? [])]).toEqual(['1001'])
})

test('all tries used: the reason stands on the first page', async () => {
  const { time, browser } = await begun({ maxAttempt: 1 })
  void browser.runner.submit()
  await time.advance(1_000)
  void browser.runner.start()
  await time.advance(1_000)
  expect(browser.runner.store.view).toMatchObject({
    phase: 'intro',
    failure: { reason: 'maxAttempt' },
  })
})

test('reading quietly keeps the attempt on this device', async () => {
  const { time, browser, seat } = await begun()
  await time.advance(10 * MINUTE)
  const other = seat()
  void other.open().open(null)
  await time.advance(1_000)
  expect([phaseOf(browser), phaseOf(other)]).toEqual(['inProgress', 'takenOver'])
})

test('a new deadline is shown and said', async () => {
  const { time, browser, server } = await begun({ duration: 20 })
  server.attempts.forEach((attempt) => {
    attempt.deadline = (attempt.deadline ?? 0) + 10 * MINUTE
  })
  await time.advance(MINUTE)
  expect(browser.runner.store.view.deadlineChanges).toBe(1)
  expect(Math.round((browser.runner.tick() ?? 0) / MINUTE)).toBe(29)
})

test('a page that was left changes nothing any more', async () => {
  const { time, browser, log } = await begun({ duration: 20 })
  const { runner } = browser
  runner.dispose()
  const before = log.length
  runner.answer(1001, 'a')
  await time.advance(30 * MINUTE)
  expect(log.length).toBe(before)
})
