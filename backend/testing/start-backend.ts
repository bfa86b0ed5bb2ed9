import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountPorts } from '@/backend/app/account-adapters'
import { readConfig } from '@/backend/app/config'
import { createApp } from '@/backend/app/create-app'
import { createFacebook } from '@/backend/integrations/facebook/facebook'
import { createGoogle } from '@/backend/integrations/google/google'
import { createIdentify } from '@/backend/modules/auth/identify'
import { createShopSettings } from '@/backend/modules/settings/shop-settings'
import { testDatabase } from '@/backend/platform/db/testing'
import { createLog } from '@/backend/platform/log/log'
import { listen } from '@/backend/testing/listen'
import { noAdapters } from '@/backend/testing/settings'

/** The whole backend behind a port of this machine, with an empty database, the usual clock and its log. */
export async function startBackend(environment: Record<string, string>) {
  const { db, close } = await testDatabase()
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'hien-sach-no-such-folder'),
    ...environment,
  })
  const { google, facebook } = config.initialSettings.accounts
  const lines: string[] = []
  const now = () => new Date()
  const app = createApp({
    db,
    config,
    settings: createShopSettings(
      { db, config, now },
      { ...accountPorts, adaptersFor: () => noAdapters },
    ),
    now,
    log: createLog(config.logLevel, { write: (line) => lines.push(line) }),
    identify: createIdentify({ db, config, now }),
    social: {
      ...(google && { google: createGoogle(google) }),
      ...(facebook && { facebook: createFacebook(facebook) }),
    },
  })
  const server = await listen(app.fetch)
  return {
    url: server.origin,
    log: () => lines.join(''),
    stop: async () => {
      server.close()
      await close()
    },
  }
}
