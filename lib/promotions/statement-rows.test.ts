import { expect, test } from '@jest/globals'
import { statementRows } from '@/lib/promotions/statement-rows'

test('a month of a statement is written as it is read here', () => {
  const sums = { approved: 50_000, deducted: 5_000, paid: 20_000, balance: 25_000 }
  expect(statementRows([{ month: '2026-10', ...sums }])).toEqual([
    { name: '10/2026', amounts: [50_000, 5_000, 20_000, 25_000] },
  ])
})
