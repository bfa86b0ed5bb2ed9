import { read } from './cached-pages-under-load.mjs'

const CONNECTIONS = 20

/** Asks for addresses in turn, whatever the length of their answers. */
export async function loadMany({ port, paths, seconds, headers = {} }) {
  const times = []
  const deadline = performance.now() + seconds * 1000
  let next = 0
  let failed = 0
  const run = async () => {
    while (performance.now() < deadline) {
      const begun = performance.now()
      const asked = { 'accept-encoding': 'br, gzip', ...headers }
      const { status } = await read(port, paths[next++ % paths.length], asked)
      if (status !== 200) failed++
      times.push(performance.now() - begun)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, run))
  const rate = times.length / ((performance.now() - begun) / 1000)
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { count: times.length, failed, rate, p50: at(0.5), p99: at(0.99) }
}
