// Plain JavaScript without packages: runs on a fresh clone, before anything is installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PROGRESS_MS = 10_000

/** @param {string} path */
const readPackages = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Compares what npm wrote down after its last run with package-lock.json: a date says nothing after a checkout.
 *
 * @param {string} root
 * @param {{ dev: boolean }} wanted whether tools for development have to be there too
 */
export function arePackagesInstalled(root, { dev }) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    // Packages for other systems never arrive.
    const needless = path === '' || entry.optional || (!dev && (entry.dev || entry.devOptional))
    return needless || present[path]?.version === entry.version
  })
}

/**
 * Runs a command quietly; what it said is shown only when it fails.
 *
 * @param {string} what a sentence for the person who waits
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runQuietly(what, command, args, options = {}) {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  console.log(`${what} …`)
  const progress = setInterval(() => console.log(`  still at it (${seconds()} s)`), PROGRESS_MS)
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const listen = (chunk) => {
      said = (said + chunk).slice(-8_000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => listen(`${error.message}\n`))
    child.on('close', (code) => {
      clearInterval(progress)
      if (code === 0) console.log(`  done in ${seconds()} s`)
      else console.error(`${said.trim()}\n${what}: failed.`)
      resolve(code === 0)
    })
  })
}

/**
 * How npm is run: the one that runs this script, else the one on the path.
 *
 * @returns {[program: string, first: string[]]}
 */
export function npmCommand() {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
}

/**
 * `npm ci` when something is missing.
 *
 * @param {string} root
 * @param {{ dev: boolean }} wanted
 */
export async function ensurePackages(root, wanted) {
  if (arePackagesInstalled(root, wanted)) return
  const [npm, first] = npmCommand()
  // No package needs a script of its own to be installed, so none of them may run one.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const installed = await runQuietly(
    'Installing packages, about half a minute',
    npm,
    [...first, ...args, ...(wanted.dev ? ['--include=dev'] : [])],
    { cwd: root, shell: npm === 'npm' && process.platform === 'win32' },
  )
  if (!installed) process.exit(1)
}
