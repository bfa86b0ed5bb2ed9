// Plain JavaScript without packages that Node 18 reads: which Node the shop runs on, fetched where the one at hand is too old.
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { npmCommand, runQuietly } from './install.js'

const ABANDONED_MS = 60 * 60_000

/** What the shop needs. */
const MIN_NODE = '22.12'

/**
 * @param {string} version such as `22.12.0`
 * @param {string} [min] such as `24.9`
 */
export const isNodeRecentEnough = (version, min = MIN_NODE) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [minMajor = 0, minMinor = 0] = min.split('.').map(Number)
  return major > minMajor || (major === minMajor && minor >= minMinor)
}

/**
 * @param {string} version
 * @param {string} [min]
 */
export const nodeTooOld = (version, min = MIN_NODE) =>
  `Lệnh này của Hiên Sách cần Node ${min} trở lên, máy này đang dùng ${version}: hãy cài Node.js 24 mới nhất rồi chạy lại. / ` +
  `This command of Hiên Sách needs Node ${min} or later and this is ${version}: install the newest Node.js 24 and try again.`

/** For a program started by itself, past the launcher. */
export function requireRecentNode() {
  if (isNodeRecentEnough(process.versions.node)) return
  console.error(nodeTooOld(process.versions.node))
  process.exit(1)
}

/** What `scripts/runtime/` pins for this system; null where Node has to be installed by hand. */
function pinnedNode(root, platform, arch) {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'scripts', 'runtime', 'package.json'), 'utf8'),
  )
  const name = `node-${platform}-${arch}`
  const version = optionalDependencies[name]
  return version === undefined ? null : { name, version }
}

/** Whether the program runs here: one built for another C library is there and does not start. */
function runs(node, version) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() === `v${version}`
  } catch {
    return false
  }
}

/** Fetches that were killed leave their folder behind. */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const isOld = name.startsWith('fetch-') && Date.now() - statSync(path).mtimeMs > ABANDONED_MS
    if (isOld) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * npm compares what it fetches with the integrity in the lockfile. The folder gets its name when all of it is there, so
 * that a fetch cut short leaves nothing that looks whole, and of several at once the first counts.
 */
async function fetchNode(root, { name, version }, target) {
  const folder = join(root, '.runtime')
  mkdirSync(folder, { recursive: true })
  removeAbandoned(folder)
  const place = mkdtempSync(join(folder, 'fetch-'))
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(root, 'scripts', 'runtime', file), join(place, file))
    if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(place, '.npmrc'))
    const [npm, first] = npmCommand()
    const options = ['--include=optional', '--ignore-scripts', '--no-bin-links', '--no-audit']
    const isFetched = await runQuietly(
      `Node ${process.versions.node} is too old, fetching Node ${version} into .runtime/`,
      npm,
      [...first, 'ci', '--prefix', place, ...options, '--no-fund', '--loglevel=error'],
      { cwd: place },
    )
    const bin = join(place, 'node_modules', name, 'bin')
    if (!isFetched || !runs(join(bin, 'node'), version)) return false
    try {
      renameSync(bin, target)
    } catch (error) {
      if (!existsSync(join(target, 'node'))) throw error
    }
    return true
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * The folder of the Node to go on with: null when the one that runs is recent enough.
 *
 * @param {string} root
 * @param {string} [min] the oldest that will do
 * @param {{ version: string, platform: string, arch: string }} [here]
 * @returns {Promise<string | null>} ends the program where none can be had
 */
export async function folderOfRecentNode(
  root,
  min = MIN_NODE,
  here = { ...process, version: process.versions.node },
) {
  if (isNodeRecentEnough(here.version, min)) return null
  const pinned = pinnedNode(root, here.platform, here.arch)
  if (pinned) {
    const target = join(root, '.runtime', `${pinned.name}-${pinned.version}`)
    if (existsSync(join(target, 'node')) || (await fetchNode(root, pinned, target))) return target
  }
  console.error(nodeTooOld(here.version, min))
  process.exit(1)
}

/**
 * The environment in which `node`, `npm`, `npx` and everything they start run on that Node.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 */
export const envWithNode = (env, folder) => {
  const node = join(folder, 'node')
  return {
    ...env,
    PATH: [folder, env.PATH ?? ''].join(delimiter),
    // npm names the Node it runs on to what it starts.
    NODE: node,
    npm_node_execpath: node,
  }
}
