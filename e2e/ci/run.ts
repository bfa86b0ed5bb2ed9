import { execFile, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { report, weighBuild } from '@/e2e/ci/bundle-budget'
import { ensureChromium } from '@/e2e/ci/chromium'
import {
  add,
  closingLine,
  jestTally,
  nothing,
  oneFailed,
  playwrightTally,
  projectLine,
  stepLine,
  type Tally,
} from '@/e2e/ci/tally'

const passed: Tally = { ...nothing, passed: 1 }

type Step = { name: string; run: () => Promise<Tally> }

const bin = (name: string) => join('node_modules', '.bin', name)

type Command = [program: string, ...args: string[]]

/** Runs a command in our terminal; true when it succeeded. */
const command = ([program, ...args]: Command, env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

/** Runs a command beside others: what it prints comes whole, at its end. */
const quietly = ([program, ...args]: Command) =>
  new Promise<boolean>((resolve) => {
    execFile(program, args, { maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      if (error) console.log(`\n${[program, ...args].join(' ')}\n${stdout}${stderr}`)
      resolve(error === null)
    })
  })

const check = (name: string, ...commands: Command[]): Step => ({
  name,
  run: async () => {
    for (const one of commands) if (!(await quietly(one))) return oneFailed
    return passed
  },
})

const jest = (report: string): Step => ({
  name: 'unit and contract tests',
  run: async () => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    // One more than there are cores, since tests wait for databases; a worker that uses much memory begins anew,
    // because collecting its garbage takes longer than starting another.
    const workers = availableParallelism() + 1
    const pace = [`--maxWorkers=${workers}`, '--workerIdleMemoryLimit=700MB']
    const output = ['--json', `--outputFile=${report}`]
    const args = [...flags, 'node_modules/jest/bin/jest.js', ...pace, ...output]
    return jestTally(report, await command([process.execPath, ...args]))
  },
})

const playwright = (report: string): Step => ({
  name: 'end-to-end tests',
  run: async () => {
    const chromium = await ensureChromium()
    if (!chromium) {
      console.error('No browser here, and none could be fetched; CHROMIUM_PATH may name one.')
      return oneFailed
    }
    const args = ['test', '-c', 'e2e', '--reporter=list,json']
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const tally = playwrightTally(report, await command([bin('playwright'), ...args], env))
    for (const project of ['firefox', 'webkit'])
      console.log(`  ${project}: ${projectLine(report, project)}`)
    return tally
  },
})

const build: Step = {
  name: 'build',
  run: async () =>
    (await command([process.execPath, 'scripts/start.mjs', '--build-when-stale']))
      ? passed
      : oneFailed,
}

/** Attacks that once succeeded, run against the product, and the opening of an empty shop; `npm run attack` runs many more. */
const knownAttacks: Step = {
  name: 'known attacks, first run',
  run: async () => {
    const args = ['--import', 'tsx', 'e2e/run-checks.ts', 'known-attacks', 'first-run']
    return (await command([process.execPath, ...args])) ? passed : oneFailed
  },
}

const bundleBudget = (root: string): Step => ({
  name: 'bundle budgets',
  run: async () => {
    const { lines, tooHeavy } = report(weighBuild(root))
    console.log(lines.join('\n'))
    return tooHeavy === 0 ? passed : oneFailed
  },
})

/** One row after the other; the steps of a row run side by side. */
function stepsFor(root: string): Step[][] {
  const reports = mkdtempSync(join(tmpdir(), 'hien-sach-test-'))
  return [
    [
      jest(join(reports, 'jest.json')),
      check('style and rules', [bin('biome'), 'check', '.']),
      check('unused code', [bin('knip')]),
      check('secrets in the tree', [process.execPath, 'e2e/ci/secrets.mjs']),
      // With several checkers the compiler reads shared types several times over.
      check('types', [bin('next'), 'typegen'], [bin('tsc'), '--noEmit', '--checkers', '1']),
    ],
    [build],
    [bundleBudget(root)],
    [knownAttacks],
    [playwright(join(reports, 'playwright.json'))],
  ]
}

type Result = { tally: Tally; line: string }

async function runStep({ name, run }: Step): Promise<Result> {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const tally = await run()
  const seconds = Math.round((Date.now() - start) / 1000)
  const mark = tally.failed === 0 ? '✓' : '✗'
  return { tally, line: `  ${mark} ${name}: ${stepLine(tally)} (${seconds} s)` }
}

/** Runs everything, also after a failure: whoever reads it wants to know all that is wrong. Returns the exit code. */
export async function runAll(root: string): Promise<number> {
  const results: Result[] = []
  for (const row of stepsFor(root)) results.push(...(await Promise.all(row.map(runStep))))
  const total = results.map(({ tally }) => tally).reduce(add)
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n\n${closingLine(total)}`)
  return total.failed === 0 ? 0 : 1
}
