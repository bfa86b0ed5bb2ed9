import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const NANOSECONDS = 1e6

/** CPU of all threads in ms, far finer than the kernel's own ticks of ten. */
function cpuOfThreads(pid) {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
    return sum + Number(text.split(' ')[0]) / NANOSECONDS
  }, 0)
}

/** Linux only: parent, CPU in ms and memory in bytes of one program. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const memory = Number(fields[21]) * PAGE_BYTES
    return { pid, parent: Number(fields[1]), cpu: cpuOfThreads(pid), memory }
  } catch {
    return null
  }
}

/** A program and all it started: the gateway, Next and the backend. */
export function family(root) {
  const all = readdirSync('/proc').flatMap((name) => {
    const one = /^\d+$/.test(name) ? readProcess(name) : null
    return one ? [one] : []
  })
  const members = [Number(root)]
  for (const parent of members) {
    for (const one of all) if (one.parent === parent) members.push(Number(one.pid))
  }
  return all.filter(({ pid }) => members.includes(Number(pid)))
}

function nameOf(pid, root) {
  if (Number(pid) === Number(root)) return 'gateway'
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  if (command.includes('backend.mjs') || command.includes('backend/app/serve')) return 'backend'
  return command.startsWith('next-server') ? 'next' : 'other'
}

/** CPU in ms by program. */
export function cpuByProgram(root) {
  const sums = {}
  for (const { pid, cpu } of family(root)) {
    const name = nameOf(pid, root)
    sums[name] = (sums[name] ?? 0) + cpu
  }
  return sums
}

export const cpuOf = (root) => family(root).reduce((sum, { cpu }) => sum + cpu, 0)
export const memoryOf = (root) => family(root).reduce((sum, { memory }) => sum + memory, 0)
