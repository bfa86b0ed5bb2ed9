// Runs a process for the gateway: `node run-child.mjs program.js …`. A gateway that was killed must leave no orphan.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const GRACE_MS = 9_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  // A process that minds its parent itself shuts down its own way.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM')
})
// The channel must not keep the process alive.
process.channel?.unref()

process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
