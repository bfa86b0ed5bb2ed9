import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import type { SocialPerson } from '@/backend/modules/auth/social-providers'
import { rateBucket } from '@/backend/platform/db/tables'
import { testDatabase } from '@/backend/platform/db/testing'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { accountsApp, addPerson, bearer, from, PASSWORD, tokenOf } from '@/backend/testing/accounts'
import { guestOrder, lineOf, twoBookShop } from '@/backend/testing/orders'
import { wards } from '@/backend/testing/shop'
import { rateLimits } from '@/contract/rate-limits'
import { getChallenge } from '@/contract/shop/challenge'

const IP = '203.0.113.1'

const google = async (): Promise<SocialPerson> => ({
  ...{ provider: 'google', subject: 'g-1', name: 'Lan', photoUrl: null },
  ...{ email: 'lan@sach.vn', isEmailVerified: true },
})

async function open() {
  const store = await testDatabase()
  const shop = accountsApp(store.db, { social: { google } })
  const challenge = async () => {
    const answer = await shop.get(getChallenge.path.slice('/api/'.length), from(IP))
    return JSON.parse(((await answer.json()) as { data: { challenge: string } }).data.challenge)
  }
  const work = async () => {
    const asked = await challenge()
    const solution = await solveChallenge({ challenge: asked, deriveKey })
    return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64')
  }
  return { ...shop, challenge, work, close: store.close }
}
type Shop = Awaited<ReturnType<typeof open>>

/** As if the network had used up what is free. */
async function useUp({ db, now }: Shop, name: string) {
  const key = throttleKey(name, { address: IP })
  const expiresAt = new Date(now().getTime() + 25 * 3_600_000)
  await db.insert(rateBucket).values({ key, windowStart: new Date(0), hits: 1, expiresAt })
  for (const seconds of [900, 3600]) await countHit(db, key, 1, seconds, now())
  await db.update(rateBucket).set({ hits: 10_000 }).where(eq(rateBucket.key, key))
}

const person = {
  ...{ Email: 'moi@sach.vn', Phone: '0901000111', Name: 'Minh', Password: PASSWORD },
  ...{ Address: '12 Lê Lợi', WardId: wards.benThanh },
}
const calls: [name: string, limit: string, path: string, body: object][] = [
  ['a password', 'sign-in:address', 'Authentication/Login', { Email: 'a@b.vn', Password: 'x' }],
  ['a network’s account', 'social', 'Authentication/SocialLoginGG', { id_token: 'x' }],
  ['a registration', 'register', 'User/Register-client', person],
  ['a mailed code', 'code-mail:address', 'User/SendSecurityCode', {}],
  ['a guest’s order', 'orders:guests', 'Order/checkout-without-login', guestOrder([lineOf(1)])],
]

test.each(calls)(
  'beyond what a network may do for nothing, %s costs work, each time anew',
  async (_, limit, path, body) => {
    const shop = await open()
    await twoBookShop(shop)
    await addPerson(shop.db)
    const send = async (header: Record<string, string> = {}) => {
      // Codes are mailed once a minute to one address.
      const Email = `${randomUUID()}@sach.vn`
      const sent = path === 'User/SendSecurityCode' ? { Email } : body
      const answer = await shop.post(path, sent, {
        ...from(IP),
        'idempotency-key': randomUUID(),
        ...header,
      })
      const { data } = (await answer.json()) as { data?: { isChallenged?: boolean } }
      return answer.status === 429 && data?.isChallenged ? 'challenged' : answer.status
    }
    await useUp(shop, limit)
    expect(await send()).toBe('challenged')
    const proof = await shop.work()
    expect(await send({ 'x-challenge': proof })).not.toBe('challenged')
    expect(await send({ 'x-challenge': proof })).toBe('challenged')
    await shop.close()
  },
)

test('what is no solved challenge of this shop lifts nothing', async () => {
  const shop = await open()
  await useUp(shop, 'social')
  const tries = async (proof: string) =>
    (
      await shop.post(
        'Authentication/SocialLoginGG',
        { id_token: 'x' },
        { ...from(IP), 'x-challenge': proof },
      )
    ).status
  const asked = await shop.challenge()
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  const sent = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const { parameters } = asked
  const easier = { ...asked, parameters: { ...parameters, keyPrefix: '0', cost: 1 } }
  const longer = { ...asked, parameters: { ...parameters, data: { until: 4_000_000_000 } } }
  for (const proof of [
    '',
    'x',
    'A'.repeat(10_000),
    sent(null),
    sent({ challenge: {}, solution: {} }),
    sent({ challenge: asked, solution: { counter: 1, derivedKey: '00' } }),
    sent({ challenge: { ...asked, signature: '00' }, solution }),
    sent({ challenge: easier, solution }),
    sent({ challenge: longer, solution }),
  ])
    expect([proof.slice(0, 20), await tries(proof)]).toEqual([proof.slice(0, 20), 429])
  shop.wait(601)
  expect(await tries(sent({ challenge: asked, solution }))).toBe(429)
  await shop.close()
})

test('who is signed in works for nothing', async () => {
  const shop = await open()
  await addPerson(shop.db, { emailProvenAt: null })
  await useUp(shop, 'code-mail:address')
  const token = await tokenOf(shop)
  const answer = await shop.post('User/SendEmailProof', {}, { ...from(IP), ...bearer(token) })
  expect(answer.status).toBe(200)
  await shop.close()
})

test('every number of an address is one beyond which work helps, or counts what has been guessed wrong', () => {
  const waits = Object.entries(rateLimits).flatMap(([name, limits]) =>
    Object.values(limits)
      .filter(
        (one) => one.per.startsWith('address') && !('beyond' in one) && one.counts === 'calls',
      )
      .map(() => name),
  )
  expect(waits).toEqual(['shortLinks', 'stockNotices'])
})
