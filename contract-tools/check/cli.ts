import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getCategories } from '@/contract/shop/catalog'
import { mapCalls } from '@/contract-tools/check/map-calls'
import { makeReport, reportJunit, reportText } from '@/contract-tools/check/report'
import { runCheck } from '@/contract-tools/check/run-check'
import { createSend } from '@/contract-tools/check/send-http'
import { adapters } from '@/lib/api/adapters'

const USAGE = `npm run contract:check -- <address of the upstream> [options]

  --account <e-mail>:<password>   signs in and also checks what belongs to an account
  --token <token>                 the same with a session that exists
  --writes                        also what changes something: a cart, an address, two orders that are cancelled at once
  --header <name>:<value>         sent with every request; may be repeated
  --json <file>, --junit <file>   the report as a file
  --all                           names every call, not only those that are wrong or absent
  --prefix <path>                 where the upstream has its calls, as UPSTREAM_PREFIX says it (/api)
  --timeout <seconds>             for one request (10)
  --allow-private                 an upstream on this machine or in an inner network

The storefront's own mapping, lib/api/adapters.ts, is applied, so that what is judged is what the storefront gets.
Ends with 0 when everything required is there and nothing that was tried is wrong, with 1 otherwise, with 2 when it could not be begun.`

function stop(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`)
  process.exit(2)
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        account: { type: 'string' },
        token: { type: 'string' },
        writes: { type: 'boolean', default: false },
        header: { type: 'string', multiple: true, default: [] },
        json: { type: 'string' },
        junit: { type: 'string' },
        all: { type: 'boolean', default: false },
        prefix: { type: 'string', default: '/api' },
        timeout: { type: 'string', default: '10' },
        'allow-private': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const parted = (text: string, what: string): [string, string] => {
  const [, before = '', after = ''] = /^([^:]+):\s*(.+)$/.exec(text) ?? []
  return before && after
    ? [before.trim(), after]
    : stop(`${what} is written as one:other, not ${text}`)
}

const { values, positionals } = readOptions()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const [url = ''] = positionals
if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
  stop(url ? `not an http(s) address: ${url}` : 'Which upstream?')
const timeoutMs = Number(values.timeout) * 1000
if (!(timeoutMs > 0)) stop('--timeout wants seconds')

const [email, password] = values.account ? parted(values.account, '--account') : []
const start = performance.now()
const asked = createSend(url, { allowPrivate: values['allow-private'], limits: { timeoutMs } })
const send = mapCalls(asked, adapters, values.prefix)
const first = await asked({ method: 'GET', path: getCategories.path, headers: {} })
if (first.failure !== undefined) stop(`${url}: ${first.failure}`)
const results = await runCheck(send, {
  writes: values.writes,
  token: values.token,
  account: email && password ? { email, password } : undefined,
  headers: Object.fromEntries(values.header.map((one) => parted(one, '--header'))),
})
const seconds = Math.round((performance.now() - start) / 100) / 10
const report = makeReport(url, results, seconds)
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
if (values.junit) writeFileSync(values.junit, reportJunit(report))
console.log(reportText(report, values.all))
process.exit(report.isRight ? 0 : 1)
