import { expect, test } from '@jest/globals'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'
import { createTabLock } from '@/lib/exams/tab-lock'

type Line = { postMessage: (data: unknown) => void; close: () => void; onmessage: unknown }

/** Channels and locks of one browser, as its tabs see them. */
function browser({ withLocks = true } = {}) {
  const time = new VirtualTime()
  const lines: Line[] = []
  const channel = () => {
    const line: Line = {
      onmessage: null,
      close: () => undefined,
      postMessage: (data) => {
        for (const other of lines) {
          if (other === line) continue
          time.after(1, () => (other.onmessage as ((event: unknown) => void) | null)?.({ data }))
        }
      },
    }
    lines.push(line)
    return line as unknown as BroadcastChannel
  }
  let holder: { lose: (error: Error) => void } | null = null
  const waiting: (() => void)[] = []
  const request = (_: string, options: LockOptions, use: (lock: unknown) => unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const grant = () => {
        const held = Promise.resolve(use({}))
        const mine = { lose: reject }
        holder = mine
        void held.then((value) => {
          if (holder === mine) holder = null
          waiting.shift()?.()
          resolve(value)
        })
      }
      options.signal?.addEventListener('abort', () => reject(new Error('AbortError')))
      if (!holder) grant()
      else if (options.ifAvailable) resolve(use(null))
      else if (options.steal) {
        holder.lose(new Error('AbortError'))
        grant()
      } else waiting.push(grant)
    })
  const tab = (onYield: () => Promise<void> = async () => undefined) =>
    createTabLock({
      name: 'exam:7:1',
      timers: time,
      locks: withLocks ? ({ request } as unknown as LockManager) : null,
      channel,
      onYield,
    })
  return { time, tab }
}

test.each([true, false])(
  'a second tab does not get the attempt (Web Locks: %j)',
  async (withLocks) => {
    const { time, tab } = browser({ withLocks })
    const claims = [tab(), tab()].map((lock) => () => lock.claim(false))
    const [first] = [claims[0]?.()]
    await time.advance(300)
    const second = claims[1]?.()
    await time.advance(300)
    expect([await first, await second]).toEqual([true, false])
  },
)

test.each([true, false])(
  'asked for, it is handed over after a last save (Web Locks: %j)',
  async (withLocks) => {
    const { time, tab } = browser({ withLocks })
    const story: string[] = []
    const old = tab(async () => {
      await time.wait(200)
      story.push('saved')
    })
    const claimed = old.claim(false)
    await time.advance(300)
    await claimed
    const next = tab().claim(true)
    void next.then(() => story.push('claimed'))
    await time.advance(1_000)
    expect(await next).toBe(true)
    expect(story).toContain('saved')
    if (withLocks) expect(story).toEqual(['saved', 'claimed'])
  },
)

test('a tab that hangs loses it after a while', async () => {
  const { time, tab } = browser()
  let yields = 0
  const old = tab(() => {
    yields += 1
    return new Promise(() => undefined)
  })
  await old.claim(false)
  const next = tab().claim(true)
  await time.advance(3_000)
  expect([await next, yields]).toEqual([true, 1])
})

test('released, it is free for the next tab', async () => {
  const { time, tab } = browser()
  const first = tab()
  await first.claim(false)
  first.release()
  await time.advance(1)
  expect(await tab().claim(false)).toBe(true)
})
