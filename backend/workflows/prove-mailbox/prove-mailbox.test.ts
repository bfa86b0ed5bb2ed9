import { expect, test } from '@jest/globals'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '@/backend/app/tables'
import { accountProfile } from '@/backend/modules/accounts/attached-to-account'
import type { SocialPerson } from '@/backend/modules/auth/social-providers'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest, testDatabase } from '@/backend/platform/db/testing'
import { transact } from '@/backend/platform/db/transact'
import { personOfAccount } from '@/backend/read-models/personal-data/find-person'
import {
  accountsApp,
  addPerson,
  bearer,
  codeFor,
  emailsTo,
  form,
  tokenOf,
} from '@/backend/testing/accounts'
import { personWithEverything } from '@/backend/testing/person-with-everything'
import { addProduct, openShop, wards } from '@/backend/testing/shop'
import { TEST_NOW } from '@/backend/testing/test-app'
import { attachments } from '@/backend/workflows/prove-mailbox/attachments'
import { proveMailbox } from '@/backend/workflows/prove-mailbox/prove-mailbox'

const OWNER = 'lan@sach.vn'
const FRESH = 'mật khẩu của chủ'
const now = () => TEST_NOW

const google = async (): Promise<SocialPerson> => ({
  provider: 'google',
  subject: 'g-1',
  email: OWNER,
  isEmailVerified: true,
  name: 'Lan Google',
  photoUrl: null,
})
/** Facebook says the address a thief has typed there. */
const facebook = async (): Promise<SocialPerson> => ({
  provider: 'facebook',
  subject: '66',
  email: OWNER,
  isEmailVerified: false,
  name: 'Kẻ Gian',
  photoUrl: null,
})

function shopOf(db: Db) {
  const shop = accountsApp(db, { social: { google, facebook } })
  const tokenFrom = async (answer: Response) => ((await answer.json()) as { token: string }).token
  return {
    ...shop,
    byFacebook: () => shop.post('Authentication/SocialLoginFB', { userID: '66', accessToken: 'x' }),
    byGoogle: () => shop.post('Authentication/SocialLoginGG', { id_token: 'x' }),
    tokenFrom,
    /** The owner comes by "forgot password". */
    reset: async (headers: Record<string, string> = {}) => {
      await shop.post('User/SendSecurityCode', { Email: OWNER }, headers)
      const SecurityCode = await codeFor(db, OWNER)
      return shop.patch(
        'User/ChangePasswordNoAuth',
        { Email: OWNER, SecurityCode, NewPassword: FRESH },
        headers,
      )
    },
  }
}

const address = { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi', wardId: wards.benThanh }

test('every reference to an account is declared: ended by the proof, or kept and why', () => {
  const references = Object.values(tables).flatMap((table) =>
    is(table, PgTable)
      ? getTableConfig(table).foreignKeys.flatMap((key) => {
          const { foreignTable, columns } = key.reference()
          return foreignTable === tables.appUser
            ? columns.map((column) => `${getTableName(table)}.${column.name}`)
            : []
        })
      : [],
  )
  const declared = attachments.map(({ column }) => `${getTableName(column.table)}.${column.name}`)
  expect(declared.sort()).toEqual(references.sort())
  const columns = [...Object.keys(accountProfile.ended), ...Object.keys(accountProfile.kept)]
  expect(columns.sort()).toEqual(Object.keys(getTableColumns(tables.appUser)).sort())
})

databaseTest('what ends is gone, what is kept is untouched', async ({ db }) => {
  const { person } = await personWithEverything(db)
  const userId = person.userId ?? 0
  await db.update(tables.appUser).set({ emailProvenAt: null }).where(eq(tables.appUser.id, userId))
  await db.update(tables.oneTimeCode).set({ consumedAt: null })
  const rowsOf = async (column: (typeof attachments)[number]['column']) =>
    db
      .select()
      .from(column.table as PgTable)
      .where(eq(column, userId))
  const before = new Map<unknown, unknown[]>()
  for (const { column } of attachments) {
    before.set(column, await rowsOf(column))
    expect([getTableName(column.table), before.get(column)]).not.toEqual([expect.any(String), []])
  }
  await transact(db, (tx) => proveMailbox(tx, { now }, userId, { from: 'outside' }))
  for (const attachment of attachments) {
    const rows = await rowsOf(attachment.column)
    if ('end' in attachment) expect(rows).not.toEqual(before.get(attachment.column))
    else if (attachment.column !== tables.feedback.userId)
      expect(rows).toEqual(before.get(attachment.column))
  }
  const [account] = await db.select().from(tables.appUser).where(eq(tables.appUser.id, userId))
  expect(account).toMatchObject({ ...accountProfile.ended, emailProvenAt: TEST_NOW })
})

test('a thief’s Facebook does not open what the owner has taken back by Google', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  const thief = bearer(await shop.tokenFrom(await shop.byFacebook()))
  expect((await shop.byGoogle()).status).toBe(200)
  expect((await shop.reset()).status).toBe(200)
  expect((await shop.get('UserAddress', thief)).status).toBe(401)
  expect((await shop.byFacebook()).status).toBe(409)
  await close()
})

