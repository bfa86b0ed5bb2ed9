// `npm start`: plain JavaScript until the packages are there, TypeScript in the same process afterwards.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages, requireRecentNode } from './install.js'

requireRecentNode()
const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
await ensurePackages(root, { dev: false })

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./main.ts')
const modes = { '--dev': 'dev', '--build': 'build', '--build-when-stale': 'build-when-stale' }
await main({ root, task: modes[process.argv[2]] ?? 'serve' })
