// How near a cached page comes to a bare server that sends the same bytes. Run by `npm run bench`.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { median, pressOn } from './load.mjs'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 50
const PATH = '/san-pham?page=2'

const programs = []

async function start(file, message) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: process.execArgv })
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
  const gateway = await start('./gateway.ts', 'start')
  const { body } = await readPacked(gateway.port)
  const bare = await start('./bare-server.mjs', { body: body.toString('base64') })
  for (const target of [bare, gateway]) await round(target, 1)
  for (let index = 0; index < ROUNDS; index++) {
    // In turns, so that what else the machine does falls on both.
    const order = index % 2 === 0 ? [bare, gateway] : [gateway, bare]
    for (const target of order) target.rounds.push(await round(target, SECONDS))
  }
  const ratio = (pick) =>
    median(gateway.rounds.map((one, index) => pick(one) / pick(bare.rounds[index])))
  console.log(
    `${body.length} bytes of brotli, ${CONNECTIONS} connections, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
  console.table([line('node:http alone', bare.rounds), line('cached page', gateway.rounds)])
  console.log(
    `Of the bare server: ${ratio(({ rate }) => rate).toFixed(2)} of its requests/s, ` +
      `${ratio(({ cpuMs }) => cpuMs).toFixed(2)} times its CPU, ${ratio(({ p99 }) => p99).toFixed(2)} times its p99 (medians of ${ROUNDS} rounds)`,
  )
} finally {
  for (const child of programs) child.disconnect()
}
