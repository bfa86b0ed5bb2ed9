// How near a cached page comes to a bare server that sends the same bytes: `npm run bench:page`.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/bundle.mjs'
import { median, pressOn } from './load.mjs'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 50
const PATH = '/san-pham?page=2'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUT = join('node_modules', '.cache', 'hien-sach', 'bench')

const programs = []

async function start(file, message) {
  const child = fork(join(ROOT, file))
  programs.push(child)
  child.send(message)
  const [{ port }] = await once(child, 'message')
  const cpu = async () => {
    child.send('cpu')
    const [{ user, system }] = await once(child, 'message')
    return (user + system) / 1000
  }
  return { port, cpu, rounds: [] }
}

/** Asks until brotli is there, as it is for all but the first readers. */
async function readPacked(port) {
  const { request } = await import('node:http')
  for (;;) {
    const asked = request({ port, path: PATH, headers: { 'accept-encoding': 'br, gzip' } }).end()
    const [answer] = await once(asked, 'response')
    const body = Buffer.concat(await answer.toArray())
    const { 'content-encoding': encoding, 'cache-status': state } = answer.headers
    if (encoding === 'br' && /hit$/.test(state ?? '')) return { body, headers: answer.headers }
  }
}

async function round(target, seconds) {
  const before = await target.cpu()
  const result = await pressOn({ port: target.port, path: PATH, connections: CONNECTIONS, seconds })
  const cpuMs = ((await target.cpu()) - before) / result.count
  return { ...result, cpuMs }
}

const shown = (values, digits) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`

const line = (name, rounds) => ({
  target: name,
  'requests/s': shown(
    rounds.map(({ rate }) => rate),
    0,
  ),
  'p50 ms': shown(
    rounds.map(({ p50 }) => p50),
    2,
  ),
  'p99 ms': shown(
    rounds.map(({ p99 }) => p99),
    2,
  ),
  'CPU ms/request': shown(
    rounds.map(({ cpuMs }) => cpuMs),
    4,
  ),
})

try {
  // Bundled as production's programs are: a compiler at run time would cost the gateway alone.
  await bundle(ROOT, { gateway: 'e2e/bench/gateway.ts' }, OUT)
  const gateway = await start(join(OUT, 'gateway.mjs'), 'start')
  const { body } = await readPacked(gateway.port)
  const bare = await start(join('e2e', 'bench', 'bare-server.mjs'), {
    body: body.toString('base64'),
  })
  for (const target of [bare, gateway]) await round(target, 1)
  for (let index = 0; index < ROUNDS; index++) {
    // In turns, so that what else the machine does falls on both.
    const order = index % 2 === 0 ? [bare, gateway] : [gateway, bare]
    for (const target of order) target.rounds.push(await round(target, SECONDS))
  }
  const ofBare = (pick) =>
    median(gateway.rounds.map((one, index) => pick(one) / pick(bare.rounds[index]))).toFixed(2)
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(`${body.length} bytes of brotli, ${CONNECTIONS} connections, load ${load.join(' ')}`)
  console.table([line('node:http alone', bare.rounds), line('cached page', gateway.rounds)])
  console.log(
    `Of the bare server (medians of ${ROUNDS} rounds): ${ofBare(({ rate }) => rate)} of its requests/s, ` +
      `${ofBare(({ cpuMs }) => 1 / cpuMs)} of its requests per second of CPU, ${ofBare(({ p99 }) => p99)} times its p99`,
  )
} finally {
  for (const child of programs) child.disconnect()
}
