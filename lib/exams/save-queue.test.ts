import { expect, test } from '@jest/globals'
import { AnswerSheet, type Payload, sizeOf } from '@/lib/exams/answer-sheet'
import { type CallResult, silent } from '@/lib/exams/call-result'
import { SaveQueue, type SaveReply, type Sending } from '@/lib/exams/save-queue'
import { refused } from '@/lib/exams/simulation/model-server'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'

type Sent = Payload & { at: number; keepalive: boolean; signal: AbortSignal }
type Answer = (payload: Payload) => Promise<CallResult<SaveReply>> | CallResult<SaveReply>

const reply = (payload: Payload): CallResult<SaveReply> => ({
  kind: 'ok',
  data: { ackedRevs: payload.answerRevs, deadline: null, serverTime: '2026-11-21T01:00:00Z' },
})

function fixture(answer: Answer = reply) {
  const time = new VirtualTime(() => 1)
  const sheet = new AnswerSheet({ answers: {}, acked: {}, flags: [], lamport: 0 })
  const sent: Sent[] = []
  const refusals: number[] = []
  let serve = answer
  const queue = new SaveQueue({
    sheet,
    timers: time,
    send: async (payload: Payload, { signal, keepalive }: Sending) => {
      sent.push({ ...payload, at: time.now(), keepalive, signal })
      return serve(payload)
    },
    onChange: () => undefined,
    onReply: () => undefined,
    onRefused: ({ status }) => refusals.push(status),
  })
  const type = (id: string, value: string) => {
    sheet.set(id, value)
    queue.answersChanged()
  }
  const answerWith = (next: Answer) => {
    serve = next
  }
  return { time, sheet, queue, sent, refusals, type, answerWith }
}
const times = (sent: readonly Sent[]) => sent.map(({ at }) => at)
const slowly =
  (time: VirtualTime, milliseconds: number): Answer =>
  async (payload) => {
    await time.wait(milliseconds)
    return reply(payload)
  }

test('several quick changes are one save, 300 ms after the last', async () => {
  const { time, sent, type } = fixture()
  for (const value of ['a', 'ab', 'abc']) {
    type('1', value)
    await time.advance(100)
  }
  await time.advance(2_000)
  expect(times(sent)).toEqual([500])
  expect(sent[0]).toMatchObject({ answerResult: { '1': 'abc' }, answerRevs: { '1': 3 } })
})

test('typing without pause is saved every two seconds', async () => {
  const { time, sent, type } = fixture()
  for (let letters = 1; letters <= 50; letters++) {
    type('1', 'x'.repeat(letters))
    await time.advance(100)
  }
  expect(times(sent)).toEqual([2_000, 4_000])
})

test('one save is under way at a time; what was typed meanwhile follows', async () => {
  const { time, sent, type, queue, answerWith } = fixture()
  answerWith(slowly(time, 5_000))
  type('1', 'a')
  await time.advance(400)
  type('2', 'b')
  void queue.flush()
  await time.advance(4_800)
  expect(sent).toHaveLength(1)
  await time.advance(6_000)
  expect(sent.map(({ answerResult }) => answerResult)).toEqual([{ '1': 'a' }, { '2': 'b' }])
  expect(queue.state).toBe('saved')
})

test('a save without an answer ends after 15 s and is sent again', async () => {
  const { time, sent, type, queue, answerWith } = fixture()
  answerWith(() => new Promise(() => undefined))
  type('1', 'a')
  await time.advance(15_299)
  expect(queue.state).toBe('saving')
  answerWith(reply)
  await time.advance(1)
  expect([queue.state, sent[0]?.signal.aborted]).toEqual(['offline', true])
  await time.advance(1_000)
  expect([times(sent), queue.state]).toEqual([[300, 16_300], 'saved'])
})

test('the first failed save says so, pauses grow to half a minute, nothing is forgotten', async () => {
  const { time, sent, type, queue, answerWith } = fixture(() => silent)
  type('1', 'a')
  await time.advance(300)
  expect(queue.state).toBe('offline')
  await time.advance(160_000)
  const pauses = times(sent).map((at, index, all) => at - (all[index - 1] ?? 0))
  expect(pauses).toEqual([300, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000])
  type('2', 'b')
  answerWith(reply)
  await time.advance(30_000)
  expect(sent.at(-1)?.answerResult).toEqual({ '1': 'a', '2': 'b' })
  expect([queue.state, queue.failures]).toEqual(['saved', 0])
})

test('a flush does not wait for the pause to end', async () => {
  const { time, sent, type, queue, answerWith } = fixture(() => silent)
  type('1', 'a')
  await time.advance(20_000)
  answerWith(reply)
  await queue.flush()
  expect([sent.at(-1)?.at, queue.state]).toEqual([20_000, 'saved'])
})

