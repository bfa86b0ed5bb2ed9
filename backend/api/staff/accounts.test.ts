import { expect } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { auditLog } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { accountsApp, addPerson, bearer, PASSWORD, tokenOf } from '@/backend/testing/accounts'

type Db = Parameters<typeof accountsApp>[0]

async function office(db: Db) {
  const shop = accountsApp(db)
  const admin = await addPerson(db, { email: 'chu@sach.vn', name: 'Chủ Tiệm', role: 'admin' })
  const token = bearer(await tokenOf(shop, 'chu@sach.vn'))
  const prove = () => shop.post('staff/session/unlock', { password: PASSWORD }, token)
  return { ...shop, admin, token, prove }
}

databaseTest('nobody changes their own role, and one admin stays', async ({ db }) => {
  const { admin, token, prove, patch, del, ...shop } = await office(db)
  await prove()
  const change = async (id: number, roles: string[], by = token) =>
    (await patch(`staff/accounts/${id}`, { roles }, by)).status
  expect(await change(admin.id, ['sales'])).toBe(409)
  const binh = await addPerson(db, { email: 'binh@sach.vn', role: 'staff', staffRoles: ['sales'] })
  expect(await change(binh.id, ['admin'])).toBe(200)
  const other = bearer(await tokenOf(shop as never, 'binh@sach.vn'))
  await shop.post('staff/session/unlock', { password: PASSWORD }, other)
  // Each takes the other’s role at the same moment: one of them keeps it.
  const leave = async (id: number, by: typeof token) =>
    (await del(`staff/accounts/${id}`, by)).status
  const both = await Promise.all([leave(binh.id, token), leave(admin.id, other)])
  expect(both.filter((status) => status === 200)).toHaveLength(1)
  expect((await del('staff/accounts/2000000', token)).status).not.toBe(200)
})

databaseTest('the audit log is only ever added to', async ({ db }) => {
  await db
    .insert(auditLog)
    .values({ actor: 'staff:1', action: 'product.change', data: { userId: 7 } })
  await db.execute(sql`update audit_log set action = 'nothing'`)
  await db.execute(sql`update audit_log set data = '{"price": 1}'`)
  await db.execute(sql`delete from audit_log`)
  expect(await db.select().from(auditLog)).toMatchObject([
    { action: 'product.change', data: { userId: 7 } },
  ])
  // An erasure empties what tells of somebody, and two years are enough.
  await db.execute(sql`update audit_log set data = null, ip = null`)
  expect(await db.select().from(auditLog)).toMatchObject([{ data: null }])
  await db.insert(auditLog).values({ actor: 'staff:1', action: 'old', at: new Date('2020-01-01') })
  await db.execute(sql`delete from audit_log`)
  expect(await db.select().from(auditLog)).toMatchObject([{ action: 'product.change' }])
})
