import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { FacebookSettings } from '@/backend/integrations/facebook/definition'
import type { SocialPerson } from '@/backend/modules/auth'

const TIMEOUT_MS = 5_000

const Inspected = z.object({
  data: z.object({
    is_valid: z.boolean().default(false),
    app_id: z.coerce.string().optional(),
    user_id: z.coerce.string().optional(),
  }),
})
const Me = z.object({
  id: z.string().min(1).max(64),
  name: z.string().max(200).optional(),
  email: z.email().max(254).optional(),
})

/** Reads Facebook access tokens: given to our app, for exactly the named person. Null for one that is not good; throws when Facebook cannot be asked. */
export function createFacebook({ appId, secret, graphUrl }: FacebookSettings) {
  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const address = `${graphUrl}${path}?${new URLSearchParams(query)}`
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    // Facebook answers 400 for a token that is not good; above that it has troubles of its own.
    if (response.status >= 500) throw new Error(`Facebook answered ${response.status}`)
    return response.json()
  }

  async function isForUs(userID: string, accessToken: string): Promise<boolean> {
    const inspected = Inspected.safeParse(
      await ask('/debug_token', { input_token: accessToken, access_token: `${appId}|${secret}` }),
    )
    if (!inspected.success) return false
    const { is_valid: isValid, app_id: app, user_id: user } = inspected.data.data
    return isValid && app === appId && user === userID
  }

  return async (userID: string, accessToken: string): Promise<SocialPerson | null> => {
    if (!(await isForUs(userID, accessToken))) return null
    const me = Me.safeParse(
      await ask('/me', {
        fields: 'id,name,email',
        access_token: accessToken,
        appsecret_proof: createHmac('sha256', secret).update(accessToken).digest('hex'),
      }),
    )
    if (!me.success || me.data.id !== userID) return null
    return {
      provider: 'facebook',
      subject: userID,
      email: me.data.email?.toLowerCase() ?? null,
      // Facebook does not say whether the e-mail was ever confirmed.
      isEmailVerified: false,
      name: me.data.name ?? '',
      photoUrl: null,
    }
  }
}
