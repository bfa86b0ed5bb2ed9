// `npm run hosting:check`: the three ways of hosting, each started over one backend and walked, their headers side by side.
// It wants a build of `NEXT_OUTPUT=standalone npm run build`, which serves all three.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { send } from '@/e2e/support/http'
import { type RunningProgram, startProgram } from '@/e2e/support/program'
import { FIRST_PORT, startShop } from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

const STANDALONE = '.next/standalone/server.js'
const say = (line: string) => process.stdout.write(`${line}\n`)
if (!existsSync(STANDALONE)) {
  say(`There is no ${STANDALONE}: NEXT_OUTPUT=standalone npm run build makes it.`)
  process.exit(1)
}

const shop = await startShop()
const secrets = JSON.parse(readFileSync(join(shop.dataDir, 'secrets.json'), 'utf8'))

/** The storefront without the gateway, over the same backend, as if a proxy on this machine stood before it. */
async function startAlone(args: string[], env: Record<string, string>, port: number) {
  const origin = `http://localhost:${port}`
  const settings = {
    ...{ ...secrets, SHOP_MODE: 'demo', PUBLIC_URL: origin, NEXTAUTH_URL: origin },
    ...{ UPSTREAM_URL: shop.backendOrigin, TRUSTED_PROXIES: 'loopback', ...env },
  }
  return { origin, program: await startProgram(args, settings, `${origin}/readyz`) }
}

const ports: number[] = []
for (let count = 0; count < 2; count++) ports.push(await findFreePort(FIRST_PORT, ports))
const [first = 0, second = 0] = ports
const next = ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', `${first}`]
const started = await startAlone(next, {}, first)
const standalone = await startAlone(
  [STANDALONE],
  { HOSTNAME: 'localhost', PORT: `${second}` },
  second,
)
const ways = [
  { name: 'npm start', origin: shop.origin },
  { name: 'next start', origin: started.origin },
  { name: 'server.js', origin: standalone.origin },
]
const running: RunningProgram[] = [standalone.program, started.program, shop]

const list = (await send(shop.origin, { target: '/san-pham' })).text
const product = /href="(\/san-pham\/[a-z0-9-]+-\d+)"/.exec(list)?.[1] ?? ''
const script = /src="(\/_next\/static\/[^"?]+\.js)/.exec(list)?.[1] ?? ''
const addresses = {
  home: ['/trang-chu', 200],
  product: [product, 200],
  call: ['/api/ProductPage', 200],
  file: [script, 200],
  missing: ['/khong-co-trang-nay', 404],
} as const

/** What differs from one answer to the next says nothing about the way of hosting. */
const settle = (name: string, value: string) =>
  name === 'content-security-policy'
    ? value.replace(/'(?:nonce|sha256)-[^']+'/g, "'…'").replace(/(?:'…' ?)+/g, "'…' ")
    : value

const boring = new Set([
  ...['date', 'etag', 'x-request-id', 'content-length', 'last-modified', 'set-cookie'],
  ...['connection', 'keep-alive', 'transfer-encoding', 'age'],
])

/** Every page and call has these, however the shop is hosted. */
const always = ['x-content-type-options', 'referrer-policy', 'content-security-policy']
const failures: string[] = []

for (const [kind, [target, wanted]] of Object.entries(addresses)) {
  const answers = []
  for (const { name, origin } of ways) {
    const answer = await send(origin, {
      target,
      headers: {
        ...{ 'accept-encoding': 'gzip', 'x-requested-with': 'storefront' },
        ...{ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' },
      },
    })
    if (answer.status !== wanted) failures.push(`${name}, ${kind}: ${answer.status}`)
    const isPage = kind !== 'file' && kind !== 'call'
    for (const header of isPage ? always : always.slice(0, 1))
      if (!answer.headers[header]) failures.push(`${name}, ${kind}: no ${header}`)
    answers.push(answer)
  }
  const names = [...new Set(answers.flatMap(({ headers }) => Object.keys(headers)))].sort()
  say(`\n### ${kind}: ${answers.map(({ status }) => status).join(', ')}\n`)
  say(`| header | ${ways.map(({ name }) => name).join(' | ')} |\n| --- | --- | --- | --- |`)
  for (const name of names.filter((one) => !boring.has(one))) {
    const values = answers.map(({ headers }) => {
      const value = headers[name]
      return value === undefined ? '–' : settle(name, String(value))
    })
    const [same] = values
    const cells = values.every((value) => value === same) ? [same, 'same', 'same'] : values
    say(`| ${name} | ${cells.map((cell) => cell?.replaceAll('|', '\\|')).join(' | ')} |`)
  }
}

for (const program of running) await program.stop()
say(`\n${failures.length} failed${failures.map((failure) => `\n    ${failure}`).join('')}`)
process.exit(failures.length === 0 ? 0 : 1)
