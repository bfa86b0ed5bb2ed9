import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096
const MEGABYTE = 1024 * 1024

const fieldsOf = (pid: string) => {
  try {
    // The name of the program may hold spaces; what follows it does not.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

/** Resident memory in MB of a process and everything it started, on Linux. */
export function memoryOf(pid: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(fieldsOf(name)[1])] as const),
  )
  const isOurs = (one: number | undefined): boolean =>
    one !== undefined && one > 1 && (one === pid || isOurs(parents.get(one)))
  const ours = [...parents.keys()].filter(isOurs)
  const pages = ours.map((one) => Number(fieldsOf(String(one))[21] ?? 0))
  return (pages.reduce((sum, some) => sum + some, 0) * PAGE_BYTES) / MEGABYTE
}
