import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { probe } from '@/server/probe'

export type ChildPlan = {
  name: string
  /** For node itself. */
  flags?: string[]
  /** The process and its arguments. */
  args: string[]
  cwd: string
  env: Record<string, string>
  /** Asked until it answers with less than 500. */
  readyUrl: string
  /** Told each line the process writes. */
  hear: (line: string) => void
  onRestart?: ((name: string) => void) | undefined
}

export type Timing = {
  firstPauseMs: number
  longestPauseMs: number
  /** Having run so long, the next fall counts as the first again. */
  steadyMs: number
  askEveryMs: number
  readyWithinMs: number
  /** A process that is ready is asked so often, and each time has so long to say anything at all. */
  watchEveryMs: number
  heardWithinMs: number
  /** After so many silences one after the other it hangs. */
  silences: number
}

export const usualTiming: Timing = {
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  steadyMs: 60_000,
  askEveryMs: 200,
  readyWithinMs: 300_000,
  watchEveryMs: 15_000,
  heardWithinMs: 10_000,
  silences: 4,
}

export type Child = {
  /** Resolves when the process answers for the first time; rejects when it falls or stays silent before that. */
  ready: Promise<void>
  pid: () => number | undefined
  /** Asks it to end, and ends it when it has not within `graceMs`. */
  stop: (graceMs: number) => Promise<void>
  /** Ends it and all it started at once. */
  kill: () => void
}

const runChild = fileURLToPath(new URL('./run-child.mjs', import.meta.url))
const TAIL_LINES = 20
const READY_PROBE_MS = 2_000
/** sysexits.h: it cannot run as it is configured, and says why in its last line. */
const EX_CONFIG = 78

/**
 * Starts node with a process. It leads a group of its own, so that Ctrl-C reaches it through us and in order, and it
 * notices through its channel when we are gone.
 */
export function spawnNode({
  flags = [],
  args,
  cwd,
  env,
  hear,
}: Omit<ChildPlan, 'name' | 'readyUrl'>): ChildProcess {
  const child = spawn(process.execPath, [...flags, runChild, ...args], {
    cwd,
    // Next's types demand a NODE_ENV, which each process chooses for itself.
    env: env as NodeJS.ProcessEnv,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', hear)
  }
  return child
}

/** Signals a process and all it started. */
export function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It ended in this very moment.
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const howItEnded = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`

const whyNot = (code: number | null, end: string, tail: readonly string[]) =>
  code === EX_CONFIG ? tail.at(-1) : `${end}:\n${tail.join('\n')}`

/** Runs a process for as long as we run: a fall is answered by a new start after a pause that doubles. */
export function keepRunning(
  plan: ChildPlan,
  say: (line: string) => void,
  timing: Timing = usualTiming,
): Child {
  const { name, hear } = plan
  const tail: string[] = []
  let current: ChildProcess
  let falls = 0
  let isStopping = false
  let isReady = false
  let failStart: (error: Error) => void = () => {}
  let nextStart: NodeJS.Timeout | undefined

  const start = () => {
    const startedAt = Date.now()
    current = spawnNode({
      ...plan,
      hear: (line) => {
        tail.push(line)
        if (tail.length > TAIL_LINES) tail.shift()
        hear(line)
      },
    })
    current.once('exit', (code, signal) => {
      if (isStopping) return
      const end = `${name} ${howItEnded(code, signal)}`
      if (!isReady) return failStart(new Error(whyNot(code, end, tail)))
      falls = Date.now() - startedAt >= timing.steadyMs ? 1 : falls + 1
      const wait = Math.min(timing.firstPauseMs * 2 ** (falls - 1), timing.longestPauseMs)
      say(`${end}; starting it again in ${wait / 1000} s.`)
      plan.onRestart?.(name)
      nextStart = setTimeout(start, wait)
    })
    current.once('error', (error) => failStart(error))
  }

  const ready = new Promise<void>((resolve, reject) => {
    failStart = reject
    start()
    const deadline = Date.now() + timing.readyWithinMs
    const askAgain = async () => {
      while (
        !isStopping &&
        current.exitCode === null &&
        (await probe(plan.readyUrl, READY_PROBE_MS)) !== 'up'
      ) {
        if (Date.now() > deadline) return reject(new Error(`${name} does not answer.`))
        await pause(timing.askEveryMs)
      }
      if (current.exitCode !== null || current.signalCode !== null) return
      isReady = true
      resolve()
      void endWhenSilent()
    }
    askAgain()
  })

  /** A process that hangs, as the embedded database does on a full disk, does not fall by itself. */
  const endWhenSilent = async () => {
    let silences = 0
    while (!isStopping) {
      await pause(timing.watchEveryMs)
      if (isStopping) return
      const seen = await probe(plan.readyUrl, timing.heardWithinMs)
      silences = seen === 'silent' ? silences + 1 : 0
      if (silences < timing.silences) continue
      say(`${name} does not answer any more; ending it.`)
      signalGroup(current, 'SIGKILL')
      silences = 0
    }
  }

  const stop = async (graceMs: number) => {
    isStopping = true
    clearTimeout(nextStart)
    if (current.exitCode !== null || current.signalCode !== null) return
    const gone = once(current, 'exit')
    signalGroup(current, 'SIGTERM')
    const deadline = setTimeout(() => signalGroup(current, 'SIGKILL'), graceMs)
    await gone
    clearTimeout(deadline)
  }

  const kill = () => {
    isStopping = true
    clearTimeout(nextStart)
    signalGroup(current, 'SIGKILL')
  }

  return { ready, pid: () => current.pid, stop, kill }
}
