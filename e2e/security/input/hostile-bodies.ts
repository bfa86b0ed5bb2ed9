import { Agent, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { memoryOf, picturesDrawn } from '@/e2e/support/process-memory'
import { sharedSecret, sharedShop } from '@/e2e/support/shop'

const KB = 1024
const MB = KB * KB
const MOST_MORE_MB = 50
const LIMIT = 64 * KB
const json = 'application/json'
const bomb = Buffer.alloc(50 * MB, ' ')

const cart = '{"cartDetails":[{"productId":1,"Quantity":1}]}'
const ofGuests = [
  'cal',
  'check-inventory-without-login',
  'add-voucher-without-login',
  'add-promotion-coupon-without-login',
  'add-affiliate-without-login',
  'remove-voucher-without-login',
  'remove-promotion-coupon-without-login',
  'remove-affiliate-without-login',
]
/** Calls with a body that they take, so that a body cut short and used all the same would be seen. */
const calls: { path: string; right: string }[] = [
  ...ofGuests.map((name) => ({ path: `/api/Order/${name}`, right: cart })),
  { path: '/api/Redirect/Check-url', right: '{"url":"http://localhost:3000/m/tet"}' },
  { path: '/api/User/SendSecurityCode', right: '{"Email":"nobody@sach.vn"}' },
  {
    path: '/api/User/ValidateSecurityCode',
    right: '{"Email":"nobody@sach.vn","SecurityCode":"123456"}',
  },
  {
    path: '/api/Authentication/Login',
    right: '{"Email":"nobody@sach.vn","Password":"not a password"}',
  },
]

type Body = {
  name: string
  /** What is sent, from a body the call takes. */
  bytes: (right: string) => Buffer
  /** Spaces sent after it. */
  padding?: number
  headers?: Record<string, string>
  isChunked?: boolean
  /** What Content-Length says in place of the truth. */
  announced?: (length: number) => number
  /** Statuses that are right; otherwise any refusal. */
  allowed?: (status: number) => boolean
}

const plain = (right: string) => Buffer.from(right)
const isTooLarge = (status: number) => status === 413
const isSound = (status: number) => status < 500
const sizes: [number, Body['allowed']][] = [
  [LIMIT, isSound],
  [LIMIT + 1, isTooLarge],
  [MB, isTooLarge],
  [10 * MB, isTooLarge],
  [50 * MB, isTooLarge],
  [200 * MB, isTooLarge],
]
const sized = (isChunked: boolean): Body[] =>
  sizes.map(([size, allowed = isSound]) => ({
    name: `${size} bytes${isChunked ? ' in chunks' : ''}`,
    bytes: plain,
    padding: size,
    isChunked,
    allowed,
  }))
const typed = (type: string, make: (right: string) => Buffer = plain): Body => ({
  name: type || 'no content type',
  bytes: make,
  headers: { 'content-type': type },
})
const coded = (
  coding: string,
  pack: (bytes: Buffer) => Buffer,
  raw: (right: string) => Buffer,
): Body => ({
  name: `content-encoding ${coding}`,
  bytes: (right) => pack(raw(right)),
  headers: { 'content-encoding': coding },
})
const before =
  (...bytes: number[]) =>
  (right: string) =>
    Buffer.concat([Buffer.from(bytes), plain(right)])
const inside =
  (...bytes: number[]) =>
  (right: string) =>
    Buffer.concat([plain(`{"x":"`), Buffer.from(bytes), plain(`",${right.slice(1)}`)])
const form = (right: string) =>
  Buffer.from(
    `--x\r\nContent-Disposition: form-data; name="a"; filename="a.json"\r\n\r\n${right}\r\n--x--\r\n`,
  )

const bodies: Body[] = [
  ...sized(false),
  ...sized(true),
  { name: 'nothing', bytes: () => Buffer.alloc(0) },
  { name: 'one byte', bytes: () => Buffer.from('{') },
  { name: 'a space', bytes: () => Buffer.from(' ') },
  { name: 'cut in the middle', bytes: (right) => plain(right.slice(0, -3)) },
  { name: 'two values', bytes: (right) => plain(right + right) },
  { name: 'announced shorter', bytes: plain, announced: (length) => length - 5 },
  { name: 'announced longer', bytes: plain, announced: (length) => length + 50 },
  { name: 'announced far longer', bytes: plain, announced: () => 10 * MB, allowed: isTooLarge },
  coded('gzip', gzipSync, () => bomb),
  coded('deflate', deflateSync, () => bomb),
  coded('br', brotliCompressSync, () => bomb.subarray(0, MB)),
  coded('gzip', gzipSync, plain),
  coded(
    'nonsense',
    (bytes) => bytes,
    () => Buffer.from('\u0000'),
  ),
  typed('multipart/form-data; boundary=x', form),
  typed('application/x-www-form-urlencoded', () => Buffer.from('cartDetails=1&url=x&Email=a')),
  typed('application/x-www-form-urlencoded'),
  typed('text/plain'),
  typed('text/html'),
  typed('application/xml', () =>
    Buffer.from('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><a>&y;</a>'),
  ),
  typed('application/jsonp'),
  { name: 'a byte order mark', bytes: before(0xef, 0xbb, 0xbf), allowed: isSound },
  { name: 'a mark of UTF-16', bytes: before(0xff, 0xfe) },
  {
    name: 'UTF-16',
    bytes: (right) => Buffer.from(right, 'utf16le'),
    headers: { 'content-type': `${json}; charset=utf-16` },
  },
  { name: 'invalid UTF-8', bytes: inside(0xff) },
  { name: 'half a letter', bytes: inside(0xe1, 0xba) },
  { name: 'an overlong slash', bytes: inside(0xc0, 0xaf) },
  { name: 'a coded surrogate', bytes: inside(0xed, 0xa0, 0x80) },
  { name: 'a raw NUL', bytes: inside(0) },
]

/** Whether it would fill the memory if it were taken whole, or unpacked. */
const isHeavy = ({ padding = 0, announced, headers }: Body) =>
  padding > LIMIT || announced !== undefined || headers?.['content-encoding'] !== undefined

const chunk = Buffer.alloc(64 * KB, ' ')
/** As browsers do: who announces to hang up may be hung up on before the refusal is read. */
const agent = new Agent({ keepAlive: true })
let addresses = 0

/** The status, or 0 when the connection ended without one. */
const send = (origin: string, path: string, body: Body, right: string) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    const bytes = body.bytes(right)
    const length = Math.max(bytes.length, body.padding ?? 0)
    const { hostname, port } = new URL(origin)
    addresses += 1
    const call = request({
      ...{ hostname, port, path, method: 'POST', agent },
      headers: {
        'content-type': json,
        'x-requested-with': 'storefront',
        'x-internal-secret': sharedSecret,
        'x-forwarded-for': `10.9.${addresses >> 8}.${addresses & 255}`,
        ...(!body.isChunked && { 'content-length': body.announced?.(length) ?? length }),
        ...body.headers,
      },
    })
    let isOver = false
    const end = (status: number, text = '') => {
      isOver = true
      call.destroy()
      resolve({ status, text })
    }
    call.setTimeout(3_000, () => end(408))
    call.once('response', (answer) =>
      readText(answer).then(
        (text) => end(answer.statusCode ?? 0, text),
        () => end(answer.statusCode ?? 0),
      ),
    )
    call.on('error', () => end(0))
    call.write(bytes)
    let left = length - bytes.length
    const more = () => {
      while (!isOver && left > 0) {
        const part = chunk.subarray(0, Math.min(left, chunk.length))
        left -= part.length
        if (!call.write(part)) return void call.once('drain', more)
      }
      if (!isOver && !body.announced) call.end()
    }
    more()
  })

