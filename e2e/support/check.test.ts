import { expect, test } from '@jest/globals'
import { type Check, runChecks } from '@/e2e/support/check'

const pace = { seed: 7, isFull: false }
const fine: Check = {
  name: 'fine',
  proves: 'nothing',
  run: async () => ({ count: 3, failures: [], figures: { slowest: '4 ms' } }),
}

test('a run tells its seed, each check’s count and what went wrong', async () => {
  const lines: string[] = []
  const broken: Check = {
    name: 'broken',
    proves: 'breaks',
    run: () => Promise.reject(new Error('gone')),
  }
  const wrong: Check = {
    name: 'wrong',
    proves: 'finds',
    run: async () => ({ count: 1, failures: ['x'] }),
  }
  expect(await runChecks([fine, broken, wrong], pace, (line) => lines.push(line))).toBe(false)
  expect(lines).toEqual([
    'seed 7, reduced',
    '✓ fine: 3 cases, 0 failed, slowest 4 ms (0 s): nothing',
    '✗ broken: 0 cases, 1 failed (0 s): breaks',
    '    broke off: Error: gone',
    '✗ wrong: 1 cases, 1 failed (0 s): finds',
    '    x',
    '1 passed, 2 failed',
  ])
})

test('a run without a failure says so', async () => {
  expect(await runChecks([fine], pace, () => {})).toBe(true)
})
