import { expect, test } from '@jest/globals'
import type { LocalCopyStore } from '@/lib/exams/local-copies/browser-stores'
import { localStorageStore } from '@/lib/exams/local-copies/browser-stores'
import { copyKey, type LocalCopy, readCopy } from '@/lib/exams/local-copies/copy-format'
import { LocalCopies } from '@/lib/exams/local-copies/local-copies'
import { memoryStore } from '@/lib/exams/simulation/memory-stores'
import { VirtualTime } from '@/lib/exams/simulation/virtual-time'

const DAY = 86_400_000
const copy = (parts: Partial<LocalCopy> = {}): Omit<LocalCopy, 'version' | 'savedAt'> => ({
  userId: 7,
  examinationId: 1,
  examResultId: 9,
  answers: { '1': { value: 'a', rev: 1 } },
  flags: [],
  flagsUnsent: false,
  index: 0,
  pending: null,
  ...parts,
})
const pending = { submitKey: 'k', finishReason: 'user' as const, leaseKey: 'l' }

test('either store alone brings the answers back', async () => {
  const time = new VirtualTime()
  const stores = [memoryStore(time), memoryStore(time)]
  const copies = new LocalCopies(stores, time)
  copies.write(copy())
  await copies.settled()
  await stores[0]?.remove(copyKey(7, 9))
  expect((await copies.read(7, 9)).map(({ answers }) => answers)).toEqual([
    { '1': { value: 'a', rev: 1 } },
  ])
})

test('a write begins before the call returns, and the newest one is the last', async () => {
  const time = new VirtualTime()
  const written: string[] = []
  let finish: () => void = () => undefined
  const slow: LocalCopyStore = {
    ...memoryStore(time),
    write: (_, text) => {
      written.push(text)
      return new Promise((resolve) => {
        finish = () => resolve(true)
      })
    },
  }
  const copies = new LocalCopies([slow], time)
  for (const rev of [1, 2, 3]) copies.write(copy({ answers: { '1': { value: 'a', rev } } }))
  expect(written).toHaveLength(1)
  expect(copies.isStored).toBe(false)
  finish()
  await time.advance(1)
  finish()
  await time.advance(1)
  expect(written.map((text) => readCopy(text)?.answers['1']?.rev)).toEqual([1, 3])
  expect(copies.isStored).toBe(true)
})

test('a store that hangs does not hold up the other', async () => {
  const time = new VirtualTime()
  const hanging = new Proxy({} as LocalCopyStore, { get: () => () => new Promise(() => undefined) })
  const copies = new LocalCopies([hanging, memoryStore(time)], time)
  copies.write(copy())
  const read = copies.read(7, 9)
  await time.advance(2_000)
  expect(await read).toHaveLength(1)
  expect(copies.isStored).toBe(true)
})

test('blocked stores are found out and do no harm', async () => {
  const time = new VirtualTime()
  const stores = [memoryStore(time), memoryStore(time)]
  for (const store of stores) store.isBlocked = true
  const copies = new LocalCopies(stores, time)
  copies.write(copy())
  await copies.settled()
  expect([await copies.probe(7), copies.isStored, await copies.read(7, 9)]).toEqual([
    false,
    false,
    [],
  ])
})

test('copies of other people and other attempts are not read', async () => {
  const time = new VirtualTime()
  const store = memoryStore(time)
  const copies = new LocalCopies([store], time)
  copies.write(copy())
  await copies.settled()
  // Moved by hand to another person's place.
  await store.write(copyKey(8, 9), (await store.read(copyKey(7, 9))) ?? '')
  expect([await copies.read(8, 9), await copies.read(7, 10)]).toEqual([[], []])
})

test('copies older than thirty days and torn ones are thrown away, others stay', async () => {
  const time = new VirtualTime()
  const store = memoryStore(time)
  const copies = new LocalCopies([store], time)
  copies.write(copy())
  await copies.settled()
  time.shiftDate(29 * DAY)
  copies.write(copy({ examResultId: 10 }))
  await copies.settled()
  await store.write(copyKey(7, 11), '{"version":1,')
  await store.write('offline_cart', 'x')
  time.shiftDate(2 * DAY)
  await copies.purge()
  expect(await store.keys()).toEqual([copyKey(7, 10), 'offline_cart'])
})

test('a submission that was begun is found by its examination, of the same person only', async () => {
  const time = new VirtualTime()
  const copies = new LocalCopies([memoryStore(time)], time)
  copies.write(copy({ pending }))
  await copies.settled()
  copies.write(copy({ examResultId: 10 }))
  await copies.settled()
  expect((await copies.findPending(7, 1)).map(({ examResultId }) => examResultId)).toEqual([9])
  expect([await copies.findPending(8, 1), await copies.findPending(7, 2)]).toEqual([[], []])
})

test('nothing of a finished attempt stays, not even a write that was waiting', async () => {
  const time = new VirtualTime()
  const store = memoryStore(time)
  const copies = new LocalCopies([store], time)
  await copies.storeLease(7, 1, 'lease')
  copies.write(copy())
  copies.write(copy())
  await copies.drop(7, 1, 9)
  expect(await store.keys()).toEqual([])
})

test('one damaged answer does not cost the others', () => {
  const text = JSON.stringify({
    version: 1,
    savedAt: 1,
    ...copy({ answers: { '1': { value: 'a', rev: 1 } } }),
  }).replace('"answers":{', '"answers":{"2":{"value":{"x":{"y":1}},"rev":1},"3":{"rev":"9"},')
  expect(readCopy(text)?.answers).toEqual({ '1': { value: 'a', rev: 1 } })
})

test.each(['', 'null', '[]', '{"version":2}', '{"version":1,"userId":"7"}', 'x'])(
  'the junk %j is no copy',
  (text) => {
    expect(readCopy(text)).toBeNull()
  },
)

test('a closed localStorage answers like an empty one', async () => {
  const store = localStorageStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([await store.write('a', 'b'), await store.read('a'), await store.keys()]).toEqual([
    false,
    null,
    [],
  ])
})