const isRefusal = (status: number) => status >= 400 && status < 500

/** No body is used in part, and none fills the memory. */
export const hostileBodies: Check = {
  name: 'hostile-bodies',
  proves: 'bodies too large, wrongly announced, packed, of other types',
  run: async (pace) => {
    const shop = await sharedShop()
    const { origin, backendOrigin, pid } = shop
    const all = [origin, backendOrigin].flatMap((entry) =>
      calls.flatMap(({ path, right }) => bodies.map((body) => ({ entry, path, right, body }))),
    )
    const tried = shareOf(all, pace, 7)
    const tryEach = (some: typeof all, look: () => void) =>
      eachOf(
        some,
        async ({ entry, path, right, body }) => {
          const { status, text } = await send(entry, path, body, right)
          look()
          const isRight = (body.allowed ?? isRefusal)(status)
          const told = entry === origin ? 'gateway' : 'backend'
          return isRight && status > 0
            ? undefined
            : `${told} ${path}, ${body.name}: ${status} ${text.slice(0, 100)}`
        },
        2,
      )
    // What a program needs for some hundred calls of any kind stays; only growth after them counts.
    const failures = await tryEach(
      tried.filter(({ body }) => !isHeavy(body)),
      () => {},
    )
    await picturesDrawn(shop)
    const start = memoryOf(pid)
    let most = start
    const ofHeavy = await tryEach(
      tried.filter(({ body }) => isHeavy(body)),
      () => {
        most = Math.max(most, memoryOf(pid))
      },
    )
    failures.push(...ofHeavy)
    const more = Math.round(most - start)
    if (more > MOST_MORE_MB) failures.push(`${more} MB more memory`)
    const figures = {
      bodies: String(bodies.length),
      calls: String(calls.length),
      memory: `${Math.round(start)} MB +${more}`,
    }
    return { count: tried.length, failures, figures }
  },
}
