import type { IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import {
  isCall,
  isReadablePath,
  ownHosts,
  pathOf,
  plainHost,
  refuseRequest,
} from '@/server/gateway/request-rules'

test.each([
  '/',
  '/san-pham/toan-lop-1-12',
  '/tin-sach/%C4%91%E1%BB%8Dc-s%C3%A1ch',
  '/chinh-sach-CTV',
  '/_next/static/chunks/%5Bid%5D.js',
  '/.well-known/assetlinks.json',
  '/a..b',
  '/%252f',
])('%s is an ordinary path', (path) => expect(isReadablePath(path)).toBe(true))

test.each([
  '/san-pham/%E0%A4%A',
  '/san-pham/%ff',
  '/%c0%af',
  '/%',
  '/a%2fb',
  '/a%2Fb',
  '/a%5cb',
  '/a\\b',
  '/san-pham/%00',
  '/a%0d%0ab',
  '/a%7f',
  '/../etc/passwd',
  '/a/./b',
  '/a/%2e%2e/b',
  '/a/..',
  '/a#b',
])('%s is refused', (path) => expect(isReadablePath(path)).toBe(false))

test.each([
  ['Sach.Example', 'sach.example'],
  ['sach.example:443', 'sach.example'],
  ['sach.example.:80', 'sach.example'],
  ['sach.example:3000', 'sach.example:3000'],
])('host %s is %s', (given, plain) => expect(plainHost(given)).toBe(plain))

type Asked = { method?: string; url?: string; headers?: Record<string, string>; host?: string }

function request({ method = 'GET', url = '/san-pham', headers = {} }: Asked) {
  const all = { Host: 'sach.example', ...headers }
  return {
    method,
    url,
    headers: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    rawHeaders: Object.entries(all).flat(),
  } as unknown as IncomingMessage
}
const shop = new URL('https://sach.example')
const live = { isOwnHost: ownHosts('live', shop), dev: false }
const refuse = (asked: Asked, rules = live) =>
  refuseRequest(request(asked), asked.host ?? 'sach.example', rules)
const onlyReading = { status: 405, allow: 'GET, HEAD' }
const everyWay = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

test.each<[Asked, unknown]>([
  [{}, null],
  [{ method: 'HEAD' }, null],
  [{ url: '/san-pham?x=%2f..%5c' }, null],
  [{ url: `/${'a'.repeat(4095)}` }, null],
  [{ url: `/${'a'.repeat(4096)}` }, { status: 414 }],
  [{ url: 'http://169.254.169.254/latest' }, { status: 400 }],
  [{ url: '' }, { status: 400 }],
  [{ url: '*', method: 'OPTIONS' }, { status: 400 }],
  [{ url: '/a%2fb?x' }, { status: 400 }],
  [{ headers: { hOST: 'second.example' } }, { status: 400 }],
  [{ headers: { Hosts: 'x', 'X-Host': 'x', Hose: 'x' } }, null],
  [{ headers: { Upgrade: 'websocket' } }, { status: 400 }],
  [{ host: 'evil.example' }, { status: 421 }],
  [{ host: 'SACH.example.:443' }, null],
  [{ host: '10.0.0.7', url: '/healthz' }, null],
  [{ host: '10.0.0.7', url: '/readyz?x' }, null],
  [{ host: '10.0.0.7', url: '/api/revalidate', method: 'POST' }, null],
  [{ host: '10.0.0.7', url: '/healthz/x' }, { status: 421 }],
  [{ method: 'POST' }, onlyReading],
  [{ method: 'OPTIONS' }, onlyReading],
  [{ method: 'POST', url: '/apix' }, onlyReading],
  [{ method: 'POST', url: '/_next/x' }, onlyReading],
  [{ method: 'POST', url: '/mobile/session/x' }, onlyReading],
  [{ method: 'POST', url: '/x/sandbox-pay/y' }, onlyReading],
  [{ method: 'POST', url: '/mobile/session' }, null],
  [{ method: 'POST', url: '/SANDBOX-PAY/x' }, null],
  [{ method: 'PUT', url: '/api' }, null],
  [{ method: 'PATCH', url: '/api/User/Settings' }, null],
  [{ method: 'DELETE', url: '/api/Order/del-voucher' }, null],
  [{ method: 'OPTIONS', url: '/api/Order' }, null],
  [
    { method: 'TRACE', url: '/api/Order' },
    { status: 405, allow: everyWay },
  ],
  [
    { method: 'CONNECT', url: '/api/Order' },
    { status: 405, allow: everyWay },
  ],
])('asked with %j the gateway answers %j', (asked, rejection) => {
  expect(refuse(asked)).toEqual(rejection)
})

test('a request without a host, a method or an address is none', () => {
  const { rawHeaders: _, ...rest } = request({})
  expect(refuseRequest({ ...rest, rawHeaders: [] }, 'sach.example', live)).toEqual({
    status: 400,
  })
  expect(refuseRequest({ headers: {}, rawHeaders: ['Host', 'x'] }, 'sach.example', live)).toEqual({
    status: 400,
  })
  const nameless = { url: '/', headers: {}, rawHeaders: ['Host', 'x'] }
  expect(refuseRequest(nameless, 'sach.example', live)).toEqual(onlyReading)
})

test.each([
  ['localhost:3000', true],
  ['127.0.0.1:8080', true],
  ['[::1]:3000', true],
  ['LOCALHOST', true],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
])('a demonstration answers to %s: %s', (host, isAnswered) => {
  const demo = { isOwnHost: ownHosts('demo', new URL('http://localhost:3000')), dev: false }
  expect(refuseRequest(request({}), host, demo)).toEqual(isAnswered ? null : { status: 421 })
})

test.each([
  'junk',
  '%5B%22',
  '%',
  '[]',
  '{}',
  '["",null]',
  '["",{"children":["a",{"children":1}]}]',
  '[1,{}]',
])('a soft navigation from %s is none Next could read', (tree) => {
  const headers = { rsc: '1', 'next-router-state-tree': tree }
  expect(refuseRequest(request({ headers }), 'sach.example', live)).toEqual({ status: 400 })
})

test('a soft navigation from where a page is goes through', () => {
  const tree = encodeURIComponent(
    '["",{"children":["(shop)",{"children":[["id","12","d"],{}]}]},null,null,true]',
  )
  const headers = { rsc: '1', 'next-router-state-tree': tree }
  expect(refuseRequest(request({ headers }), 'sach.example', live)).toBeNull()
})

test('the builder of a demonstration may post to itself', () => {
  const demo = { isOwnHost: () => true, dev: true }
  expect(refuseRequest(request({ method: 'POST', url: '/_next/x' }), 'x', demo)).toBeNull()
  expect(refuseRequest(request({ method: 'POST', url: '/x/_next' }), 'x', demo)).toEqual(
    onlyReading,
  )
})

test.each([
  ['/api', true],
  ['/api/Order', true],
  ['/apix', false],
  ['/x/api/', false],
])('%s is a call: %s', (pathname, expected) => expect(isCall(pathname)).toBe(expected))

test.each([
  ['/a?b?c', '/a'],
  ['/a', '/a'],
  ['?', ''],
])('the path of %s is %s', (target, pathname) => expect(pathOf(target)).toBe(pathname))