test('a busy server is asked again after the time it names', async () => {
  const { time, sent, type, queue } = fixture(() => ({ ...refused(503), retryAfter: 9 }))
  type('1', 'a')
  await time.advance(300)
  expect(queue.state).toBe('retrying')
  await time.advance(9_000)
  expect(times(sent)).toEqual([300, 9_300])
})

test('an answer that confirms nothing is not repeated without pause', async () => {
  const { time, sent, type } = fixture(
    (payload) =>
      ({
        ...reply(payload),
        data: { ackedRevs: {}, deadline: null, serverTime: '' },
      }) as CallResult<SaveReply>,
  )
  type('1', 'a')
  await time.advance(10_000)
  expect(sent.length).toBeLessThan(6)
})

test.each([401, 404, 409])(
  'after %d nothing is sent any more and the answers stay',
  async (status) => {
    const { time, sent, type, sheet, refusals } = fixture(() => refused(status))
    type('1', 'a')
    await time.advance(300)
    type('2', 'b')
    await time.advance(60_000)
    expect([sent.length, refusals, sheet.unsent()]).toEqual([1, [status], ['2', '1']])
  },
)

test('what the server finds wrong is not sent again until it is changed', async () => {
  const { time, sent, type, queue, answerWith } = fixture(() => refused(400, null, 'Quá dài'))
  type('1', 'a')
  await time.advance(60_000)
  expect([sent.length, queue.state, queue.refusal]).toEqual([1, 'error', 'Quá dài'])
  answerWith(reply)
  type('1', 'b')
  await time.advance(300)
  expect([sent.length, queue.state]).toEqual([2, 'saved'])
})

test('leaving the page sends what is unsent at once, in one request that outlives it', async () => {
  const { time, sent, type, queue, answerWith } = fixture()
  answerWith(slowly(time, 1_000))
  type('1', 'a')
  queue.flushOnHide()
  queue.flushOnHide()
  await time.advance(100)
  expect(sent.map(({ at, keepalive }) => [at, keepalive])).toEqual([[0, true]])
})

test('the parting request is sent even while a save is under way, which the page would take with it', async () => {
  const { time, sent, type, queue, answerWith } = fixture()
  answerWith(() => new Promise(() => undefined))
  type('1', 'a')
  await time.advance(300)
  queue.flushOnHide()
  expect(sent.map(({ keepalive, answerResult }) => [keepalive, answerResult])).toEqual([
    [false, { '1': 'a' }],
    [true, { '1': 'a' }],
  ])
})

test('the parting request stays below what browsers allow', () => {
  const { sent, sheet, queue } = fixture()
  for (let id = 1; id <= 20; id++) sheet.set(String(id), 'ế'.repeat(2_000))
  queue.flushOnHide()
  expect(
    sizeOf({ answerResult: sent[0]?.answerResult, answerRevs: sent[0]?.answerRevs }),
  ).toBeLessThan(55_000)
  expect(Object.keys(sent[0]?.answerResult ?? {}).length).toBeGreaterThan(5)
})

test('a failed parting request is followed by ordinary ones when the page comes back', async () => {
  const { time, sent, type, queue, answerWith } = fixture(() => silent)
  type('1', 'a')
  queue.flushOnHide()
  await time.advance(50)
  answerWith(reply)
  await time.advance(5_000)
  expect([queue.state, sent.at(-1)?.keepalive]).toEqual(['saved', false])
})

test('a failed ping does not keep later answers from being sent', async () => {
  const { time, queue, type, answerWith, sent } = fixture(() => silent)
  await queue.ping()
  expect(queue.state).toBe('saved')
  answerWith(reply)
  type('1', 'a')
  await time.advance(5_000)
  expect([sent.length, queue.state]).toEqual([2, 'saved'])
})

test('more than one call can carry goes in several', async () => {
  const { time, sent, sheet, queue } = fixture()
  for (let id = 1; id <= 10; id++) sheet.set(String(id), 'ế'.repeat(15_000))
  queue.answersChanged()
  await time.advance(3_000)
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.every((one) => sizeOf(one.answerResult) < 256 * 1024)).toBe(true)
  expect(queue.state).toBe('saved')
})

test('an upstream that keeps no drafts is never asked to', async () => {
  const time = new VirtualTime()
  const sheet = new AnswerSheet({ answers: {}, acked: {}, flags: [], lamport: 0 })
  const nothing = () => undefined
  const queue = new SaveQueue({
    sheet,
    timers: time,
    send: null,
    onChange: nothing,
    onReply: nothing,
    onRefused: nothing,
  })
  sheet.set('1', 'a')
  queue.answersChanged()
  queue.flushOnHide()
  await time.advance(60_000)
  expect(queue.state).toBe('localOnly')
})
