import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const NGINX = '/usr/sbin/nginx'

/** The configuration as the operator copies it from the handbook. */
function recipe(): string {
  const [, block = ''] =
    /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  return block
}

/** A program that answers with its name and the address it was asked for. */
async function program(name: string) {
  const server = createServer((asked, answer) => answer.end(`${name} ${asked.url}`))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { port, stop: () => new Promise((done) => server.close(done)) }
}

/** A free port; nginx takes it a moment later. */
async function freePort(): Promise<number> {
  const { port, stop } = await program('')
  await stop()
  return port
}

/** The recipe without its certificate, on ports of this test. */
const onPorts = (ports: { proxy: number; shop: number; backend: number }) =>
  recipe()
    .replace(/server \{\s+listen 80;[\s\S]*$/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.proxy};`)
    .replace(/^\s*ssl_.*$/gm, '')
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${ports.backend}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.shop}`)

function configuration(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${servers} }`
}

/** Sends the path as it is written. */
const get = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : `${answer.statusCode}`))
    })
      .on('error', reject)
      .end()
  })

/** Asks until nginx listens. */
async function started(port: number): Promise<void> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    if ((await get(port, '/').catch(() => null)) !== null) return
    await new Promise((done) => setImmediate(done))
  }
  throw new Error('nginx does not listen')
}

async function behindNginx(work: (ask: (path: string) => Promise<string>) => Promise<void>) {
  const [shop, backend] = [await program('shop'), await program('backend')]
  const proxy = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'hien-sach-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    configuration(folder, onPorts({ proxy, shop: shop.port, backend: backend.port })),
  )
  const nginx = spawn(NGINX, ['-p', folder, '-c', file], { stdio: 'inherit' })
  const over = new Promise((done) => nginx.once('exit', done))
  try {
    await started(proxy)
    await work((path) => get(proxy, path))
  } finally {
    nginx.kill()
    await over
    await Promise.all([shop.stop(), backend.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

const notices = [
  '/payment/vnpay/ipn?vnp_TxnRef=1',
  '/payment/momo/ipn',
  '/payment/zalopay/callback',
  '/payment/transfers/sepay',
  '/carriers/ghn/notices',
  '/carriers/ghtk/notices',
  '/carriers/viettel-post/notices',
]
const ways = [
  '/api/staff/orders/..%2f..%2f..%2fpayment%2f',
  '/payment/..%2fapi/staff/orders',
  '/payment/../api/staff/orders',
  '/payment/vnpay/ipn/..%2f..%2f..%2fapi%2fstaff%2forders',
  '/payment/',
  '/carriers/..%2finternal/backup',
  '//payment/x',
]
/** These do name a notice once they are read: the backend is sent the notice's own address, never the one written. */
const disguised = ['/api/staff/orders/..%2f..%2f..%2fpayment%2fvnpay%2fipn', '/%70ayment/vnpay/ipn']

const isHere = existsSync(NGINX)
const withNginx = isHere ? test : test.skip
withNginx(
  `the proxy of the handbook leads notices to the backend and nothing else${isHere ? '' : ' (not run: no nginx)'}`,
  () =>
    behindNginx(async (ask) => {
      for (const path of notices) expect(await ask(path)).toBe(`backend ${path}`)
      for (const path of ways) expect([path, await ask(path)]).toEqual([path, `shop ${path}`])
      for (const path of disguised)
        expect([path, await ask(path)]).toEqual([path, 'backend /payment/vnpay/ipn'])
      expect(await ask('/metrics')).toBe('404')
      expect(await ask('/san-pham/1?x=%2f')).toBe('shop /san-pham/1?x=%2f')
    }),
  30_000,
)
