import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { probe } from '@/server/probe'
import { hasExited, type NodeProcess, signalGroup, spawnNode } from '@/server/supervisor/spawn-node'

export type ChildSpec = NodeProcess & {
  name: string
  /** Ready, and alive afterwards, while it answers with less than 500. */
  probeUrl: string
  onRestart?: ((name: string) => void) | undefined
}

export const defaultTiming = {
  /** The pause before a restart; it doubles with each crash up to the longest. */
  backoffMs: 500,
  longestBackoffMs: 30_000,
  /** Having run so long, the next crash counts as the first again. */
  stableAfterMs: 60_000,
  readinessIntervalMs: 200,
  readinessDeadlineMs: 300_000,
  livenessIntervalMs: 15_000,
  livenessTimeoutMs: 10_000,
  /** After so many probes in a row without any answer it hangs. */
  livenessFailures: 4,
}
export type Timing = typeof defaultTiming

export type Child = {
  /** Resolves when the process answers for the first time; rejects when it exits or stays silent before that. */
  ready: Promise<void>
  pid: () => number | undefined
  /** Asks it to end, and ends it when it has not within `graceMs`. */
  stop: (graceMs: number) => Promise<void>
  /** Ends it and all it started at once. */
  kill: () => void
}

const LAST_LINES = 20
const READINESS_TIMEOUT_MS = 2_000
/** sysexits.h: it cannot run as it is configured, and says why in its last line. */
const EX_CONFIG = 78

const describeExit = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`

const startFailure = (code: number | null, exit: string, lastLines: readonly string[]) =>
  new Error(code === EX_CONFIG ? lastLines.at(-1) : `${exit}:\n${lastLines.join('\n')}`)

/** Runs a process for as long as we run: after a crash it is started again, after a pause that doubles. */
export function superviseChild(
  spec: ChildSpec,
  log: (line: string) => void,
  timing = defaultTiming,
): Child {
  const { name, probeUrl } = spec
  const lastLines: string[] = []
  let current: ChildProcess
  let crashes = 0
  let isReady = false
  let isStopping = false
  let failStart: (error: Error) => void = () => {}
  let restart: NodeJS.Timeout | undefined

  const onLine = (line: string) => {
    lastLines.push(line)
    if (lastLines.length > LAST_LINES) lastLines.shift()
    spec.onLine(line)
  }

  const start = () => {
    const startedAt = Date.now()
    current = spawnNode({ ...spec, onLine })
    current.once('error', (error) => failStart(error))
    current.once('exit', (code, signal) => {
      if (isStopping) return
      const exit = `${name} ${describeExit(code, signal)}`
      if (!isReady) return failStart(startFailure(code, exit, lastLines))
      crashes = Date.now() - startedAt >= timing.stableAfterMs ? 1 : crashes + 1
      const backoff = Math.min(timing.backoffMs * 2 ** (crashes - 1), timing.longestBackoffMs)
      log(`${exit}; starting it again in ${backoff / 1000} s.`)
      spec.onRestart?.(name)
      restart = setTimeout(start, backoff)
    })
  }

  const untilReady = async () => {
    const deadline = Date.now() + timing.readinessDeadlineMs
    const isUp = async () => (await probe(probeUrl, READINESS_TIMEOUT_MS)) === 'up'
    while (!isStopping && !hasExited(current) && !(await isUp())) {
      if (Date.now() > deadline) throw new Error(`${name} does not answer.`)
      await sleep(timing.readinessIntervalMs)
    }
  }

  /** A process that hangs, as the embedded database does on a full disk, does not exit by itself. */
  const watchLiveness = async () => {
    let failures = 0
    while (!isStopping) {
      await sleep(timing.livenessIntervalMs)
      if (isStopping) return
      const state = await probe(probeUrl, timing.livenessTimeoutMs)
      failures = state === 'silent' ? failures + 1 : 0
      if (failures < timing.livenessFailures) continue
      log(`${name} does not answer any more; ending it.`)
      signalGroup(current, 'SIGKILL')
      failures = 0
    }
  }

  const ready = new Promise<void>((resolve, reject) => {
    failStart = reject
    start()
    untilReady().then(() => {
      if (hasExited(current)) return
      isReady = true
      resolve()
      void watchLiveness()
    }, reject)
  })

  const stop = async (graceMs: number) => {
    isStopping = true
    clearTimeout(restart)
    if (hasExited(current)) return
    const exit = once(current, 'exit')
    signalGroup(current, 'SIGTERM')
    const deadline = setTimeout(() => signalGroup(current, 'SIGKILL'), graceMs)
    await exit
    clearTimeout(deadline)
  }

  const kill = () => {
    isStopping = true
    clearTimeout(restart)
    signalGroup(current, 'SIGKILL')
  }

  return { ready, pid: () => current.pid, stop, kill }
}
