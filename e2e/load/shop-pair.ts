import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { entryPoints, type WireCall } from '@/e2e/security/input/entry-points'
import { type RunningShop, sharedSecret, startShop } from '@/e2e/support/shop'

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env
const SERVER = TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const REDIS = TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

const onServer = (statement: string) =>
  execFileSync('psql', ['--quiet', '--dbname', SERVER, '--command', statement])

/** Two shops as compose.yaml has them: one PostgreSQL, one Redis, one address and the same secrets. */
export async function withPair(run: (shops: [RunningShop, RunningShop]) => Promise<void>) {
  const name = `checks_${randomUUID().replaceAll('-', '')}`
  onServer(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(SERVER), { pathname: `/${name}` }).href
  const secrets = ['NEXTAUTH_SECRET', 'TOKEN_SECRET', 'REVALIDATE_SECRET'].map((key) => [
    key,
    randomUUID(),
  ])
  const settings: Record<string, string> = {
    ...Object.fromEntries(secrets),
    INTERNAL_SECRET: sharedSecret,
    DATABASE_URL: databaseUrl,
    REDIS_URL: REDIS,
    TRUSTED_PROXIES: 'loopback',
  }
  const opened: RunningShop[] = []
  try {
    const one = await startShop(settings)
    opened.push(one)
    const other = await startShop({ ...settings, PUBLIC_URL: one.origin })
    opened.push(other)
    await run([one, other])
  } finally {
    for (const shop of opened.reverse()) await shop.stop()
    onServer(`drop database if exists ${name} with (force)`)
  }
}

export type Told = { status: number; text: string; cookie: string }

/** What a page of ours would ask this gateway. */
export async function tell(
  { origin }: RunningShop,
  { method, address, body, headers }: WireCall,
): Promise<Told> {
  const answer = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: {
      'x-requested-with': 'storefront',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ?? null,
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { status: answer.status, text: await answer.text(), cookie }
}

export const signIn = (
  shop: RunningShop,
  [email, password]: readonly [string, string],
  headers: Record<string, string> = {},
) =>
  tell(shop, {
    method: 'POST',
    address: '/api/Authentication/Login',
    body: JSON.stringify({ Email: email, Password: password }),
    headers,
  })

/** Signed in as staff at this gateway. */
export async function staffOf(shop: RunningShop) {
  const [entry] = entryPoints(shop)
  if (!entry) throw new Error('no gateway')
  await entry.refresh()
  return entry
}