test('nor what the owner has taken back by the mailed code, and the owner is told', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  await shop.byFacebook()
  expect((await shop.reset()).status).toBe(200)
  expect((await shop.byFacebook()).status).toBe(409)
  const [letter] = await emailsTo(db, OWNER)
  expect(letter?.bodyText).toContain('liên kết Facebook')
  const again = await tokenOf(shop, OWNER, FRESH)
  expect((await shop.get('UserAddress', bearer(again))).status).toBe(200)
  await close()
})

test('a proved mailbox ends nothing a second time', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  await shop.byGoogle()
  expect((await shop.reset()).status).toBe(200)
  const [letter] = await emailsTo(db, OWNER)
  expect(letter?.bodyText).not.toContain('liên kết Facebook')
  expect((await shop.byGoogle()).status).toBe(200)
  expect(await db.select().from(tables.userIdentity)).toHaveLength(1)
  await close()
})

test('a child invites no guardian, and nobody earns, before the mailbox is proved', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  const child = { birthday: '2015-01-01', emailProvenAt: null }
  await addPerson(db, child)
  const token = bearer(await tokenOf(shop))
  const guardian = { Name: 'Mẹ', Email: 'ke-gian@sach.vn' }
  const invite = async () => (await shop.post('Privacy/guardian', guardian, token)).status
  expect(await invite()).toBe(409)
  await db.update(tables.appUser).set({ birthday: '1990-01-01' })
  const identity = {
    identityName: 'Lan',
    identityNo: '001090000001',
    bankBin: '970436',
    bankAccount: '123456789',
    isAgreed: true,
  }
  const apply = await shop.post('User/UserAffiliate', identity, token)
  expect([apply.status, await db.select().from(tables.affiliate)]).toEqual([409, []])
  await close()
})

test('a birthday a thief has claimed, and the guardian who answered, end with the proof', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  const { id } = await addPerson(db, { birthday: '2015-01-01', emailProvenAt: null })
  // As an older version had let it happen.
  const guardian = { userId: id, name: 'Kẻ Gian', email: 'ke-gian@sach.vn', confirmedAt: TEST_NOW }
  await db.insert(tables.guardian).values({ ...guardian, expiresAt: TEST_NOW })
  const word = { userId: id, purpose: 'childAccount' as const, textVersion: 1, isGiven: true }
  await db.insert(tables.consent).values({ ...word, source: 'guardian' })
  const erase = { userId: id, kind: 'erase' as const, notBefore: TEST_NOW, dueAt: TEST_NOW }
  await db.insert(tables.privacyRequest).values(erase)
  expect((await shop.reset()).status).toBe(200)
  const token = bearer(await tokenOf(shop, OWNER, FRESH))
  const { data } = (await (await shop.get('Privacy', token)).json()) as {
    data: Record<string, unknown>
  }
  expect(data).toMatchObject({ isChild: false, guardian: null, consents: [], isStopped: false })
  expect(data.requests).toMatchObject([{ kind: 'erase', state: 'cancelled' }])
  const profileBody = { ...form(), Birthday: '1988-01-01' }
  expect((await shop.patch(`User/UpdateUser/${id}`, profileBody, token)).status).toBe(200)
  await close()
})

