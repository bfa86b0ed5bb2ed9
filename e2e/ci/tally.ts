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

/** What Playwright wrote down. Nothing is tried twice; a journey that needed it would have failed. */
export function playwrightTally(path: string, succeeded: boolean): Tally {
  const report = read(path, Playwright)
  if (!report) return oneFailed
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky + report.errors.length
  const tally = { passed: expected, failed, skipped }
  return honest(tally, succeeded)
}

type Suite = {
  suites?: Suite[] | undefined
  specs: { tests: { projectName: string; status: string; results: { duration: number }[] }[] }[]
}
const Suite: z.ZodType<Suite> = z.object({
  suites: z.optional(z.array(z.lazy(() => Suite))),
  specs: z.array(
    z.object({
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ duration: z.number() })),
        }),
      ),
    }),
  ),
})
const testsIn = (suite: Suite): Suite['specs'][number]['tests'] => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
]

/** How the journeys of one project went and how long they took together: `10 passed, 0 failed, 0 not run (92 s)`. */
export function projectLine(path: string, project: string): string {
  const report = read(path, z.object({ suites: z.array(Suite) }))
  const tests = (report?.suites.flatMap(testsIn) ?? []).filter(
    ({ projectName }) => projectName === project,
  )
  const count = (status: string) => tests.filter((one) => one.status === status).length
  const ms = tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0)
  const [passed, notRun] = [count('expected'), count('skipped')]
  const failed = tests.length - passed - notRun
  return `${passed} passed, ${failed} failed, ${notRun} not run (${Math.round(ms / 1000)} s)`
}

/** The last line, alone, which scripts read. */
export const closingLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

/** The same for a step, with what could not run here. */
export const stepLine = (tally: Tally) =>
  `${closingLine(tally)}${tally.skipped > 0 ? `, ${tally.skipped} not run` : ''}`
