import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentPages, reads } from '@/e2e/chaos/content-pages'
import { type Answer, type Fault, type FaultProxy, passOn, type Raw } from '@/e2e/chaos/fault-proxy'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { apologyFault, call, get, isFault, uncached } from '@/e2e/support/http'
import { runProgram } from '@/e2e/support/run-program'

const WITHIN_MS = 10_000

const half = (body: Buffer) => body.subarray(0, Math.floor(body.length / 2))

const written = (body: Buffer, length: number, more = '') =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n`,
    ),
    body,
  ])

type Wire = (answer: Answer) => Raw

const wires: Record<string, Wire> = {
  'reset before the head': () => ({ bytes: '', end: 'reset' }),
  'closed before the head': () => ({ bytes: '', end: 'close' }),
  'reset within the head': () => ({ bytes: 'HTTP/1.1 200 OK\r\ncontent-type: appl', end: 'reset' }),
  'reset within the body': ({ body }) => ({
    bytes: written(half(body), body.length),
    end: 'reset',
  }),
  'length too great': ({ body }) => ({ bytes: written(body, body.length + 500), end: 'close' }),
  'length too small': ({ body }) => ({ bytes: written(body, half(body).length), end: 'close' }),
  'gzip cut off': ({ body }) => {
    const packed = half(gzipSync(body))
    return { bytes: written(packed, packed.length, 'content-encoding: gzip\r\n'), end: 'close' }
  },
  'gzip that is none': ({ body }) => ({
    bytes: written(body, body.length, 'content-encoding: gzip\r\n'),
    end: 'close',
  }),
  'chunks that end early': ({ body }) => ({
    bytes: `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${half(body)}`,
    end: 'reset',
  }),
  'no HTTP at all': () => ({ bytes: 'SSH-2.0-OpenSSH_9.2\r\n', end: 'close' }),
}

const faultOf =
  (wire: Wire): Fault =>
  async ({ path, method }, ask) =>
    // An order must not be placed by the way, and the look whether somebody is there succeeds.
    path === '/readyz'
      ? ask()
      : wire(
          method === 'GET'
            ? await ask()
            : { status: 200, headers: {}, body: Buffer.from('{"data":{"orderId":1}}') },
        )

/** Asked for the usual way during the fault and after it: nothing of the first answer is cached. */
async function cachedHalf({ shop, proxy }: Stack, path: string) {
  const during = await get(shop.origin + path)
  proxy.set(passOn)
  const after = await get(shop.origin + path)
  const isWhole = after.status === 200 && /<h1[\s\S]*<\/html>/.test(after.text)
  return [
    during.status >= 500 ? null : `${path} answered ${during.status} during the fault`,
    isWhole ? null : `${path} answered ${after.status} after the fault`,
  ]
}

/** Pages, reads and an order, each answered by an apology. */
async function askEach({ shop }: Stack) {
  const page = async (path: string) =>
    apologyFault(await get(shop.origin + path, { headers: uncached }), path, WITHIN_MS)
  const read = async (path: string) => apologyFault(await call(shop.origin, path), path, WITHIN_MS)
  const order = await placeOrder(shop.origin, guestOrder())
  return [
    apologyFault(order, '/api/Order/checkout', WITHIN_MS),
    ...(await Promise.all(contentPages.map(page))),
    ...(await Promise.all(reads.map(read))),
  ]
}

export const severedConnections: Check = {
  name: 'severed-connections',
  proves: 'connections reset, lengths and gzip that lie',
  run: () =>
    withStack(async (stack) => {
      const failures: string[] = []
      let count = 0
      for (const [index, [name, wire]] of Object.entries(wires).entries()) {
        stack.proxy.set(faultOf(wire))
        const answers = [
          ...(await askEach(stack)),
          ...(await cachedHalf(stack, `/san-pham?page=${index + 1}`)),
        ]
        count += answers.length
        failures.push(...answers.filter(isFault).map((fault) => `${name}: ${fault}`))
      }
      return { count, failures }
    }),
}

/** A name that leads nowhere, a port that speaks no TLS, and one with a certificate of its own making. */
const elsewhere: Record<string, (plain: string, selfSigned: string) => string> = {
  'no such name': () => 'http://upstream.invalid',
  'no TLS there': (plain) => plain.replace('http:', 'https:'),
  'a certificate nobody vouches for': (_plain, selfSigned) => selfSigned,
}

async function startSelfSigned() {
  const place = mkdtempSync(join(tmpdir(), 'hien-sach-tls-'))
  const [key, cert] = [join(place, 'key.pem'), join(place, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const what = ['-x509', ...kind, '-subj', '/CN=localhost', '-days', '1']
  runProgram('openssl', 'req', ...what, '-keyout', key, '-out', cert)
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end('{}'),
  )
  rmSync(place, { recursive: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}

export const unreachableUpstream: Check = {
  name: 'unreachable-upstream',
  proves: 'no such name, no TLS',
  run: async () => {
    const failures: string[] = []
    let count = 0
    const selfSigned = await startSelfSigned()
    for (const [name, address] of Object.entries(elsewhere)) {
      const upstream = ({ origin }: FaultProxy) => address(origin, selfSigned.origin)
      const answers = await withStack(askEach, { upstream, firstPath: '/login' })
      count += answers.length
      failures.push(...answers.filter(isFault).map((fault) => `${name}: ${fault}`))
    }
    selfSigned.close()
    return { count, failures }
  },
}
