/** Addresses somebody is sent to that would leave the shop, break a header or lead nowhere. */
export const hostileAddresses: readonly string[] = [
  '//evil.com',
  '///evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  'http:evil.com',
  'https:/evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.com',
  '/..//evil.com',
  '/%2e//evil.com',
  '/x/..//evil.com',
  '//evil.com@good',
  'https://good@evil.com',
  '.evil.com',
  '／／evil.com',
  '',
  '//[::1',
  '/foo\r\nSet-Cookie:a=b',
  `/${'a'.repeat(2048)}`,
]

/** Strange ones that stay in the shop, however a browser reads them. */
export const strangeAddresses: readonly string[] = [
  '/@evil.com',
  '/;@evil.com',
  '/%2f%2fevil.com',
  '/%5cevil.com',
  '/ok%0d%0aX:1',
]
