import { expect, test } from '@jest/globals'
import { type Check, runChecks } from '@/e2e/support/check'

const pace = { seed: 7, isFull: false }
const fine: Check = {
  id: 'B-00',
  name: 'nothing',
  run: async () => ({ count: 3, failures: [], figures: { slowest: '4 ms' } }),
}

test('a battery tells its seed, each check’s count and what went wrong', async () => {
  const lines: string[] = []
  const broken: Check = { id: 'F-00', name: 'breaks', run: () => Promise.reject(new Error('gone')) }
  const wrong: Check = {
    id: 'S-00',
    name: 'finds',
    run: async () => ({ count: 1, failures: ['x'] }),
  }
  expect(await runChecks([fine, broken, wrong], pace, (line) => lines.push(line))).toBe(false)
  expect(lines).toEqual([
    'seed 7, in small',
    '✓ B-00 nothing: 3 cases, 0 failed, slowest 4 ms (0 s)',
    '✗ F-00 breaks: 0 cases, 1 failed (0 s)',
    '    broke off: Error: gone',
    '✗ S-00 finds: 1 cases, 1 failed (0 s)',
    '    x',
    '1 passed, 2 failed',
  ])
})

test('a battery without a fault says so', async () => {
  expect(await runChecks([fine], pace, () => {})).toBe(true)
})
