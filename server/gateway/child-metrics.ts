import { readFileSync } from 'node:fs'
import { Counter, Gauge, type Registry } from 'prom-client'

type Children = () => readonly { name: string; pid: number | undefined }[]

const TICKS_PER_SECOND = 100

/** What the system says of another process; null where it has no /proc, or the process has ended. */
function usageOf(pid: number | undefined) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return { seconds: ticks / TICKS_PER_SECOND, bytes: Number(kilobytes) * 1024 }
  } catch {
    return null
  }
}

/** What the programs that the gateway has started use, and how often they were started again. */
export function childMetrics(registers: Registry[]) {
  let children: Children = () => []
  const usages = () =>
    children().flatMap(({ name, pid }) => {
      const usage = usageOf(pid)
      return usage ? [{ name, ...usage }] : []
    })
  const restarts = new Counter({
    name: 'gateway_child_restarts_total',
    help: 'Programs started again after a crash',
    labelNames: ['process'],
    registers,
    collect() {
      for (const { name } of children()) this.inc({ process: name }, 0)
    },
  })
  new Counter({
    name: 'gateway_child_cpu_seconds_total',
    help: 'Processor time of a program since its start',
    labelNames: ['process'],
    registers,
    collect() {
      this.reset()
      for (const { name, seconds } of usages()) this.inc({ process: name }, seconds)
    },
  })
  new Gauge({
    name: 'gateway_child_resident_memory_bytes',
    help: 'Memory of a program',
    labelNames: ['process'],
    registers,
    collect() {
      this.reset()
      for (const { name, bytes } of usages()) this.set({ process: name }, bytes)
    },
  })

  return {
    countRestart: (name: string) => restarts.inc({ process: name }),
    watchChildren: (list: Children) => {
      children = list
    },
  }
}
