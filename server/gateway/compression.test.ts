import { expect, test } from '@jest/globals'
import { chooseEncoding, isCompressible } from '@/server/gateway/compression'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['gzip;q=0', null],
  [undefined, null],
])('%s: %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/ld+json', true],
  ['text/x-component', true],
  ['application/javascript; charset=UTF-8', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['video/mp4', false],
  ['font/woff2', false],
  ['text/event-stream', false],
  ['', false],
])('%s is text: %s', (type, isText) => expect(isCompressible(type)).toBe(isText))
