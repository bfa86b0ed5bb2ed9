import { expect, test } from '@jest/globals'
import { collectRows } from '@/components/office/list/collect-rows'

const list = (count: number) => {
  const asked: number[] = []
  const fetch = async (page: number, perPage: number) => {
    asked.push(page)
    const from = (page - 1) * perPage
    const length = Math.max(0, Math.min(perPage, count - from))
    return { data: Array.from({ length }, (_, at) => ({ id: from + at + 1 })) }
  }
  return { fetch, asked }
}

test('a list goes out whole, past what its pages count', async () => {
  const { fetch, asked } = list(10_250)
  const seen: number[] = []
  const { rows, isCut } = await collectRows(fetch, (count) => seen.push(count))
  expect([rows.length, isCut, asked.length]).toEqual([10_250, false, 103])
  expect(seen.slice(-2)).toEqual([10_200, 10_250])
})

test('a list longer than one file is cut, and says so; one as long is whole', async () => {
  const cut = await collectRows(list(501).fetch, () => undefined, 500)
  expect([cut.rows.length, cut.isCut]).toEqual([500, true])
  const whole = await collectRows(list(500).fetch, () => undefined, 500)
  expect([whole.rows.length, whole.isCut]).toEqual([500, false])
})

test('a row that moves to the next page while the list is read stands in the file once', async () => {
  const pages = [Array.from({ length: 100 }, (_, at) => ({ id: at })), [{ id: 99 }, { id: 100 }]]
  const fetch = async (page: number) => ({ data: pages[page - 1] ?? [] })
  const { rows } = await collectRows(fetch, () => undefined)
  expect(rows).toHaveLength(101)
})
