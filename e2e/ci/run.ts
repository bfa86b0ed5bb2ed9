import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  stepLine,
  type Tally,
} from '@/e2e/ci/tally'

const passed: Tally = { ...nothing, passed: 1 }

type Step = { name: string; run: () => Promise<Tally> }

const bin = (name: string) => join('node_modules', '.bin', name)

/** Runs a command in our terminal; true when it succeeded. */
const command = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })

const check = (name: string, ...commands: [string, ...string[]][]): Step => ({
  name,
  run: async () => {
    for (const [program, ...args] of commands) {
      if (!(await command(program, args))) return oneFailed
    }
    return passed
  },
})

const jest = (report: string): Step => ({
  name: 'unit and contract tests',
  run: async () => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    // Two at a time also on two cores, where Jest would take one; a worker that has grown fat begins anew.
    const pace = ['--maxWorkers=2', '--workerIdleMemoryLimit=2GB']
    const args = [
      ...flags,
      'node_modules/jest/bin/jest.js',
      ...pace,
      '--json',
      `--outputFile=${report}`,
    ]
    return jestTally(report, await command(process.execPath, args))
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
    return playwrightTally(report, await command(bin('playwright'), args, env))
  },
})

const hasJourneys = (root: string) =>
  readdirSync(join(root, 'e2e', 'journeys'), { encoding: 'utf8', recursive: true }).some((name) =>
    name.endsWith('.spec.ts'),
  )

const weigh = (root: string): Step => ({
  name: 'weight of the pages',
  run: async () => {
    const { lines, tooHeavy } = report(weighBuild(root))
    console.log(lines.join('\n'))
    return tooHeavy === 0 ? passed : oneFailed
  },
})

function stepsFor(root: string): Step[] {
  const reports = mkdtempSync(join(tmpdir(), 'hien-sach-test-'))
  return [
    check('style and rules', [bin('biome'), 'check', '.']),
    check('unused code', [bin('knip')]),
    check('secrets in the tree', [bin('secretlint'), '**/*', '.ci/run', '.env.example']),
    check('types', [bin('next'), 'typegen'], [bin('tsc'), '--noEmit']),
    jest(join(reports, 'jest.json')),
    check('build', [process.execPath, 'server/start.mjs', '--build-when-stale']),
    weigh(root),
    ...(hasJourneys(root) ? [playwright(join(reports, 'playwright.json'))] : []),
  ]
}

/** Runs everything, also after a failure: whoever reads it wants to know all that is wrong. Returns the exit code. */
export async function runGate(root: string): Promise<number> {
  let total = nothing
  const lines: string[] = []
  for (const { name, run } of stepsFor(root)) {
    console.log(`\n── ${name}`)
    const start = Date.now()
    const tally = await run()
    total = add(total, tally)
    const seconds = Math.round((Date.now() - start) / 1000)
    lines.push(`  ${tally.failed === 0 ? '✓' : '✗'} ${name}: ${stepLine(tally)} (${seconds} s)`)
  }
  console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`)
  return total.failed === 0 ? 0 : 1
}
