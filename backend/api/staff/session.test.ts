import { expect } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, PASSWORD, tokenOf } from '@/backend/testing/accounts'

type Shop = ReturnType<typeof accountsApp>

const open = (db: Shop['db'], config: Parameters<typeof accountsApp>[1] = {}) =>
  accountsApp(db, config)
const required = { config: { isSecondFactorRequired: true } }

const ordersAs = async ({ get }: Shop, token: string) => {
  const answer = await get('staff/orders', bearer(token))
  const body = (await answer.json()) as { data?: { office?: string } }
  return [answer.status, body.data?.office ?? null]
}

const bodyOf = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { data: Record<string, never> }).data

/** Enrols and answers how codes are made, and the recovery codes. */
async function enrol(shop: Shop, token: string) {
  const { post } = shop
  const drawn = await bodyOf(
    post('staff/session/second-factor', { password: PASSWORD }, bearer(token)),
  )
  const totp = new TOTP({ secret: Secret.fromBase32(drawn.secret ?? '') })
  const code = () => totp.generate({ timestamp: shop.now().getTime() })
  const done = await post('staff/session/second-factor/confirm', { code: code() }, bearer(token))
  const recovery: string[] = (await bodyOf(done)).recoveryCodes ?? []
  return { code, recovery }
}

databaseTest('a live shop lets nobody in without a second factor', async ({ db }) => {
  const shop = open(db, required)
  await addPerson(db, { role: 'staff', staffRoles: ['sales'] })
  const token = await tokenOf(shop)
  expect(await ordersAs(shop, token)).toEqual([403, 'enrol'])
  const { code, recovery } = await enrol(shop, token)
  expect(recovery).toHaveLength(10)
  expect(await ordersAs(shop, token)).toEqual([200, null])

  const next = await tokenOf(shop)
  expect(await ordersAs(shop, next)).toEqual([403, 'code'])
  const unlock = async (proof: object) =>
    (await shop.post('staff/session/unlock', proof, bearer(next))).status
  expect(await unlock({ code: code() })).toBe(403)
  shop.wait(60)
  expect(await unlock({ password: PASSWORD })).toBe(400)
  expect(await unlock({ code: code() })).toBe(200)
  expect(await unlock({ code: code() })).toBe(403)
  expect(await ordersAs(shop, next)).toEqual([200, null])

  const third = await tokenOf(shop)
  const recover = async () =>
    (await shop.post('staff/session/unlock', { code: recovery[0] }, bearer(third))).status
  expect([await recover(), await recover()]).toEqual([200, 403])
  expect(await db.$count(auditLog)).toBe(1)
})

databaseTest('the office closes after half an hour without a call', async ({ db }) => {
  const shop = open(db)
  await addPerson(db, { role: 'staff', staffRoles: ['sales'] })
  const token = await tokenOf(shop)
  for (const seconds of [0, 1700, 1700, 1700]) {
    shop.wait(seconds)
    expect(await ordersAs(shop, token)).toEqual([200, null])
  }
  shop.wait(1800)
  expect(await ordersAs(shop, token)).toEqual([403, 'password'])
  expect((await shop.get('UserAddress', bearer(token))).status).toBe(200)
  const unlock = { password: PASSWORD }
  expect((await shop.post('staff/session/unlock', unlock, bearer(token))).status).toBe(200)
  expect(await ordersAs(shop, token)).toEqual([200, null])
  await shop.post('staff/session/lock', undefined, bearer(token))
  expect(await ordersAs(shop, token)).toEqual([403, 'password'])
})

databaseTest('wrong codes are soon not looked at any more', async ({ db }) => {
  const shop = open(db)
  await addPerson(db, { role: 'staff', staffRoles: ['sales'] })
  const token = await tokenOf(shop)
  await enrol(shop, token)
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) {
    const answer = await shop.post('staff/session/unlock', { code: '000000' }, bearer(token))
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
})
