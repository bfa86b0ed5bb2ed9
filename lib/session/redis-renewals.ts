import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { z } from 'zod/mini'
import { logError } from '@/lib/log'
import { REMEMBERED_MS, type RenewedTokens, type RenewOnce } from '@/lib/session/session-renewals'
import { decryptToken, encryptToken } from '@/lib/session/session-token'

type Options = {
  url: string
  /** Shops that share a Redis know only their own. */
  shop: string
  /** Tokens rest in Redis for a minute, and only encrypted with this. */
  secret: string
}

const CONNECT_MS = 2_000
/** Longer than a renewal may take: whoever holds the lock has finished by then, or died. */
const LOCK_MS = 20_000
const LOOK_MS = 50

const Tokens = z.object({
  token: z.string(),
  expires: z.string(),
  refreshToken: z.optional(z.string()),
  refreshExpires: z.optional(z.string()),
})

async function connect(url: string) {
  // The first connection is tried once, so that nobody waits for a Redis that is away; a lost one is looked for.
  let wasThere = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => wasThere && Math.min(tries * 50, 2_000),
    },
  })
  // Each command that cannot be sent rejects; that is where it is told.
  client.on('error', () => undefined)
  await client.connect()
  wasThere = true
  return client
}
type Redis = Awaited<ReturnType<typeof connect>>

function resultsIn(redis: Redis, { shop, secret }: Options) {
  const key = (name: string, part: string) => `hien-sach:renewal:${shop}:${name}:${part}`
  return {
    find: async (name: string): Promise<RenewedTokens | null> => {
      const sealed = await redis.get(key(name, 'result'))
      const parsed = Tokens.safeParse(await decryptToken(sealed ?? undefined, secret))
      return parsed.success ? parsed.data : null
    },
    store: async (name: string, tokens: RenewedTokens) => {
      const sealed = await encryptToken({ ...tokens }, secret)
      await redis.set(key(name, 'result'), sealed, {
        expiration: { type: 'PX', value: REMEMBERED_MS },
      })
    },
    /** True for one asker at a time. */
    lock: async (name: string) =>
      (await redis.set(key(name, 'lock'), '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: LOCK_MS },
      })) !== null,
    unlock: (name: string) => redis.del(key(name, 'lock')),
  }
}

const tell = (error: unknown) => logError('renewals are not shared', { error: String(error) })

/** Renewals over the Redis that the gateways of one shop share: one process asks the upstream, the others read what it got. */
export function createRedisRenewals(options: Options) {
  let connected: Promise<Redis> | undefined
  const redis = () => {
    connected ??= connect(options.url)
    connected.catch(() => {
      connected = undefined
    })
    return connected
  }

  /** The result of another process, or null when it is this one's turn to renew. */
  async function waitForTurn(results: ReturnType<typeof resultsIn>, name: string) {
    const deadline = Date.now() + LOCK_MS
    for (;;) {
      if (await results.lock(name)) return results.find(name)
      const found = await results.find(name)
      if (found) return found
      if (Date.now() > deadline) throw new Error('another process does not finish its renewal')
      await pause(LOOK_MS)
    }
  }

  const renewOnce: RenewOnce = async (name, renew) => {
    // Without Redis a shop of one process loses nothing; one of several may have to sign in again.
    const results = await redis().then(
      (client) => resultsIn(client, options),
      (error: unknown) => tell(error),
    )
    if (!results) return renew()
    const found = await waitForTurn(results, name).catch(tell)
    try {
      if (found) return found
      const fresh = await renew()
      await results.store(name, fresh).catch(tell)
      return fresh
    } finally {
      await results.unlock(name).catch(tell)
    }
  }
  return { renewOnce, close: async () => (await connected)?.destroy() }
}
