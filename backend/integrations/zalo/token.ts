import { z } from 'zod'
import type { ZaloSettings } from '@/backend/integrations/zalo/definition'
import type { Services } from '@/backend/platform/context'
import { lockValue, saveValue } from '@/backend/platform/db/key-values'
import { transact } from '@/backend/platform/db/transact'
import { openText, sealText } from '@/backend/platform/sealed-text'

export const TOKEN_PATH = '/v4/oa/access_token'
const KEY = 'zalo-token'
const TIMEOUT_MS = 10_000
const MINUTE = 60_000

const Stored = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** The token the office was given first: another one begins anew. */
  first: z.string(),
  expiresAt: z.number(),
})
type Stored = z.infer<typeof Stored>

const Answer = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  expires_in: z.coerce.number().optional(),
  error: z.coerce.number().optional(),
})

/** Zalo gives no new token, so nothing is sent: it is away, or a person has to sign in there and enter another one. */
export class ZaloTokenError extends Error {
  override name = 'ZaloTokenError'
}

/** Zalo's answer; none, or one of no sense, is told without its words, which may repeat the token. */
async function ask({ appId, secretKey, oauthUrl }: ZaloSettings, refreshToken: string) {
  const reply = await fetch(oauthUrl + TOKEN_PATH, {
    method: 'POST',
    headers: { secret_key: secretKey },
    body: new URLSearchParams({
      ...{ refresh_token: refreshToken, app_id: appId, grant_type: 'refresh_token' },
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return Answer.parse(await reply.json())
}

async function refresh(
  settings: ZaloSettings,
  refreshToken: string,
  first: string,
  now: Date,
): Promise<Stored> {
  const answer = await ask(settings, refreshToken).catch(() => {
    throw new ZaloTokenError('no answer')
  })
  const { access_token, refresh_token, expires_in = 3600 } = answer
  if (!access_token || !refresh_token) throw new ZaloTokenError(String(answer.error ?? 'no token'))
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    first,
    expiresAt: now.getTime() + expires_in * 1_000,
  }
}

const USE = 'tokens of Zalo'

/** What is stored, as far as it can be opened and belongs to the account of now. */
function opened(tokenSecret: string, value: unknown, first: string): Stored | null {
  const text = typeof value === 'string' && value !== '' ? openText(tokenSecret, USE, value) : null
  const stored = Stored.safeParse(text === null ? null : JSON.parse(text))
  return stored.success && stored.data.first === first ? stored.data : null
}

/**
 * The token to send with. A refresh token works once, so a new pair is asked for under a lock and stored before anybody else may ask;
 * that happens about once a day.
 */
export const accessToken = (
  { db, now, config: { tokenSecret } }: Pick<Services, 'db' | 'now' | 'config'>,
  settings: ZaloSettings,
  { isRefused = false } = {},
): Promise<string> =>
  transact(db, async (tx) => {
    const first = settings.refreshToken
    const known = opened(tokenSecret, await lockValue(tx, KEY), first)
    const isGood = known !== null && known.expiresAt > now().getTime() + 5 * MINUTE
    if (isGood && !isRefused) return known.accessToken
    const next = await refresh(settings, known?.refreshToken ?? first, first, now())
    await saveValue(tx, KEY, sealText(tokenSecret, USE, JSON.stringify(next)))
    return next.accessToken
  })
