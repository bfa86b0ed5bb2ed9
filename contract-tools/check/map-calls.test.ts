import { expect, test } from '@jest/globals'
import type { Send } from '@/contract-tools/check/answer'
import { type CallResult, statusOf } from '@/contract-tools/check/finding'
import { mapCalls } from '@/contract-tools/check/map-calls'
import { runCheck } from '@/contract-tools/check/run-check'
import { sendTo } from '@/contract-tools/check/testing-upstreams'
import { createMock } from '@/contract-tools/mock/create-mock'
import { withOtherNames } from '@/contract-tools/mock/other-names'
import { exampleAdapters } from '@/lib/api/testing-example-adapters'

const options = { writes: false, headers: {} }
const upstream = () => sendTo(withOtherNames(createMock()))

const statuses = (results: readonly CallResult[]) =>
  Object.fromEntries(
    results
      .filter(({ name }) => name === 'listProducts' || name === 'getProduct')
      .map((result) => [result.name, statusOf(result)]),
  )

test('an upstream of other names lacks its books, and holds with the adapters of the example', async () => {
  const before = await runCheck(upstream(), options)
  expect(statuses(before)).toEqual({
    listProducts: 'absent (required)',
    getProduct: 'absent (required)',
  })
  const after = await runCheck(mapCalls(upstream(), exampleAdapters), options)
  expect(after.flatMap(({ findings }) => findings)).toEqual([])
  expect(statuses(after)).toEqual({ listProducts: 'holds', getProduct: 'holds' })
})

test('calls may have another place than /api', async () => {
  const inner = sendTo(createMock())
  const moved: Send = (sent) =>
    sent.path.startsWith('/v1/')
      ? inner({ ...sent, path: sent.path.replace('/v1/', '/api/') })
      : Promise.resolve({ status: 404, headers: {}, text: '' })
  const results = await runCheck(mapCalls(moved, [], '/v1'), options)
  expect(results.filter(({ isAbsent }) => isAbsent)).toEqual([])
})
