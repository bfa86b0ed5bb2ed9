import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser, userAddress } from '@/backend/modules/accounts/tables'
import type { Db } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import {
  type AccountsApp,
  accountsApp,
  addPerson,
  bearer,
  emailsTo,
  PASSWORD,
  tokenOf,
} from '@/backend/testing/accounts'

const LAN = 'lan@sach.vn'
const OWN = 'mật khẩu của Lan'

async function office(db: Db) {
  const shop = accountsApp(db)
  const admin = await addPerson(db, { email: 'chu@sach.vn', name: 'Chủ Tiệm', role: 'admin' })
  const token = bearer(await tokenOf(shop, 'chu@sach.vn'))
  await shop.post('staff/session/unlock', { password: PASSWORD }, token)
  const invite = async (email = LAN, roles = ['sales', 'editor']) =>
    (await shop.post('staff/invitations', { email, roles }, token)).status
  return { ...shop, admin, token, invite }
}

async function linkFor(db: Db, email = LAN): Promise<string> {
  const [letter] = await emailsTo(db, email)
  return /loi-moi#([\w-]{43})/.exec(letter?.bodyText ?? '')?.[1] ?? ''
}
const accept = async ({ post }: Pick<AccountsApp, 'post'>, token: string) =>
  (await post('Invitation/accept', { token, Name: 'Nguyễn Lan', Password: OWN })).status
const accountOf = async (db: Db, email = LAN) =>
  (await db.select().from(appUser).where(eq(appUser.email, email)))[0]

databaseTest(
  'an invitation asks for the password again, and its link makes an account',
  async ({ db }) => {
    const shop = await office(db)
    expect(await shop.invite()).toBe(200)
    expect(await shop.invite()).toBe(409)
    expect(await accountOf(db)).toBeUndefined()
    const token = await linkFor(db)
    const read = await (await shop.post('Invitation/read', { token })).json()
    expect(read).toMatchObject({ data: { email: LAN, roles: ['sales', 'editor'] } })
    expect(await Promise.all([accept(shop, token), accept(shop, token)])).toEqual(
      expect.arrayContaining([200, 404]),
    )
    expect(await accountOf(db)).toMatchObject({
      name: 'Nguyễn Lan',
      role: 'staff',
      staffRoles: ['sales', 'editor'],
      emailProvenAt: shop.now(),
    })
    const lan = bearer(await tokenOf(shop, LAN, OWN))
    expect((await shop.get('staff/session', lan)).status).toBe(200)
    const noted = await db.select().from(auditLog)
    expect(noted.map(({ action }) => action)).toEqual(['staff.invite', 'staff.join'])
    const { data } = (await (await shop.get('staff/invitations', shop.token)).json()) as {
      data: unknown[]
    }
    expect(data).toEqual([])
  },
)

databaseTest(
  'whoever has registered the address before does not become the colleague',
  async ({ db }) => {
    const shop = await office(db)
    const { id } = await addPerson(db, { emailProvenAt: null })
    const thief = bearer(await tokenOf(shop))
    await shop.invite()
    expect((await shop.get('staff/session', thief)).status).toBe(403)
    expect(await accept(shop, await linkFor(db))).toBe(200)
    expect((await shop.get('User/UserApp?part=user', thief)).status).toBe(401)
    const wrong = { Email: LAN, Password: PASSWORD }
    expect((await shop.post('Authentication/Login', wrong)).status).toBe(401)
    expect(await accountOf(db)).toMatchObject({
      id,
      role: 'staff',
      name: 'Nguyễn Lan',
      phone: null,
    })
    expect(await db.select().from(userAddress)).toEqual([])
  },
)

databaseTest(
  'a link that is over, replaced, taken back or of somebody dismissed opens nothing',
  async ({ db }) => {
    const shop = await office(db)
    await shop.invite()
    const first = await linkFor(db)
    const list = async () =>
      (
        (await (await shop.get('staff/invitations', shop.token)).json()) as {
          data: { id: string; state: string }[]
        }
      ).data
    const id = (await list())[0]?.id
    shop.wait(7 * 86_400)
    const admin = bearer(await tokenOf(shop, 'chu@sach.vn'))
    await shop.post('staff/session/unlock', { password: PASSWORD }, admin)
    expect(await accept(shop, first)).toBe(404)
    const { data } = (await (await shop.get('staff/invitations', admin)).json()) as {
      data: unknown[]
    }
    expect(data).toMatchObject([{ state: 'expired' }])
    expect((await shop.post(`staff/invitations/${id}/send`, {}, admin)).status).toBe(200)
    const second = await linkFor(db)
    expect(second).not.toBe(first)
    expect((await shop.del(`staff/invitations/${id}`, admin)).status).toBe(200)
    expect(await accept(shop, second)).toBe(404)
    expect(
      (await shop.post('staff/invitations', { email: LAN, roles: ['sales'] }, admin)).status,
    ).toBe(200)
    const third = await linkFor(db)
    await db.update(appUser).set({ role: 'user' }).where(eq(appUser.id, shop.admin.id))
    expect(await accept(shop, third)).toBe(404)
    expect(await accountOf(db)).toBeUndefined()
  },
)
