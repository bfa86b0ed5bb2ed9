import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mergePage, mergeStart } from '@/backend/modules/catalog/merge-page'

const ranked = fc
  .uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 80 })
  .chain((ids) =>
    fc
      .array(fc.integer({ min: 0, max: 12 }), { minLength: ids.length, maxLength: ids.length })
      .map((keys) => ids.map((id, at) => ({ id, key: keys[at] ?? 0 }))),
  )

const compare =
  (sign: number) => (one: { id: number; key: number }, other: { id: number; key: number }) =>
    sign * (one.key - other.key || one.id - other.id)

test('every page of the merged lists is that page of the whole', () => {
  fc.assert(
    fc.property(
      ranked,
      fc.integer({ min: 0, max: 80 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (all, offset, few, limit, isDescending) => {
        const sort = compare(isDescending ? -1 : 1)
        const [aside, rest] = [all.slice(0, few), all.slice(few)]
        const start = mergeStart(offset, aside.length)
        const rows = [...rest].sort(sort).slice(start, start + limit + aside.length)
        const whole = [...all].sort(sort).slice(offset, offset + limit)
        expect(mergePage(rows, aside, { offset, limit, isDescending })).toEqual(
          offset < all.length ? whole.map((row) => row.id) : [],
        )
      },
    ),
    { seed: 42, numRuns: 500 },
  )
})
