/** What a check found: how many cases it tried, those that went wrong in words, and figures worth keeping. */
export type Finding = { count: number; failures: string[]; figures?: Record<string, string> }

export type Pace = {
  /** Of everything that is chosen at random; the same seed repeats the run. */
  seed: number
  /** The whole corpus, or a share that takes seconds. */
  isFull: boolean
}

/** One check of the running product; its name chooses it on the command line. */
export type Check = { name: string; proves: string; run: (pace: Pace) => Promise<Finding> }

/** Lines kept of each check: the first ones tell enough. */
const REPORTED = 10

/** Runs checks one after the other and tells each one's counts; true when nothing went wrong. A check that breaks off has failed. */
export async function runChecks(
  checks: readonly Check[],
  pace: Pace,
  say: (line: string) => void,
): Promise<boolean> {
  let failed = 0
  say(`seed ${pace.seed}, ${pace.isFull ? 'in full' : 'reduced'}`)
  for (const { name, proves, run } of checks) {
    const start = Date.now()
    const {
      count,
      failures,
      figures = {},
    } = await run(pace).catch(
      (error: unknown): Finding => ({ count: 0, failures: [`broke off: ${error}`] }),
    )
    const seconds = Math.round((Date.now() - start) / 1000)
    if (failures.length > 0) failed += 1
    const told = Object.entries(figures).map(([key, value]) => `, ${key} ${value}`)
    const mark = failures.length === 0 ? '✓' : '✗'
    say(
      `${mark} ${name}: ${count} cases, ${failures.length} failed${told.join('')} (${seconds} s): ${proves}`,
    )
    for (const failure of failures.slice(0, REPORTED)) say(`    ${failure}`)
  }
  say(`${checks.length - failed} passed, ${failed} failed`)
  return failed === 0
}
