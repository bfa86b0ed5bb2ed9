// Everything there is to measure, on a shop of its own: `npm run bench -- --minutes 10 --browser`. Results under data/bench.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addCheckouts } from '@/e2e/bench/checkouts'
import { weighBuild } from '@/e2e/ci/bundle-budget'
import { type RunningShop, sharedSecret, startShop } from '@/e2e/support/shop'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '10' },
    browser: { type: 'boolean', default: false },
    /** Nothing but orders, as many a second as either database takes. */
    checkouts: { type: 'boolean', default: false },
    out: { type: 'string', default: 'data/bench' },
    /** PostgreSQL to fill with the sample catalogue; without it the embedded database. */
    database: { type: 'string', default: '' },
    /** A folder of data that is filled already. */
    data: { type: 'string' },
    /** Pictures are drawn, programs translated: nothing of that is to be measured. */
    settle: { type: 'string', default: '60' },
  },
})

async function run(args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}

function addWeights() {
  const weights = weighBuild(process.cwd())
  const rows = weights.map(({ name, kind, size }) => `| ${name} | ${kind} | ${size.toFixed(1)} |`)
  const head = '| route | kind | kB of gzip |\n| --- | --- | --- |'
  appendFileSync(
    join(values.out, 'shop.md'),
    `\n## Scripts before anything is pressed\n\n${head}\n${rows.join('\n')}\n`,
  )
  writeFileSync(join(values.out, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`)
}

async function measureAll({ origin, backendOrigin, pid }: RunningShop) {
  const { rounds, seconds, minutes, out, browser } = values
  await run([
    'e2e/bench/shop.mjs',
    ...['--port', new URL(origin).port, '--pid', String(pid)],
    ...['--backend', new URL(backendOrigin).port, '--secret', sharedSecret],
    ...['--rounds', rounds, '--seconds', seconds, '--minutes', minutes, '--out', out],
    ...(browser ? ['--browser'] : []),
  ])
  addWeights()
}

mkdirSync(values.out, { recursive: true })
const settings = { INTERNAL_SECRET: sharedSecret, DATABASE_URL: values.database }
const shop = await startShop(settings, values.data)
try {
  await wait(Number(values.settle) * 1_000)
  if (!values.checkouts) await measureAll(shop)
  await addCheckouts(shop, values.out)
} finally {
  await shop.stop()
}
