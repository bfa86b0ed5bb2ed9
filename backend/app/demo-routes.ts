import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Services } from '@/backend/platform/context'
import { appMeta } from '@/backend/platform/db/tables'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { listEmails } from '@/backend/platform/mail/outbox'
import { outboxPage } from '@/backend/platform/mail/outbox-page'
import { openApi } from '@/backend/platform/openapi/document'
import { openApiPage, openApiPagePolicy } from '@/backend/platform/openapi/openapi-page'

const MOST_LETTERS = 50

/** Where the seed writes down whom it has made: a list of e-mail, password, role and name. */
export const DEMO_ACCOUNTS = 'demo-accounts'

/** What helps to try the shop out: the emails it has sent, the accounts it began with and the contract to read. Mounted in demonstration mode only. */
export function devRoutes({ db }: Pick<Services, 'db'>) {
  const app = new Hono({ getPath: matchablePath })
  app.use('/dev/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  app.get('/dev/outbox', async (c) => c.html(outboxPage(await listEmails(db, MOST_LETTERS))))
  app.get('/dev/api', (c) =>
    c.html(openApiPage(openApi()), 200, { 'content-security-policy': openApiPagePolicy }),
  )
  app.get('/dev/accounts', async (c) => {
    const [row] = await db.select().from(appMeta).where(eq(appMeta.key, DEMO_ACCOUNTS))
    return c.json({ data: row?.value ?? [] })
  })
  return app
}
