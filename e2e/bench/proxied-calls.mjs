// Calls of a page through the shop's proxy beside the same calls straight at the upstream.

import { cpuOf } from '../support/processes.mjs'
import { median } from './load.mjs'
import { loadMany } from './load-addresses.mjs'

const paths = ['/api/FlashSale', '/api/ProductPage?page=1', '/api/User/UserApp']
const ways = ['proxy', 'upstream']

async function runOnce({ port, path, pid, seconds, headers }) {
  const before = cpuOf(pid)
  const run = await loadMany({ port, paths: [path], seconds, headers })
  return { ...run, cpuMs: (cpuOf(pid) - before) / run.count }
}

function summary(runs) {
  const of = (name) => median(runs.map((run) => run[name]))
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs') }
}

async function measureCall({ path, targets, rounds, ...rest }) {
  const runs = { proxy: [], upstream: [] }
  for (let round = 0; round < rounds; round++) {
    // In turns, so that what else the machine does falls on both.
    for (const way of round % 2 === 0 ? ways : ways.toReversed())
      runs[way].push(await runOnce({ path, ...targets[way], ...rest }))
  }
  const failed = ways.flatMap((way) => runs[way]).reduce((sum, run) => sum + run.failed, 0)
  return { path, failed, proxy: summary(runs.proxy), upstream: summary(runs.upstream) }
}

export async function measureCalls({ port, backend, secret, ...rest }) {
  const targets = {
    proxy: { port, headers: {} },
    upstream: { port: backend, headers: { 'x-internal-secret': secret } },
  }
  const results = []
  for (const path of paths) results.push(await measureCall({ path, targets, ...rest }))
  return results
}
