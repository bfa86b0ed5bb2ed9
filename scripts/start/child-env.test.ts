import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { backendVariables } from '@/backend/app/config'
import { storefrontVariables } from '@/lib/env'
import { backendEnvironment, buildEnvironment, nextEnvironment } from '@/scripts/start/child-env'
import { gatewayVariables, readConfig } from '@/server/config'

const machine = {
  PATH: '/usr/bin',
  AWS_SECRET_ACCESS_KEY: 'not for a shop',
  DATABASE_URL: 'postgres://shop@db/shop',
  GOOGLE_CLIENT_SECRET: 'google',
  VNPAY_HASH_SECRET: 'vnpay',
  SHOP_NAME: 'Hiên Sách',
  LC_ALL: 'vi_VN.UTF-8',
}
const secrets = {
  NEXTAUTH_SECRET: 'next-auth',
  TOKEN_SECRET: 'token',
  INTERNAL_SECRET: 'internal',
  REVALIDATE_SECRET: 'revalidate',
}
const read = readConfig({ PUBLIC_URL: 'http://localhost:3000' }, '/shop')
if ('problems' in read) throw new Error('unreadable')
const { config } = read

test('the storefront gets its session secret, and nothing of the backend or the machine', () => {
  const given = nextEnvironment(machine, config, secrets, 'http://127.0.0.1:4000')
  expect(given).toMatchObject({
    PATH: '/usr/bin',
    LC_ALL: 'vi_VN.UTF-8',
    SHOP_NAME: 'Hiên Sách',
    GOOGLE_CLIENT_SECRET: 'google',
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: 'next-auth',
    UPSTREAM_URL: 'http://127.0.0.1:4000',
  })
  for (const name of ['TOKEN_SECRET', 'DATABASE_URL', 'VNPAY_HASH_SECRET', 'AWS_SECRET_ACCESS_KEY'])
    expect(given).not.toHaveProperty(name)
})

test('the storefront is told whether its upstream is our backend', () => {
  const given = nextEnvironment(machine, config, secrets, 'http://127.0.0.1:4000')
  expect(given).toHaveProperty('OWN_BACKEND', '1')
  const upstreamUrl = new URL('https://api.sach.example')
  const other = nextEnvironment(machine, { ...config, upstreamUrl }, secrets, upstreamUrl.origin)
  expect(other).not.toHaveProperty('OWN_BACKEND')
})

test('the storefront of a demonstration passes on the pages of its practice sites alone', () => {
  const given = nextEnvironment(machine, config, secrets, 'http://127.0.0.1:4000')
  expect(given).toMatchObject({ SANDBOX_PAGES: expect.stringContaining('/sandbox-pay/ghn') })
  expect(given).not.toMatchObject({ SANDBOX_PAGES: expect.stringContaining('api') })
  const live = nextEnvironment(machine, { ...config, mode: 'live' }, secrets, 'x')
  expect(live).not.toHaveProperty('SANDBOX_PAGES')
})

test('the backend gets its token secret and its database, and not the session secret', () => {
  const given = backendEnvironment(machine, config, secrets, 4001)
  expect(given).toMatchObject({
    BACKEND_PORT: '4001',
    DATABASE_URL: 'postgres://shop@db/shop',
    VNPAY_HASH_SECRET: 'vnpay',
    TOKEN_SECRET: 'token',
    REVALIDATE_URL: 'http://127.0.0.1:3000/api/revalidate',
  })
  expect(given).not.toHaveProperty('NEXTAUTH_SECRET')
  expect(given).not.toHaveProperty('AWS_SECRET_ACCESS_KEY')
})

test('the build is told what to make, and gets no secret at all', () => {
  expect(Object.keys(buildEnvironment({ ...machine, NEXT_OUTPUT: 'standalone' })).sort()).toEqual([
    'LC_ALL',
    'NEXT_OUTPUT',
    'NEXT_TELEMETRY_DISABLED',
    'PATH',
    '__NEXT_PROCESSED_ENV',
  ])
})

/** Settled by the gateway for its processes, or meant for itself. */
const ours = [
  'SHOP_MODE',
  'PUBLIC_URL',
  'DATA_DIR',
  'UPSTREAM_URL',
  'OWN_BACKEND',
  'SANDBOX_PAGES',
  'METRICS',
  'BEHIND_GATEWAY',
  'TRUSTED_PROXIES',
  'BACKEND_PORT',
  'REVALIDATE_URL',
]

test.each([
  [
    'the storefront',
    storefrontVariables,
    (given: Record<string, string>) => nextEnvironment(given, config, secrets, 'x'),
  ],
  [
    'the backend',
    backendVariables,
    (given: Record<string, string>) => backendEnvironment(given, config, secrets, 1),
  ],
] as const)('whatever %s reads reaches its process', (_, variables, environmentFrom) => {
  const names = variables.filter((name) => !ours.includes(name) && !(name in secrets))
  const given = environmentFrom(Object.fromEntries(names.map((name) => [name, `my ${name}`])))
  for (const name of names) expect(given).toHaveProperty(name, `my ${name}`)
})

test('the example file names every variable there is', () => {
  const example = readFileSync('.env.example', 'utf8')
  const names = [...storefrontVariables, ...backendVariables, ...gatewayVariables]
  // The gateway alone sets it.
  const toSet = new Set(
    names.filter((name) => !['OWN_BACKEND', 'BEHIND_GATEWAY', 'SANDBOX_PAGES'].includes(name)),
  )
  expect([...toSet].filter((name) => !example.includes(`# ${name}=`))).toEqual([])
})
