import { resolve } from 'node:path'
import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import { Refusal } from '@/backend/refusal'
import { isStorefront } from '@/backend/request-address'
import { backUpInto } from '@/backend/store/backup'
import { messages } from '@/contract/messages'

/**
 * For the operator's own commands on the same machine. An embedded database belongs to the running backend alone, so that
 * one writes the backup. No part of the contract: the storefront passes nothing on to here.
 */
export function internalRoutes({ db, config, log, now }: Services) {
  const app = new Hono()
  app.post('/internal/backup', async (c) => {
    if (!isStorefront(c.req.header('x-internal-secret'), config))
      throw new Refusal(404, messages.noSuchCall)
    const name = `backup-${now().toISOString().replaceAll(':', '-')}.ndjson.gz`
    const file = resolve(config.dataDir, name)
    await backUpInto(db, file)
    log.info({ file }, 'backup written')
    return c.json({ file })
  })
  return app
}
