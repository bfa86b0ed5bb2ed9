import TestSequencer from '@jest/test-sequencer'

const longest = [
  'lib/exams/simulation/simulate.test.ts',
  'backend/generated-calls.test.ts',
  'backend/workflows/import-books/kill-import.test.ts',
  'backend/workflows/import-books/five-thousand.test.ts',
  'backend/shop-cli/backup-commands.test.ts',
  'backend/api/shop/passwords.test.ts',
  'backend/testing/growth.test.ts',
  'backend/authz.test.ts',
]

const isLong = ({ path }) => longest.some((name) => path.endsWith(name))

/** So that no core waits at the end for a suite of half a minute. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
