import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningShop } from '@/e2e/support/shop'

const LONGEST_DRAWING_MS = 600_000

const fieldsOf = (pid: string) => {
  try {
    // The name of the program may hold spaces; what follows it does not.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** A process and everything it started, on Linux. */
function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(fieldsOf(name)[1])] as const),
  )
  const isOurs = (one: number | undefined): boolean =>
    one !== undefined && one > 1 && (one === pid || isOurs(parents.get(one)))
  return [...parents.keys()].filter(isOurs)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** In kB; pages that programs share, such as those of Node itself, count by their share. */
const needOf = (pid: number) => {
  try {
    const [, kilobytes] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes ?? 0)
  } catch {
    // It ended in this very moment.
    return 0
  }
}

/** Memory in MB of a process and everything it started. */
export const memoryOf = (pid: number): number => sum(familyOf(pid).map(needOf)) / 1024

const openFiles = (pid: number) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    // It ended in this very moment.
    return 0
  }
}

/** Files and connections that a process and everything it started hold open. */
export const handlesOf = (pid: number): number => sum(familyOf(pid).map(openFiles))

const commandOf = (pid: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The first start draws the pictures in a program of its own, whose memory is not the shop's. */
export async function picturesDrawn({ dataDir }: RunningShop): Promise<void> {
  const isDrawing = () =>
    readdirSync('/proc').some((pid) => {
      const command = /^\d+$/.test(pid) ? commandOf(pid) : ''
      return command.includes('draw-process') && command.includes(dataDir)
    })
  const deadline = Date.now() + LONGEST_DRAWING_MS
  while (isDrawing() && Date.now() < deadline) await wait(1_000)
}
