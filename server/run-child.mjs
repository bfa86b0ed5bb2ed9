// Runs a program for the front door: `node run-child.mjs program.js …`. A front door that was killed must leave no orphan.
import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const GRACE_MS = 9_000
/** Whoever reads a remembered page goes before whoever waits for one to be written. */
const BEHIND_THE_DOOR = 5

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  // A program that minds its parent itself shuts down its own way.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM')
})
// The channel must not keep the program alive.
process.channel?.unref()

// Only root may take a place further ahead.
if (getPriority() < BEHIND_THE_DOOR) setPriority(BEHIND_THE_DOOR)
try {
  // Where Linux shares its processors among groups of programs, this one leads a group, whose priority counts.
  writeFileSync('/proc/self/autogroup', String(BEHIND_THE_DOOR))
} catch {
  // It does not there.
}

process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
