// Every npm script goes through here, so that it runs on a recent Node: `node scripts/launch.mjs [--min-node=24.9] <command> [arguments]`.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { envWithNode, folderOfRecentNode } from './runtime.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const [, min] = process.argv[2]?.match(/^--min-node=(.+)$/) ?? []
if (min !== undefined) process.argv.splice(2, 1)
const folder = await folderOfRecentNode(root, min)
const [command, ...args] = process.argv.slice(2)
endWithShell()

if (command === 'node' && folder === null && args[0] && !args[0].startsWith('-')) {
  // The Node at hand will do: no second process for the same thing.
  process.argv.splice(1, process.argv.length, resolve(args[0]), ...args.slice(1))
  await import(pathToFileURL(process.argv[1]).href)
} else runOn(folder)

/** @param {string | null} nodeFolder */
function runOn(nodeFolder) {
  const env = nodeFolder === null ? { ...process.env } : envWithNode(process.env, nodeFolder)
  env.PATH = [env.PATH, join(root, 'node_modules', '.bin')].join(delimiter)
  const isNode = command === 'node'
  const node = nodeFolder === null ? process.execPath : join(nodeFolder, 'node')
  const child = spawn(isNode ? node : command, args, {
    env,
    stdio: 'inherit',
    shell: !isNode && process.platform === 'win32',
  })
  // A terminal sends Ctrl-C to both; what is sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  child.on('error', (error) => {
    console.error(`${command}: ${error.message}`)
    process.exit(127)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

/**
 * npm passes a signal to the shell in between, which dies of it without passing it on: the program would go on.
 * Where that shell is gone, the program is told to stop.
 */
function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
