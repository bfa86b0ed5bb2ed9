// `npm start`: plain JavaScript that sees to the packages and the bundle before the shop is loaded.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages, requireRecentNode } from './install.js'

requireRecentNode()
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')

const modes = {
  '--dev': 'dev',
  '--build': 'build',
  '--build-when-stale': 'build-when-stale',
  '--built': 'serve-built',
}
const task = modes[process.argv[2]] ?? 'serve'
// An image was built elsewhere, and its files are not to be written to.
const isBuilt = task === 'serve-built'
if (!isBuilt) await ensurePackages(root, { dev: false })

async function loadMain() {
  if (task === 'dev') {
    const { register } = await import('tsx/esm/api')
    register()
    return import('./main.ts')
  }
  if (isBuilt) return import('../dist/server.mjs')
  const { bundlePrograms } = await import('./bundle.mjs')
  await bundlePrograms(root)
  return import('../dist/server.mjs')
}

const { main } = await loadMain()
await main({ root, task })
