import { existsSync } from 'node:fs'
import { runShopCommand } from '@/backend/shop-cli/run-command'

if (existsSync('.env')) process.loadEnvFile('.env')
const { argv, env, stdout } = process
process.exitCode = await runShopCommand(argv.slice(2), env, (line) => stdout.write(`${line}\n`))
