// Cached pages beside a bare server that sends the same bytes, and how they fare while others are rendered.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { cpuOf } from '../support/processes.mjs'
import { median, pressOn } from './load.mjs'

const CONNECTIONS = 50
const COLD_CONNECTIONS = 20

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** One answer with all its bytes. */
export async function read(port, path, headers = {}) {
  const asked = request({ agent, host: '127.0.0.1', port, path, headers }).end()
  const [answer] = await once(asked, 'response')
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, body }
}

/** Asks until the page is cached and packed, as it is for all but the first readers. */
async function readPacked(port, path) {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await read(port, path, { 'accept-encoding': 'br, gzip' })
    const isHit = /hit$/.test(answer.headers['cache-status'] ?? '')
    if (answer.headers['content-encoding'] === 'br' && isHit) return answer.body
  }
  throw new Error(`${path} is not cached`)
}

async function startBare(body) {
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)))
  child.send({ body: body.toString('base64') })
  const [{ port }] = await once(child, 'message')
  const cpu = async () => {
    child.send('cpu')
    const [{ user, system }] = await once(child, 'message')
    return (user + system) / 1000
  }
  return { port, cpu, stop: () => child.disconnect() }
}

async function round(target, path, seconds) {
  const before = await target.cpu()
  const result = await pressOn({ port: target.port, path, connections: CONNECTIONS, seconds })
  return { ...result, cpuMs: ((await target.cpu()) - before) / result.count }
}

const range = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
})

export async function measureCached({ port, pid, path, rounds, seconds }) {
  const body = await readPacked(port, path)
  const bare = await startBare(body)
  const shop = { port, cpu: async () => cpuOf(pid) }
  const runs = { bare: [], shop: [] }
  try {
    for (let index = 0; index < rounds; index++) {
      // In turns, so that what else the machine does falls on both.
      const order = index % 2 === 0 ? ['bare', 'shop'] : ['shop', 'bare']
      for (const name of order)
        runs[name].push(await round(name === 'bare' ? bare : shop, path, seconds))
    }
  } finally {
    bare.stop()
  }
  const ratio = (pick) => range(runs.shop.map((one, index) => pick(one) / pick(runs.bare[index])))
  return {
    path,
    bytes: body.length,
    rate: range(runs.shop.map(({ rate }) => rate)),
    p50: range(runs.shop.map(({ p50 }) => p50)),
    p99: range(runs.shop.map(({ p99 }) => p99)),
    cpuMs: range(runs.shop.map(({ cpuMs }) => cpuMs)),
    ofBare: {
      rate: ratio(({ rate }) => rate),
      p99: ratio(({ p99 }) => p99),
      cpu: ratio(({ cpuMs }) => cpuMs),
    },
  }
}

/** Renders of a page nobody has cached: an unknown key goes past the cache. */
export async function measureCold({ port, pid, path, seconds, connections = COLD_CONNECTIONS }) {
  const times = []
  const deadline = performance.now() + seconds * 1000
  const before = cpuOf(pid)
  let count = 0
  const run = async () => {
    while (performance.now() < deadline) {
      const begun = performance.now()
      const mark = `${path.includes('?') ? '&' : '?'}nobody=${count++}`
      await read(port, path + mark, { 'accept-encoding': 'br, gzip' })
      times.push(performance.now() - begun)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, run))
  const rate = times.length / ((performance.now() - begun) / 1000)
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { path, rate, p50: at(0.5), p99: at(0.99), cpuMs: (cpuOf(pid) - before) / times.length }
}

/** What is left of a cached page's throughput while Next renders others. */
export async function measureBeside({ port, pid, path, rounds, seconds }) {
  const shares = []
  await readPacked(port, path)
  for (let index = 0; index < rounds; index++) {
    const alone = await pressOn({ port, path, connections: CONNECTIONS, seconds })
    const [beside] = await Promise.all([
      pressOn({ port, path, connections: CONNECTIONS, seconds }),
      measureCold({ port, pid, path: '/san-pham', seconds }),
    ])
    shares.push(beside.rate / alone.rate)
  }
  return { path, share: range(shares) }
}
