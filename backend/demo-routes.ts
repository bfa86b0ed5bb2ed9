import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import { appMeta } from '@/backend/platform/db/tables'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { listEmails } from '@/backend/platform/mail/outbox'
import { outboxPage } from '@/backend/platform/mail/outbox-page'

const MOST_LETTERS = 50

/** Where the seed writes down whom it has made: a list of e-mail, password, role and name. */
export const DEMO_ACCOUNTS = 'demo-accounts'

/** What helps to try the shop out: the letters it has sent and the accounts it began with. Mounted in demonstration mode only. */
export function devRoutes({ db }: Pick<Services, 'db'>) {
  const app = new Hono({ getPath: matchablePath })
  app.use('/dev/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  app.get('/dev/outbox', async (c) => c.html(outboxPage(await listEmails(db, MOST_LETTERS))))
  app.get('/dev/accounts', async (c) => {
    const [row] = await db.select().from(appMeta).where(eq(appMeta.key, DEMO_ACCOUNTS))
    return c.json({ data: row?.value ?? [] })
  })
  return app
}
