// Lighthouse is not one of our packages; a folder where it is installed is named by LIGHTHOUSE_DIR.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { median } from './load.mjs'

const RUNS = 5
const run = promisify(execFile)

async function once(directory, address) {
  const cli = join(directory, 'node_modules', 'lighthouse', 'cli', 'index.js')
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }
  const { stdout } = await run(process.execPath, [cli, address, ...flags], { env, maxBuffer: 1e8 })
  const { categories, audits } = JSON.parse(stdout)
  return {
    score: categories.performance.score * 100,
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}

export async function measureLighthouse(directory, address) {
  const runs = []
  for (let index = 0; index < RUNS; index++) runs.push(await once(directory, address))
  const names = ['score', 'lcp', 'fcp', 'tbt', 'cls']
  return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))]))
}
