import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { closingLine, jestTally, playwrightTally, projectLine, stepLine } from '@/e2e/ci/tally'

function report(content: unknown) {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}
const jest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 0,
}
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

test('the closing line is made for scripts; a step also tells what could not run', () => {
  const tally = jestTally(report(jest), true)
  expect(closingLine(tally)).toBe('5 passed, 0 failed')
  expect(stepLine(tally)).toBe('5 passed, 0 failed, 2 not run')
  expect(stepLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed')
})

test('the journeys of one browser are told with their time, and what could not run apart', () => {
  const run = (projectName: string, status: string, duration: number) => ({
    tests: [{ projectName, status, results: [{ duration }] }],
  })
  const suites = [
    {
      specs: [run('firefox', 'expected', 4000), run('phone', 'expected', 9000)],
      suites: [
        {
          specs: [run('firefox', 'unexpected', 2000), run('firefox', 'skipped', 0)],
        },
      ],
    },
  ]
  const path = report({ ...playwright, suites })
  expect(projectLine(path, 'firefox')).toBe('1 passed, 1 failed, 1 not run (6 s)')
  expect(projectLine('/nowhere', 'webkit')).toBe('0 passed, 0 failed, 0 not run (0 s)')
})

test.each([
  ['a failed test', jestTally(report({ ...jest, numFailedTests: 2 }), false), 2],
  [
    'a file of tests that cannot be read',
    jestTally(report({ ...jest, numRuntimeErrorTestSuites: 1 }), false),
    1,
  ],
  ['a bad end without a failed test', jestTally(report(jest), false), 1],
  ['no report at all', jestTally('/nowhere', true), 1],
  [
    'a test that needed two tries',
    playwrightTally(report({ ...playwright, stats: { ...playwright.stats, flaky: 1 } }), true),
    1,
  ],
  [
    'a test that failed twice',
    playwrightTally(
      report({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }),
      false,
    ),
    1,
  ],
  ['a server that never came', playwrightTally(report({ ...playwright, errors: [{}] }), false), 1],
  ['nothing wrong', playwrightTally(report(playwright), true), 0],
])('%s', (_, { failed }, expected) => expect(failed).toBe(expected))
