import { expect, test } from '@jest/globals'
import { clockTime } from '@/lib/learning/clock-time'
import { type Progress, ProgressSaver } from '@/lib/learning/progress-saver'

function watch(answer: () => Promise<boolean> = async () => true) {
  const clock = { ms: 0 }
  const sent: Progress[] = []
  const saver = new ProgressSaver({
    now: () => clock.ms,
    save: (progress) => {
      sent.push(progress)
      return answer()
    },
  })
  const play = async (from: number, to: number) => {
    for (let second = from; second <= to; second++) {
      clock.ms += 1000
      saver.at(second + 0.4, 600.9)
      await Promise.resolve()
    }
  }
  return { saver, sent, play }
}

test('a minute of watching is four words to the shop, in whole seconds', async () => {
  const { sent, play } = watch()
  await play(1, 60)
  expect(sent.map(({ position }) => position)).toEqual([1, 16, 31, 46])
  expect(sent[0]).toEqual({ position: 1, duration: 600 })
})

test('stopping sends the last place at once, and nothing twice', async () => {
  const { saver, sent, play } = watch()
  await play(1, 5)
  await saver.flush()
  await saver.flush()
  expect(sent.map(({ position }) => position)).toEqual([1, 5])
})

test('what could not be sent goes with the next word, the newer place before the older', async () => {
  let isDown = true
  const { saver, sent, play } = watch(async () => {
    if (isDown) throw new Error('offline')
    return true
  })
  await play(1, 1)
  await new Promise((resolve) => setImmediate(resolve))
  isDown = false
  await saver.flush()
  expect(sent.map(({ position }) => position)).toEqual([1, 1])
  await play(2, 40)
  expect(sent.map(({ position }) => position)).toEqual([1, 1, 16, 31])
})

test('a shop that remembers nothing is told once', async () => {
  const { saver, sent, play } = watch(async () => false)
  await play(1, 60)
  await saver.flush()
  expect(sent).toHaveLength(1)
})

test('one word at a time', async () => {
  let answer = (_: boolean) => undefined as unknown
  const { sent, play } = watch(() => new Promise((resolve) => (answer = resolve)))
  await play(1, 60)
  expect(sent).toHaveLength(1)
  answer(true)
})

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3729, '1:02:09'],
  [-3, '0:00'],
])('%f seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
