import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type NodeProcess = {
  /** For node itself. */
  flags?: string[]
  /** The program and its arguments. */
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Called with each line the process writes. */
  onLine: (line: string) => void
}

const runChild = fileURLToPath(new URL('./run-child.mjs', import.meta.url))

/** Starts a program that leads a process group of its own, so that Ctrl-C reaches it through us, and that ends when we are gone. */
export function spawnNode({ flags = [], args, cwd, env, onLine }: NodeProcess): ChildProcess {
  const child = spawn(process.execPath, [...flags, runChild, ...args], {
    cwd,
    // Next's types demand a NODE_ENV, which each process chooses for itself.
    env: env as NodeJS.ProcessEnv,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine)
  }
  return child
}

export const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** Signals a process and all it started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || hasExited(child)) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch {
    // It ended in this very moment.
  }
}
