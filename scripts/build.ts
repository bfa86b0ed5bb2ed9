import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { compressAssets } from '@/scripts/compress-assets'
import { buildEnvironment } from '@/scripts/start/child-env'
import { stopOnSignal } from '@/server/supervisor/signals'
import { signalGroup, spawnNode } from '@/server/supervisor/spawn-node'

/** What `next build` reads. Tests, backend and server do not change what it makes. */
const sources = [
  'app',
  'components',
  'contract',
  'lib',
  'public',
  'middleware.ts',
  'scripts/contract-for-browsers.cjs',
  'next.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

const stampOf = (root: string) => join(root, '.next', 'source-stamp')
const PROGRESS_MS = 15_000

function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** One hash over names and contents of everything the build is made from. */
export function hashSources(root: string): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const path of sources.flatMap((name) => filesUnder(join(root, name)))) {
    if (isTest(path)) continue
    const content = readFileSync(path)
    hash.update(`\0${relative(root, path)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function readStamp(root: string): string | null {
  try {
    return readFileSync(stampOf(root), 'utf8')
  } catch {
    return null
  }
}

/** Whether the build that lies there was finished and was made from these sources. */
export const isBuildFresh = (root: string) => readStamp(root) === hashSources(root)

export type Builder = { done: Promise<void>; stop: () => void }

/** A build with NEXT_OUTPUT=standalone leaves out the files browsers fetch, for whoever has a CDN; ours serves them itself. */
function completeStandalone(root: string) {
  const standalone = join(root, '.next', 'standalone')
  if (!existsSync(standalone)) return
  for (const folder of [join('.next', 'static'), 'public']) {
    if (existsSync(join(root, folder)))
      cpSync(join(root, folder), join(standalone, folder), { recursive: true })
  }
}

/** Runs `next build`. The stamp goes first and comes back last: a build that broke off is never taken for a whole one. */
export function build(
  root: string,
  say: (line: string) => void = console.log,
  args = ['node_modules/next/dist/bin/next', 'build'],
): Builder {
  const hash = hashSources(root)
  rmSync(stampOf(root), { force: true })
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const said: string[] = []
  say('Building the storefront, about half a minute …')
  const env = buildEnvironment(process.env)
  const child = spawnNode({ args, cwd: root, env, onLine: (line) => said.push(line) })
  const progress = setInterval(() => say(`  still building (${seconds()} s)`), PROGRESS_MS)
  const done = new Promise<void>((resolve, reject) => {
    child.once('close', async (code) => {
      clearInterval(progress)
      // A build that was cut off may still call itself successful.
      const isWhole = code === 0 && existsSync(join(root, '.next', 'BUILD_ID'))
      if (!isWhole) return reject(new Error(`The build failed:\n${said.join('\n')}`))
      try {
        await compressAssets(root)
        completeStandalone(root)
      } catch (error) {
        return reject(error)
      }
      writeFileSync(stampOf(root), hash)
      say(`  built in ${seconds()} s`)
      resolve()
    })
  })
  return { done, stop: () => signalGroup(child, 'SIGTERM') }
}

/** Undefined where the build that lies there will do. */
export const buildWhenStale = (root: string) => (isBuildFresh(root) ? undefined : build(root))

/** `npm run build`: needs no backend and no configuration. */
export async function buildAlone(root: string) {
  const builder = build(root)
  stopOnSignal({ stop: async () => builder.stop(), kill: builder.stop })
  try {
    await builder.done
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
