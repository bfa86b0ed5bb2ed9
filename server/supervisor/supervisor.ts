import { type Child, type ChildSpec, superviseChild, type Timing } from '@/server/supervisor/child'

export type Supervisor = {
  /** Starts a process and keeps it running; resolves when it is ready, rejects when it cannot start. */
  start: (spec: ChildSpec) => Promise<void>
  /** What runs now, by name. */
  children: () => { name: string; pid: number | undefined }[]
  /** Ends all, the last started first, each within what is left of `graceMs`. */
  stop: (graceMs: number) => Promise<void>
  /** Ends all at once, without waiting. */
  kill: () => void
}

const PROGRESS_MS = 10_000

type SupervisorOptions = { timing?: Timing; onRestart?: (name: string) => void }

export function createSupervisor(
  say: (line: string) => void,
  { timing, onRestart }: SupervisorOptions = {},
): Supervisor {
  const children: (Child & { name: string })[] = []

  const start = async (spec: ChildSpec) => {
    const startedAt = Date.now()
    const seconds = () => Math.round((Date.now() - startedAt) / 1000)
    say(`Starting ${spec.name} …`)
    const child = superviseChild({ ...spec, onRestart }, say, timing)
    children.unshift({ ...child, name: spec.name })
    const progress = setInterval(
      () => say(`  ${spec.name} is not ready yet (${seconds()} s)`),
      PROGRESS_MS,
    )
    try {
      await child.ready
    } finally {
      clearInterval(progress)
    }
    say(`  ${spec.name} is ready`)
  }

  const stop = async (graceMs: number) => {
    const deadline = Date.now() + graceMs
    // The storefront still asks the backend while it finishes, so one after the other.
    for (const child of children) await child.stop(Math.max(deadline - Date.now(), 0))
  }

  const kill = () => {
    for (const child of children) child.kill()
  }

  const running = () => children.map(({ name, pid }) => ({ name, pid: pid() }))

  return { start, children: running, stop, kill }
}
