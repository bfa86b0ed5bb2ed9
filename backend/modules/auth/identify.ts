import { readToken } from '@/backend/modules/auth/access-token'
import { findCaller } from '@/backend/modules/auth/session-queries'
import type { Services } from '@/backend/platform/context'

/** Who is behind a bearer token: what it says must be signed by us, and its session must still live. */
export const createIdentify =
  ({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): Services['identify'] =>
  async (token) => {
    const facts = await readToken(config.tokenSecret, token, now())
    return facts && (await findCaller(db, facts, now(), config.isSecondFactorRequired))
  }
