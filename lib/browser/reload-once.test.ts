import { expect, test } from '@jest/globals'
import { mayReload } from '@/lib/browser/reload-once'

function store(initial?: string) {
  let value = initial ?? null
  const storage = {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text
    },
  }
  return () => storage
}

test('one reload, then none for ten seconds, then one again', () => {
  const memory = store()
  expect(
    [0, 1, 9_999, 10_000, 10_001, 20_000].map((now) => mayReload(memory, 1_000_000 + now)),
  ).toEqual([true, false, false, true, false, true])
})

test.each(['', 'x', 'NaN', '-5'])('the junk %j allows one reload', (junk) => {
  const memory = store(junk)
  expect([mayReload(memory, 1_000_000), mayReload(memory, 1_000_001)]).toEqual([true, false])
})

test('a clock set back does not close the way', () => {
  expect(mayReload(store('2000000'), 1_000_000)).toBe(true)
})

test('without storage nothing reloads, because nothing would end it', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  expect(mayReload(blocked, 1_000_000)).toBe(false)
})
