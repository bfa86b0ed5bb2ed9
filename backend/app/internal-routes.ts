import { resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Services } from '@/backend/platform/context'
import { backUpInto } from '@/backend/platform/db/backup'
import { isStorefront } from '@/backend/platform/http/client-address'
import { HttpError } from '@/backend/platform/http/http-error'
import { measureQueues } from '@/backend/platform/jobs/queue-figures'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import { catalogState } from '@/backend/read-models/catalog-state/catalog-state'
import { measureFailures } from '@/backend/read-models/jobs/failed-jobs'
import { messages } from '@/contract/messages'

/** For those who know the secret; no part of the contract, and the storefront passes nothing on to here. */
export function internalRoutes({ db, config, log, now }: Services) {
  const app = new Hono()
  const authorize = (c: Context) => {
    if (!isStorefront(c.req.header('x-internal-secret'), config))
      throw new HttpError(404, messages.noSuchCall)
  }
  // An embedded database belongs to the running backend alone, so that one writes the operator's backup.
  app.post('/internal/backup', async (c) => {
    authorize(c)
    const name = `backup-${now().toISOString().replaceAll(':', '-')}.ndjson.gz`
    const file = resolve(config.dataDir, name)
    await backUpInto(db, file)
    log.info({ file }, 'backup written')
    return c.json({ file })
  })
  // The gateway asks before it renders a page of the catalog again.
  app.get('/internal/catalog-version', async (c) => {
    authorize(c)
    return c.json(await catalogState(db, now()), 200, { 'cache-control': 'no-store' })
  })
  // The gateway shows them below its own.
  app.get('/internal/metrics', async (c) => {
    authorize(c)
    await measureQueues(db)
    await measureFailures(db)
    const type = { 'content-type': backendMetrics.contentType }
    return c.body(await backendMetrics.metrics(), 200, type)
  })
  return app
}
