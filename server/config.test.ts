import { expect, test } from '@jest/globals'
import { readConfig } from '@/server/config'

const read = (environment: Record<string, string>) => readConfig(environment, '/shop')
const configOf = (environment: Record<string, string>) => {
  const result = read(environment)
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  return result.config
}
const problemsOf = (environment: Record<string, string>) => {
  const result = read(environment)
  return 'problems' in result ? result.problems : []
}

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://sach.example',
  NEXTAUTH_SECRET: 'n'.repeat(32),
  TOKEN_SECRET: 't'.repeat(32),
  INTERNAL_SECRET: 'i'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
}

test('nothing set is a demonstration on this machine alone', () => {
  expect(configOf({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    dataDir: '/shop/data',
    upstreamUrl: undefined,
    backendPort: undefined,
  })
  expect(configOf({ PORT: '8080' }).publicUrl.href).toBe('http://localhost:8080/')
})

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:9000'])(
  'a loopback PUBLIC_URL stays a demonstration: %s',
  (url) => expect(configOf({ PUBLIC_URL: url }).mode).toBe('demo'),
)

test('neither NODE_ENV nor DATABASE_URL changes the mode', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db/shop' }
  expect(configOf(environment).mode).toBe('demo')
})

test('live mode with everything it needs', () => {
  expect(configOf(live)).toMatchObject({ mode: 'live', host: '127.0.0.1' })
  expect(configOf({ ...live, PUBLIC_URL: 'http://localhost:3000' }).mode).toBe('live')
})

test('live mode names everything that is missing at once, and says how to make a secret', () => {
  const problems = problemsOf({ SHOP_MODE: 'live' })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'NEXTAUTH_SECRET',
    'TOKEN_SECRET',
    'INTERNAL_SECRET',
    'REVALIDATE_SECRET',
  ])
  expect(problems[1]).toContain('openssl rand')
})

test('only a demonstration sends buyers to the sandboxes of the payment sites', () => {
  const sandboxes = [
    ...['sandbox.vnpayment.vn', 'test-payment.momo.vn'],
    ...['qcgateway.zalopay.vn', 'sbgateway.zalopay.vn'],
  ]
  const sites = ['pay.vnpay.vn', 'payment.momo.vn', 'gateway.zalopay.vn']
  expect(configOf({}).paymentHosts).toEqual([...sandboxes, ...sites])
  expect(configOf(live).paymentHosts).toEqual(sites)
  const told = configOf({ ...live, PAYMENT_HOSTS: 'sandbox.vnpayment.vn' })
  expect(told.paymentHosts).toEqual(['sandbox.vnpayment.vn'])
})

test('with an upstream of the owner no token secret is needed', () => {
  const { TOKEN_SECRET: _, ...rest } = live
  expect(configOf({ ...rest, UPSTREAM_URL: 'https://api.sach.example' }).mode).toBe('live')
})

test.each([
  [
    'an address elsewhere without the mode',
    { ...live, SHOP_MODE: '' },
    'SHOP_MODE=live must be set',
  ],
  [
    'a demonstration elsewhere',
    { SHOP_MODE: 'demo', PUBLIC_URL: 'https://sach.example' },
    'SHOP_MODE=demo',
  ],
  [
    'an upstream without the mode',
    { UPSTREAM_URL: 'http://127.0.0.1:5000' },
    'SHOP_MODE must be set',
  ],
  ['a demonstration for the whole network', { HOST: '0.0.0.0' }, 'HOST'],
  [
    'plain http for customers',
    { ...live, PUBLIC_URL: 'http://sach.example' },
    'PUBLIC_URL must begin with https',
  ],
  [
    'plain http to the upstream',
    { ...live, UPSTREAM_URL: 'http://api.example' },
    'UPSTREAM_URL must begin with https',
  ],
  [
    'a path in the address',
    { PUBLIC_URL: 'http://localhost:3000/shop' },
    'PUBLIC_URL must be an origin',
  ],
  [
    'one secret for all',
    {
      ...live,
      NEXTAUTH_SECRET: 's'.repeat(32),
      TOKEN_SECRET: 's'.repeat(32),
      INTERNAL_SECRET: 's'.repeat(32),
      REVALIDATE_SECRET: 's'.repeat(32),
    },
    'NEXTAUTH_SECRET and TOKEN_SECRET and INTERNAL_SECRET and REVALIDATE_SECRET must differ',
  ],
  [
    'one secret for two',
    { ...live, INTERNAL_SECRET: live.TOKEN_SECRET },
    'TOKEN_SECRET and INTERNAL_SECRET must differ',
  ],
  ['a short secret', { ...live, TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 16'],
  ['a port that is none', { PORT: '70000' }, 'PORT must be a whole number'],
  ['a port that is a word', { PORT: 'http' }, 'PORT must be a whole number'],
  ['a mode that is none', { SHOP_MODE: 'production' }, 'SHOP_MODE must be demo or live'],
  ['a database of another kind', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be'],
  ['a proxy that is no address', { TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must list'],
])('refuses %s', (_, environment, beginning) => {
  expect(problemsOf(environment).some((problem) => problem.startsWith(beginning))).toBe(true)
})

test('an upstream on this machine may be tried in a demonstration that says so', () => {
  const config = configOf({ SHOP_MODE: 'demo', UPSTREAM_URL: 'http://127.0.0.1:5000' })
  expect(config.upstreamUrl?.origin).toBe('http://127.0.0.1:5000')
})

test('what cannot be read and what is missing are told together', () => {
  const problems = problemsOf({ ...live, PORT: 'http', PUBLIC_URL: 'sach', TOKEN_SECRET: '' })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'PORT',
    'TOKEN_SECRET',
  ])
})

test('no message repeats a secret', () => {
  const secret = 'tooshortsecret'
  expect(problemsOf({ ...live, TOKEN_SECRET: secret }).join()).not.toContain(secret)
})
