import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findChromium } from '@/e2e/ci/chromium'
import { desktop, phone } from '@/e2e/support/screens'
import { findFreePort } from '@/server/supervisor/ports'

const FIRST_PORT = 3300

/** Read again by every worker: what the first reader chose holds for all. */
async function choosePlace() {
  if (process.env.E2E_PORT) return
  const port = await findFreePort(FIRST_PORT)
  const next = await findFreePort(FIRST_PORT, [port])
  const backend = await findFreePort(FIRST_PORT, [port, next])
  process.env.E2E_PORT = String(port)
  process.env.E2E_NEXT_PORT = String(next)
  process.env.E2E_BACKEND_PORT = String(backend)
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-e2e-'))
  process.env.E2E_DATA_DIR = dataDir
  // After a failure the logs in it are worth reading.
  process.once('exit', (code) => code === 0 && rmSync(dataDir, { recursive: true, force: true }))
}
await choosePlace()

const origin = `http://localhost:${process.env.E2E_PORT}`
const executablePath = findChromium()

/** Exams of a sample account: what they leave behind concerns no other journey. */
const exams = ['**/exam-*', '**/teacher-grades-*']
/** Journeys of the sample accounts. */
const accounts = [
  '**/app-shows-pages*',
  '**/customer-manages-an-account*',
  '**/focus-after-a-press*',
  '**/guest-cart-joins-the-account*',
  '**/learner-opens-a-course*',
  '**/missing-pages*',
  '**/office-adds-a-book*',
  '**/office-pays-an-affiliate*',
  '**/office-publishes-an-article*',
  '**/own-pages-are-accessible*',
  '**/reader-buys-signed-in*',
  '**/staff-preview-drafts*',
  '**/support-helps-a-customer*',
]
const signedIn = [...exams, ...accounts]
/** What needs a Tab key, or no screen at all, is proved once. */
const onlyDesktop = '**/*.desktop.spec.ts'

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // One more than there are cores, since journeys wait now and then.
  workers: availableParallelism() + 1,
  // What passes at a second try is broken all the same.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What is half faded in has no fair contrast; nothing here is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of a journey's time: only what is run with `--trace on` is recorded.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without hinting letters are as wide in a Chromium without a window as in one with it.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    // A sample account has one cart and one attempt at an exam: what uses either comes one after the other, and the rest beside it.
    { name: 'exams', testMatch: exams, workers: 1, use: desktop },
    { name: 'accounts', testMatch: accounts, workers: 1, use: desktop },
    { name: 'phone', testIgnore: [onlyDesktop, ...signedIn], use: phone },
    { name: 'desktop', testIgnore: signedIn, use: desktop },
    // Other browsers; where one is not installed its journeys are told as not run.
    { name: 'firefox', testDir: './browsers', testMatch: 'firefox*.spec.ts', workers: 1 },
    { name: 'webkit', testDir: './browsers', testMatch: 'webkit*.spec.ts', workers: 1 },
  ],
  webServer: {
    // The real product, as a person starts it, on ports and data of its own. Pictures are drawn before, not beside it,
    // so that none is missing from the first page.
    command:
      'npm run --silent seed -- --mixed-exams e2e/support/sample-exams.json && node scripts/start.mjs',
    cwd: '..',
    url: `${origin}/readyz`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: {
      SHOP_MODE: 'demo',
      PUBLIC_URL: origin,
      PORT: process.env.E2E_PORT ?? '',
      NEXT_PORT: process.env.E2E_NEXT_PORT ?? '',
      BACKEND_PORT: process.env.E2E_BACKEND_PORT ?? '',
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      UPSTREAM_URL: '',
      DATABASE_URL: '',
    },
  },
})
