// `npm start`: plain JavaScript that sees to the packages and the bundle before the shop is loaded.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './install.js'
import { requireRecentNode } from './runtime.js'

requireRecentNode()
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
const [option] = process.argv.slice(2)
const dev = option === '--dev'
// An image was built elsewhere, and its files are not to be written to.
const isBuilt = option === '--built'
if (!isBuilt) await ensurePackages(root, { dev: false })

/** @param {'server' | 'build'} name */
async function load(name) {
  if (dev) return import(name === 'server' ? './start/main.ts' : './build.ts')
  return import(`../dist/${name}.mjs`)
}

if (dev) {
  const { register } = await import('tsx/esm/api')
  register()
} else if (!isBuilt) {
  const { bundlePrograms } = await import('./bundle.mjs')
  await bundlePrograms(root)
}
const { buildAlone, buildWhenStale, isBuildFresh } = await load('build')
if (option === '--build-when-stale' && isBuildFresh(root)) console.log('The build is up to date.')
else if (option?.startsWith('--build')) await buildAlone(root)
else if (process.env.ROLE === 'worker') {
  // It answers nobody: no gateway, no storefront.
  await import(dev ? '../backend/app/serve.ts' : '../dist/backend.mjs')
} else {
  const { main } = await load('server')
  await main({ root, dev, build: () => (dev || isBuilt ? undefined : buildWhenStale(root)) })
}
