import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const READY_MS = 300_000

/** Asks until something holds; false when it does not within `ms`. */
export async function until(holds: () => Promise<boolean>, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) return false
    await wait(50)
  }
  return true
}

export type RunningProgram = {
  pid: number
  /** Everything it has printed so far. */
  printed: () => string
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Starts node with a program and waits until `readyUrl` answers 2xx. */
export const startProgram = (args: string[], env: Record<string, string>, readyUrl: string) =>
  startProgramWith(process.execPath, args, env, readyUrl)

/** The same with another node than this one. */
export async function startProgramWith(
  node: string,
  args: string[],
  env: Record<string, string>,
  readyUrl: string,
): Promise<RunningProgram> {
  const child = spawn(node, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = once(child, 'close')
  const isReady = async () => child.exitCode !== null || (await fetch(readyUrl)).ok
  if (!(await until(isReady, READY_MS)) || child.exitCode !== null)
    throw new Error(`${args.join(' ')} did not open:\n${chunks.join('')}`)
  return {
    pid: child.pid ?? 0,
    printed: () => chunks.join(''),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
