import { createClient } from '@redis/client'

const USUAL_SERVER = 'redis://127.0.0.1:6379'

/** A server named by TEST_REDIS_URL must answer; the usual one may be absent. */
export async function findRedis(): Promise<URL | null> {
  const named = process.env.TEST_REDIS_URL
  const client = createClient({
    url: named ?? USUAL_SERVER,
    socket: { connectTimeout: 2_000, reconnectStrategy: false },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    client.destroy()
    return new URL(named ?? USUAL_SERVER)
  } catch (error) {
    if (named) throw error
    return null
  }
}
