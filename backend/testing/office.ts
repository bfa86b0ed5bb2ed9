import { appUser } from '@/backend/modules/accounts/tables'
import type { Config } from '@/backend/platform/config'
import type { Store } from '@/backend/platform/db/connect'
import type { RevalidatePages } from '@/backend/platform/http/revalidate-pages'
import { json, testApp } from '@/backend/testing/test-app'
import type { StaffRole } from '@/contract/staff/roles'

const staff = (...roles: StaffRole[]) => ({
  userId: 90,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles: ['staff' as const, ...roles],
})

type Options = {
  config?: Partial<Config>
  now?: () => Date
  revalidatePages?: RevalidatePages
}

/** The backend with an editor and a keeper of the warehouse; `by` is a call with a body in the name of one of them. */
export function staffApp(
  { db }: Pick<Store, 'db'>,
  { config = {}, now, revalidatePages }: Options = {},
) {
  const callers = { editor: staff('editor'), keeper: staff('warehouse') }
  const app = testApp({
    ...{ db, callers, config },
    ...(now && { now }),
    ...(revalidatePages && { revalidatePages }),
  })
  const by = (who: keyof typeof callers, body?: unknown, method = 'POST') => ({
    ...json(body, { authorization: `Bearer ${who}` }),
    method,
  })
  const get = { headers: { authorization: 'Bearer editor' } }
  return { app, by, get }
}

/** The backend with an admin called Lan, and the tags of the pages that were purged. */
export async function officeOfAdmin(
  { db }: Pick<Store, 'db'>,
  { config = {} }: { config?: Partial<Config> } = {},
) {
  await db
    .insert(appUser)
    .values({ id: 90, name: 'Lan', email: 'lan@sach.vn', passwordHash: '' })
    .onConflictDoNothing()
  const purged: string[] = []
  const admin = { ...staff(), roles: ['admin' as const] }
  const app = testApp({
    db,
    config,
    callers: {
      admin,
      finance: staff('finance'),
      customer: { ...staff(), roles: ['user' as const] },
    },
    revalidatePages: async (tags) => void purged.push(...tags),
  })
  const authorization = 'Bearer admin'
  const patch = (body: unknown) => ({ ...json(body, { authorization }), method: 'PATCH' })
  return { app, db, purged, patch, get: { headers: { authorization } } }
}
