// Fifty visitors for some minutes: what fails, and whether memory grows.
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../support/processes.mjs'
import { read } from './cached-pages-under-load.mjs'

const USERS = 50
const SAMPLE_MS = 10_000
const WARM_MS = 120_000
const MEGABYTE = 1024 * 1024

/** Shares of a visitor's steps; the addresses of one kind are asked for by Zipf's law. */
const mix = [
  ['product', 40],
  ['list', 18],
  ['search', 4],
  ['home', 8],
  ['news', 14],
  ['textbook', 4],
  ['library', 6],
  ['api', 6],
]
const kinds = mix.flatMap(([kind, share]) => Array.from({ length: share }, () => kind))

function pick(addresses) {
  const kind = kinds[Math.floor(Math.random() * kinds.length)]
  const known = addresses[kind]?.length ? addresses[kind] : addresses.list
  return known[Math.floor(known.length ** Math.random()) - 1] ?? known[0]
}

export async function measureEndurance({ port, pid, addresses, minutes }) {
  const deadline = Date.now() + minutes * 60_000
  const begun = Date.now()
  const statuses = {}
  const memory = []
  let broken = 0
  const visit = async () => {
    while (Date.now() < deadline) {
      try {
        const { status } = await read(port, pick(addresses), { 'accept-encoding': 'br, gzip' })
        statuses[status] = (statuses[status] ?? 0) + 1
      } catch {
        broken++
      }
      await sleep(Math.random() * 200)
    }
  }
  const watch = async () => {
    while (Date.now() < deadline) {
      memory.push({ at: Date.now() - begun, megabytes: memoryOf(pid) / MEGABYTE })
      await sleep(SAMPLE_MS)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: USERS }, visit)])
  const later = memory.filter(({ at }) => at >= WARM_MS).map(({ megabytes }) => megabytes)
  const growth = later.length > 1 ? later.at(-1) - later[0] : null
  return {
    minutes,
    statuses,
    broken,
    growth,
    peak: Math.max(...memory.map((one) => one.megabytes)),
  }
}
