import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { runQuietly } from '@/scripts/install'

const usualPlaces = [
  // Chromium without a window, which Playwright too prefers: a journey takes it two thirds of the time.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A download may lie there and still miss a library of the system. */
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** A browser that starts: the one named by CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  const places = named ? [named] : [...usualPlaces, chromium.executablePath()]
  return places.find(runs) ?? null
}

const isRoot = () => process.getuid?.() === 0
const silent = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

async function installFromDebian() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return
  const options = { env: silent }
  await runQuietly('Reading the list of Debian packages', 'apt-get', ['update'], options)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '--no-install-recommends', name]
    if (await runQuietly(`Installing ${name}`, 'apt-get', args, options)) return
  }
}

/** The browser for the end-to-end tests; fetched when this machine has none. */
export async function ensureChromium(): Promise<string | null> {
  const present = findChromium()
  if (present) return present
  const cli = ['node_modules/playwright/cli.js', 'install', 'chromium']
  await runQuietly('Fetching a browser for the end-to-end tests', process.execPath, cli)
  if (!findChromium()) await installFromDebian()
  return findChromium()
}
