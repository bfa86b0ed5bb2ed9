// `npm test`: plain JavaScript until the packages are there.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from '../../scripts/install.js'
import { requireRecentNode } from '../../scripts/runtime.js'

requireRecentNode()
const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
await ensurePackages(root, { dev: true })

const { register } = await import('tsx/esm/api')
register()
const { runAll } = await import('./run.ts')
process.exit(await runAll(root))
