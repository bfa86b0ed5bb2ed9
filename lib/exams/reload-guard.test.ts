import { expect, test } from '@jest/globals'
import { createReloadGuard } from '@/lib/exams/reload-guard'

function memory(initial: Record<string, string> = {}) {
  const map = new Map(Object.entries(initial))
  const store = () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  })
  return { map, store }
}

test('a hundred failures, a minute and more apart, reload the page twice', () => {
  const { store } = memory()
  let now = 1_000_000
  const guard = createReloadGuard('/bai-tap/1', store, () => now)
  let reloads = 0
  for (let failure = 0; failure < 100; failure++) {
    if (guard.mayReload('detail')) reloads += 1
    now += 61_000
  }
  expect(reloads).toBe(2)
})

test('within a minute the page is reloaded once', () => {
  const { store } = memory()
  let now = 0
  const guard = createReloadGuard('/bai-tap/1', store, () => now)
  const allowed = [0, 1, 59_999, 60_000].map((at) => {
    now = at
    return guard.mayReload('detail')
  })
  expect(allowed).toEqual([true, false, false, true])
})

test('when the call works again the count starts again', () => {
  const { store, map } = memory()
  const guard = createReloadGuard('/bai-tap/1', store, () => 5)
  guard.mayReload('detail')
  guard.settle('detail')
  expect([map.size, guard.mayReload('detail')]).toEqual([0, true])
})

test('another call that works does not begin the count again', () => {
  const { store } = memory()
  let now = 0
  const guard = createReloadGuard('/bai-tap/1', store, () => now)
  let reloads = 0
  for (let failure = 0; failure < 100; failure++) {
    if (guard.mayReload('submit')) reloads += 1
    guard.settle('detail')
    now += 61_000
  }
  expect(reloads).toBe(2)
})

test('each page counts for itself', () => {
  const { store } = memory()
  const guards = ['/bai-tap/1', '/bai-tap/2'].map((path) => createReloadGuard(path, store, () => 5))
  expect(guards.map((guard) => guard.mayReload('detail'))).toEqual([true, true])
})

test.each(['x', 'null', '[]', '{"count":"9"}'])('the junk %j allows one reload', (junk) => {
  const { store } = memory({ 'exam-reload:/a': junk })
  const guard = createReloadGuard('/a', store, () => 5)
  expect([guard.mayReload('detail'), guard.mayReload('detail')]).toEqual([true, false])
})

test('without storage nothing reloads by itself', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const guard = createReloadGuard('/a', blocked, () => 5)
  guard.settle('detail')
  expect(guard.mayReload('detail')).toBe(false)
})
