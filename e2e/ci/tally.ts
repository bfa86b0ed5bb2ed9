import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Tally = { passed: number; failed: number; skipped: number }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }
export const oneFailed: Tally = { ...nothing, failed: 1 }

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

const Jest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})
const Playwright = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

function read<T extends z.ZodType>(path: string, schema: T): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** A run that ended badly without a failed test failed all the same. */
const honest = (tally: Tally, succeeded: boolean): Tally =>
  succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }

/** What Jest wrote down; a file of tests that could not even be read counts as a failure. */
export function jestTally(path: string, succeeded: boolean): Tally {
  const report = read(path, Jest)
  if (!report) return oneFailed
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }
  return honest(tally, succeeded)
}

/** What Playwright wrote down. A journey that needed its second try has passed; the list above names it as flaky. */
export function playwrightTally(path: string, succeeded: boolean): Tally {
  const report = read(path, Playwright)
  if (!report) return oneFailed
  const { expected, unexpected, flaky, skipped } = report.stats
  const tally = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
  return honest(tally, succeeded)
}

/** The last line, alone, which scripts read. */
export const closingLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

/** The same for a step, with what could not run here. */
export const stepLine = (tally: Tally) =>
  `${closingLine(tally)}${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`
