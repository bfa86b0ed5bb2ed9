import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { person } from '@/contract-tools/examples/texts'
import { mockAccounts } from '@/contract-tools/mock/accounts'
import { createMock } from '@/contract-tools/mock/create-mock'
import { Switches } from '@/contract-tools/mock/fault-switches'
import { withOtherNames } from '@/contract-tools/mock/other-names'
import { withPrefixAndKey } from '@/contract-tools/mock/prefix-and-key'
import { mockCodes } from '@/contract-tools/mock/quote'

const USAGE = `npm run upstream:mock -- [--port 4000] [--slow <ms>] [--down] [--malformed] [--only <part of a path>] [--other-names]
  [--token-seconds <number>] [--prefix /v1] [--header <name>:<value>]
Switches while it runs: curl -X PUT http://127.0.0.1:4000/mock -d '{"slow":2000,"only":"ProductPage"}'`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    slow: { type: 'string' },
    down: { type: 'boolean' },
    malformed: { type: 'boolean' },
    only: { type: 'string' },
    'other-names': { type: 'boolean', default: false },
    'token-seconds': { type: 'string' },
    prefix: { type: 'string' },
    header: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const { port, slow, help, prefix, header, ...named } = values
const { 'other-names': hasOtherNames, 'token-seconds': lives, ...rest } = named
const switches = Switches.safeParse({ ...rest, ...(slow !== undefined && { slow: Number(slow) }) })

const isUsable =
  /^\d{2,5}$/.test(port) &&
  /^[1-9]\d{0,7}$/.test(lives ?? '1') &&
  /^\/[\w./-]*\w$/.test(prefix ?? '/api') &&
  /^[\w-]+:.+$/.test(header ?? 'a:b')

if (help || !switches.success || !isUsable) {
  console.log(USAGE)
  process.exit(help ? 0 : 1)
}

const mock = createMock(switches.data, { tokenSeconds: lives ? Number(lives) : undefined })
const { fetch } = hasOtherNames ? withOtherNames(mock) : mock

const [, name = '', value = ''] = /^([\w-]+):\s*(.+)$/.exec(header ?? '') ?? []
const answer = withPrefixAndKey(fetch, { prefix, header: header ? [name, value] : undefined })

serve({ fetch: answer, port: Number(port), hostname: '127.0.0.1' }, () => {
  const variables = [
    `UPSTREAM_URL=http://127.0.0.1:${port}`,
    ...(prefix ? [`UPSTREAM_PREFIX=${prefix}`] : []),
    ...(header ? [`UPSTREAM_HEADERS='${JSON.stringify({ [name]: value })}'`] : []),
  ]
  console.log(`A mock upstream on http://127.0.0.1:${port}. Start the shop on it with
  ${variables.join(' ')} SHOP_MODE=demo npm start
Sign in as ${mockAccounts.map(({ email, role }) => `${email} (${role.join(' ')})`).join(', ')}; password ${person.password}
Codes: ${Object.values(mockCodes).join(', ')}
${USAGE}`)
})