test('an unproved address says nothing of the guest orders under it', async () => {
  const { db, close } = await testDatabase()
  const { person } = await personWithEverything(db)
  await db
    .update(tables.appUser)
    .set({ emailProvenAt: null, email: 'canary-7f3e@vi.du' })
    .where(eq(tables.appUser.id, 7))
  await db.update(tables.userIdentity).set({ provider: 'facebook', email: 'canary-7f3e@vi.du' })
  expect(person.orderIds).toHaveLength(2)
  expect((await personOfAccount(db, 7))?.orderIds).toHaveLength(1)
  await close()
})

test('a role means nothing before the mailbox is proved', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  const { id } = await addPerson(db, { role: 'admin', emailProvenAt: null })
  const token = bearer(await tokenOf(shop))
  expect((await shop.get('staff/accounts', token)).status).toBe(403)
  await shop.post('User/SendEmailProof', {}, token)
  const SecurityCode = await codeFor(db, OWNER)
  expect((await shop.post('User/ProveEmail', { SecurityCode }, token)).status).toBe(200)
  expect((await shop.get('staff/accounts', token)).status).toBe(200)
  // From outside the role would not have survived.
  const other = await addPerson(db, { email: 'moi@sach.vn', role: 'admin', emailProvenAt: null })
  await transact(db, (tx) => proveMailbox(tx, { now }, other.id, { from: 'outside' }))
  const rows = await db
    .select({ id: tables.appUser.id, role: tables.appUser.role })
    .from(tables.appUser)
  expect(rows).toEqual(
    expect.arrayContaining([
      { id, role: 'admin' },
      { id: other.id, role: 'user' },
    ]),
  )
  await close()
})

test('a buyer who proves the mailbox in the browser that signed in keeps what they did there', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  await openShop(db)
  await addProduct(db, { id: 1 })
  await shop.post('User/Register-client', form({ Email: OWNER }))
  const [here, elsewhere] = [bearer(await tokenOf(shop)), bearer(await tokenOf(shop))]
  expect((await shop.post('UserAddress', address, here)).status).toBe(200)
  expect((await shop.post('Order/add-product', { productId: 1, Quantity: 2 }, here)).status).toBe(
    200,
  )
  expect((await shop.post('User/ProveEmail', { SecurityCode: '000000' }, here)).status).toBe(400)
  await shop.post('User/SendEmailProof', {}, here)
  const SecurityCode = await codeFor(db, OWNER)
  expect((await shop.post('User/ProveEmail', { SecurityCode }, here)).status).toBe(200)
  expect((await shop.post('User/ProveEmail', { SecurityCode }, here)).status).toBe(409)
  expect((await shop.get('UserAddress', elsewhere)).status).toBe(401)
  const { data } = (await (await shop.get('UserAddress', here)).json()) as { data: unknown[] }
  expect(data).toHaveLength(1)
  expect(await db.select().from(tables.cartDetail)).toHaveLength(1)
  expect((await shop.byFacebook()).status).toBe(409)
  await close()
})

test('so does who sets a new password by code while signed in', async () => {
  const { db, close } = await testDatabase()
  const shop = shopOf(db)
  await openShop(db)
  await addPerson(db, { emailProvenAt: null })
  const token = bearer(await tokenOf(shop))
  await shop.post('UserAddress', address, token)
  expect((await shop.reset(token)).status).toBe(200)
  expect(await db.select().from(tables.userAddress)).toHaveLength(1)
  const [account] = await db.select().from(tables.appUser)
  expect(account).toMatchObject({ emailProvenAt: TEST_NOW, phone: '0912345678' })
  await close()
})

databaseTest('who proves twice at once ends what came before once', async ({ db }) => {
  const shop = shopOf(db)
  await addPerson(db, { emailProvenAt: null })
  const answers = await Promise.all([shop.byGoogle(), shop.byGoogle(), shop.reset()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const identities = await db.select().from(tables.userIdentity)
  expect(identities).toMatchObject([{ provider: 'google', isEmailVerified: true }])
})
