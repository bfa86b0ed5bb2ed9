import { expect, test } from '@jest/globals'
import { readPlainQuestion } from '@/server/gateway/simple-request'

const live = { hosts: ['sach.example'], dev: false }

const read = (
  rawHeaders: string[],
  method = 'GET',
  rules: { hosts: string[] | null; dev: boolean } = live,
) => readPlainQuestion({ method, url: '/san-pham', rawHeaders }, rules)

const atShop = ['Host', 'sach.example']

test('of a plain question what could change the answer is read, however it is spelled', () => {
  const head = [
    'hOST',
    'sach.example',
    'COOKIE',
    'a=1',
    'accept-Encoding',
    'br',
    'If-None-Match',
    '"x"',
  ]
  expect(read([...head, 'User-Agent', 'x', 'Accept', 'text/html'])).toEqual({
    method: 'GET',
    url: '/san-pham',
    headers: { cookie: 'a=1', 'accept-encoding': 'br', 'if-none-match': '"x"' },
  })
})

test.each<[string[], string]>([
  [atShop, 'GET'],
  [atShop, 'HEAD'],
  [['Host', 'sach.example:443'], 'GET'],
  [['Host', '10.0.0.7', 'X-Forwarded-Host', 'sach.example'], 'GET'],
])('%j %s is plain', (head, method) => expect(read(head, method)).not.toBeNull())

test.each<[string[], string]>([
  [atShop, 'POST'],
  [[...atShop, 'Upgrade', 'websocket'], 'GET'],
  [[...atShop, 'Transfer-Encoding', 'chunked'], 'GET'],
  [[...atShop, 'Content-Length', '3'], 'GET'],
  [[...atShop, 'Authorization', 'Bearer x'], 'GET'],
  [[...atShop, 'Range', 'bytes=0-1'], 'GET'],
  [[...atShop, 'RSC', '1'], 'GET'],
  [[...atShop, 'Next-Router-State-Tree', '[]'], 'GET'],
  [[...atShop, 'Next-Url', '/'], 'GET'],
  [[...atShop, 'Cookie', 'a=1', 'cookie', 'b=2'], 'GET'],
  [[...atShop, 'hOST', 'sach.example'], 'GET'],
  [[...atShop, 'X-Forwarded-Host', 'evil.example'], 'GET'],
  [['Host', 'evil.example'], 'GET'],
  [[], 'GET'],
])('%j %s has more to look at', (head, method) => expect(read(head, method)).toBeNull())

test('in a demonstration any name will do', () => {
  expect(read(['Host', 'anything'], 'GET', { hosts: null, dev: false })).not.toBeNull()
})
