import { expect } from '@jest/globals'
import type { Store } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  addExam,
  MINUTE,
  markable,
  openSchool,
  rightAnswers,
  type School,
} from '@/backend/testing/exams'
import type { Endpoint, Output } from '@/contract/endpoint'
import { doExam, saveExam, submitExam } from '@/contract/shop/exam-attempts'
import { getExamination } from '@/contract/shop/exams'
import { type CallResult, silent } from '@/lib/exams/call-result'
import type { ExamCalls } from '@/lib/exams/exam-calls'
import { Browser } from '@/lib/exams/simulation/browser'
import { refused } from '@/lib/exams/simulation/model-server'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'

type Data<E extends Endpoint> = Output<E> extends { data: infer D } ? D : never

async function heard<E extends Endpoint>(
  endpoint: E,
  answer: Response,
): Promise<CallResult<Data<E>>> {
  const json = (await answer.json()) as { errorMessage: string; data?: { reason?: string } }
  if (!answer.ok) return refused(answer.status, json.data?.reason ?? null, json.errorMessage)
  return { kind: 'ok', data: (endpoint.response.parse(json) as { data: Data<E> }).data }
}

type Line = { isOffline: boolean; pending: number }

/** The runner's calls, carried to the real backend in memory. */
function callsTo(school: School, id: number, line: Line): ExamCalls {
  const sent = (path: string, body: unknown) =>
    body === undefined ? school.get(path) : school.post(path, body)
  const carry = async <E extends Endpoint>(
    endpoint: E,
    path: string,
    body?: unknown,
  ): Promise<CallResult<Data<E>>> => {
    if (line.isOffline) return silent
    line.pending += 1
    try {
      return await heard(endpoint, await sent(path, body))
    } finally {
      line.pending -= 1
    }
  }
  return {
    detail: () => carry(getExamination, `Detail/${id}`),
    start: (body) => carry(doExam, `DoExam/${id}`, body),
    save: (body) => carry(saveExam, 'SaveExam', body),
    submit: (body) => carry(submitExam, 'SubmitExam', body),
  }
}

async function room(store: Pick<Store, 'db'>, draft: Parameters<typeof addExam>[1] = {}) {
  const school = await openSchool(store.db)
  const id = await addExam(store.db, { duration: 90, questions: markable, ...draft })
  const time = new VirtualTime()
  const network: Line = { isOffline: false, pending: 0 }
  const seat = (line = network) => new Browser({ time, calls: () => callsTo(school, id, line) })
  /** The database answers in real time, the runner's clock is virtual: both go on until nothing more happens. */
  const pass = async (milliseconds: number) => {
    school.wait(milliseconds)
    for (let part = 0; part < 20; part++) {
      await time.advance(milliseconds / 20)
      while (network.pending > 0) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { school, id, seat, pass, network }
}

databaseTest(
  'a whole exam against the real backend: killed, offline, taken over, submitted',
  async (store) => {
    const { school, id, seat, pass, network } = await room(store)
    const first = seat()
    void first.open().open(null)
    await pass(1_000)
    expect(first.runner.store.phase).toBe('intro')
    void first.runner.start()
    await pass(1_000)
    expect(first.runner.store.phase).toBe('inProgress')
    const right = rightAnswers({ questionActives: [...first.runner.store.view.questions] })
    const [one = '', two = '', three = '', ...rest] = Object.keys(right)

    first.runner.answer(Number(one), right[one] ?? null)
    await pass(50)
    first.kill()
    void first.open().open(null)
    await pass(1_000)
    expect(first.runner.store.view.values).toEqual({ [one]: right[one] })

    network.isOffline = true
    first.runner.answer(Number(two), right[two] ?? null)
    await pass(60_000)
    expect(first.runner.store.view.save.state).toBe('offline')
    network.isOffline = false
    first.runner.online()
    await pass(1_000)
    expect(first.runner.store.view.save.state).toBe('saved')

    const second = seat()
    void second.open().open(null)
    await pass(1_000)
    expect(second.runner.store.phase).toBe('takenOver')
    void second.runner.takeOver()
    await pass(1_000)
    first.runner.answer(Number(three), 'stale')
    await pass(1_000)
    expect(first.runner.store.phase).toBe('takenOver')
    for (const question of [three, ...rest]) {
      second.runner.answer(Number(question), right[question] ?? null)
    }
    void second.runner.submit()
    void second.runner.submit()
    await pass(2_000)
    expect(second.runner.store.view).toMatchObject({
      phase: 'finished',
      outcome: { score: 8, correctCount: markable.length, isAlreadySubmitted: false },
    })
    expect((await school.review(id)).history).toHaveLength(1)
  },
)

databaseTest(
  'what a telephone has written offline does not replace what the laptop saved later',
  async (store) => {
    const { school, id, seat, pass, network } = await room(store)
    const laptop = seat()
    const air: Line = { isOffline: false, pending: 0 }
    const telephone = seat(air)
    const settle = async (milliseconds = 1_000) => {
      await pass(milliseconds)
      while (air.pending > 0) await pass(50)
      await pass(milliseconds)
    }
    void laptop.open().open(null)
    await settle()
    void laptop.runner.start()
    await settle()
    const [asked, other] = laptop.runner.store.view.questions.filter(
      ({ questionType }) => questionType === 5 || questionType === 6,
    )
    const question = asked?.questionActiveId ?? 0
    laptop.runner.answer(question, 'laptop')
    await settle()

    void telephone.open().open(null)
    await settle()
    void telephone.runner.takeOver()
    await settle()
    telephone.runner.answer(question, 'telephone')
    await settle()
    air.isOffline = true
    for (const text of ['o', 'of', 'off', 'offline']) telephone.runner.answer(question, text)
    telephone.runner.answer(other?.questionActiveId ?? 0, ['only', 'here'])
    await settle()

    laptop.kill()
    await settle(70_000)
    void laptop.open().open(null)
    await settle()
    expect(laptop.runner.store.phase).toBe('inProgress')
    laptop.runner.answer(question, 'laptop, later')
    await settle()
    expect(laptop.runner.store.view.save.state).toBe('saved')

    air.isOffline = false
    telephone.runner.online()
    await settle()
    void telephone.runner.takeOver()
    await settle()
    expect(telephone.runner.store.view.values[question]).toBe('laptop, later')
    await telephone.runner.submit()
    await settle(3_000)
    const { answerResult } = await school.review(id)
    expect(answerResult).toEqual({
      [question]: 'laptop, later',
      [other?.questionActiveId ?? 0]: ['only', 'here'],
    })
    expect(network.isOffline).toBe(false)
  },
)

databaseTest(
  'asleep past the end: the saved answers are marked and shown on waking',
  async (store) => {
    const { seat, pass, school, id } = await room(store)
    const browser = seat()
    void browser.open().open(null)
    await pass(1_000)
    void browser.runner.start()
    await pass(1_000)
    const right = rightAnswers({ questionActives: [...browser.runner.store.view.questions] })
    for (const [question, value] of Object.entries(right)) {
      browser.runner.answer(Number(question), value)
    }
    await pass(1_000)
    school.wait(120 * MINUTE)
    browser.runner.show()
    await pass(5_000)
    expect(browser.runner.store.view).toMatchObject({
      phase: 'finished',
      outcome: { finishReason: 'sweep', score: 8 },
    })
    expect((await school.detail(id)).inProgress).toBe(false)
  },
)
