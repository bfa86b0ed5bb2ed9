import { expect, test } from '@jest/globals'
import { createAllowances } from '@/backend/platform/http/allowances'
import { createTurns } from '@/backend/platform/http/take-turns'
import { endpoints } from '@/contract'
import type { Budget } from '@/contract/endpoint'
import { allowances, costs, rateLimits } from '@/contract/rate-limits'

const weightOf = (wanted: string) => {
  const { endpoint } = endpoints.find(({ name }) => name === wanted) ?? {}
  return endpoint ? costs[endpoint.budget.cost] : Number.NaN
}

test('every call says what it costs, and its limits are in the table', () => {
  const without = endpoints.filter(
    ({ endpoint: { budget } }) => !(budget as Partial<Budget> | undefined)?.cost,
  )
  expect(without.map(({ name }) => name)).toEqual([])
  const unknown = endpoints.filter(
    ({ endpoint: { budget } }) => budget.limits && !(budget.limits in rateLimits),
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test('every row of the limits is of some call', () => {
  const named = new Set(endpoints.map(({ endpoint }) => endpoint.budget.limits))
  expect(Object.keys(rateLimits).filter((name) => !named.has(name as never))).toEqual([])
})

test('writes, hashed passwords and orders cost more than reads', () => {
  const weights = ['listProducts', 'addAddress', 'calculate', 'login', 'checkOutAsGuest'].map(
    weightOf,
  )
  expect(weights).toEqual([...weights].sort((one, other) => one - other))
  expect(new Set(weights).size).toBe(weights.length)
})

test('who has spent all waits as long as it is told and may go on then; others do not wait', () => {
  let now = 0
  const spend = createAllowances(() => now)
  const allowance = { burst: 10, perMinute: 60 }
  const lan = { address: '203.0.113.7' }
  expect(Array.from({ length: 4 }, () => spend(lan, 3, allowance))).toEqual([0, 0, 0, 2])
  expect(spend({ address: '203.0.113.8' }, 3, allowance)).toBe(0)
  expect(spend({ userId: 7 }, 3, allowance)).toBe(0)
  now += 2_000
  expect(spend(lan, 3, allowance)).toBe(0)
  now += 3_600_000
  expect([spend(lan, 10, allowance), spend(lan, 1, allowance)]).toEqual([0, 1])
})

test('all addresses of one IPv6 network spend together', () => {
  const spend = createAllowances(() => 0)
  const allowance = { burst: 1, perMinute: 60 }
  expect(spend({ address: '2001:db8:1:2::1' }, 1, allowance)).toBe(0)
  expect(spend({ address: '2001:db8:1:2:ffff::9' }, 1, allowance)).toBe(1)
})

test('three hundred buyers and five hundred pupils have enough behind one address', () => {
  const buyer =
    6 * weightOf('calculate') +
    weightOf('checkInventoryAsGuest') +
    weightOf('shippingFeeAsGuest') +
    weightOf('checkOutAsGuest') +
    5 * weightOf('getOrder')
  expect(300 * buyer).toBeLessThan(allowances.ofVisitorsAddress.burst)
  const pupil = weightOf('getExamination') + 60 * weightOf('saveExam') + weightOf('submitExam')
  expect(pupil).toBeLessThan(allowances.ofAccount.burst)
})

test('one address has few heavy calls under way, and nobody elsewhere waits for its others', async () => {
  const take = createTurns({ atOnce: 2, waiting: 3 })
  let running = 0
  const ends: (() => void)[] = []
  const work = () => {
    running++
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const mine = Array.from({ length: 5 }, () => take('203.0.113.7', work))
  await Promise.resolve()
  await Promise.resolve()
  expect(running).toBe(2)
  expect(() => take('203.0.113.7', work)).toThrow(expect.objectContaining({ status: 503 }))
  const other = take('203.0.113.8', async () => 'at once')
  expect(await other).toBe('at once')
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(mine)
  expect(running).toBe(5)
})
