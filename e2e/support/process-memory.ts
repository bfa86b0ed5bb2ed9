import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { family } from '@/e2e/support/processes.mjs'
import type { RunningShop } from '@/e2e/support/shop'

const LONGEST_DRAWING_MS = 600_000

const familyOf = (pid: number): number[] => family(pid).map((one) => Number(one.pid))

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

/** Whole megabytes of one process in memory, those it shares with others included. */
export function residentMemoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
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
