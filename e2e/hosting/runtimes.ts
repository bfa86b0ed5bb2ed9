// `npm run runtimes [-- 22 24]`: the newest Node of each line, as the registry has it, starts the shop, visits every page and runs the unit tests.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgramWith } from '@/e2e/support/program'
import { findFreePort } from '@/server/supervisor/ports'

const RECOMMENDED = ['22', '24']
const say = (line: string) => process.stdout.write(`${line}\n`)
const place = mkdtempSync(join(tmpdir(), 'hien-sach-runtimes-'))

/** The program of one line of Node; the registry keeps it as a package for each platform. */
function fetchNode(line: string): string {
  const folder = join(place, line)
  mkdirSync(folder)
  const name = `node-${process.platform}-${process.arch}@${line}`
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, name],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
}

/** What a program on this Node says; true when it ended well. */
function run(node: string, what: string, args: string[]): boolean {
  const start = Date.now()
  const { status, stdout, stderr } = spawnSync(node, args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  say(`  ${status === 0 ? '✓' : '✗'} ${what} (${seconds} s)`)
  if (status !== 0) say(`${stdout}\n${stderr}`.slice(-8_000))
  return status === 0
}

async function tryNode(line: string): Promise<boolean> {
  const node = fetchNode(line)
  say(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim())
  const port = await findFreePort(4800)
  const [next, backend] = [await findFreePort(4820), await findFreePort(4840)]
  const origin = `http://localhost:${port}`
  const shop = await startProgramWith(
    node,
    ['scripts/start.mjs'],
    {
      ...{ SHOP_MODE: 'demo', PUBLIC_URL: origin, DATA_DIR: join(place, `data-${line}`) },
      ...{ PORT: `${port}`, NEXT_PORT: `${next}`, BACKEND_PORT: `${backend}` },
      ...{ UPSTREAM_URL: '', DATABASE_URL: '', REDIS_URL: '', SEARCHES_PER_ADDRESS: '1000000' },
    },
    `${origin}/readyz`,
  )
  say('  ✓ the shop starts')
  const crawled = run(node, 'every page is visited', [
    '--import',
    'tsx',
    'e2e/crawl/run.ts',
    origin,
  ])
  await shop.stop()
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const tested = run(node, 'unit and contract tests', [
    ...flags,
    'node_modules/jest/bin/jest.js',
    // On two cores Jest would take one.
    `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
    '--workerIdleMemoryLimit=2GB',
    '--silent',
  ])
  return crawled && tested
}

const lines = process.argv.slice(2)
const results: boolean[] = []
for (const line of lines.length > 0 ? lines : RECOMMENDED) results.push(await tryNode(line))
rmSync(place, { recursive: true, force: true })
process.exit(results.every(Boolean) ? 0 : 1)
