import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import { SignedIn, tokens } from '@/contract/shop/auth'

// Only servers call these; they stand apart from `auth.ts` so that no page carries them.
export const socialLoginGoogle = endpoint({
  method: 'POST',
  path: '/api/Authentication/SocialLoginGG',
  access: 'public',
  budget: { cost: 'write', limits: 'socialSignIns' },
  summary: 'Signs in with a Google id token.',
  body: z.object({ id_token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  response: SignedIn,
})
export const socialLoginFacebook = endpoint({
  method: 'POST',
  path: '/api/Authentication/SocialLoginFB',
  access: 'public',
  budget: { cost: 'write', limits: 'socialSignIns' },
  summary: 'Signs in with a Facebook access token of exactly that user.',
  body: z.object({
    userID: z.string().check(z.minLength(1), z.maxLength(64)),
    accessToken: z.string().check(z.minLength(1), z.maxLength(4096)),
  }),
  response: SignedIn,
})
export const refreshSession = endpoint({
  method: 'POST',
  path: '/api/Authentication/Refresh',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  direct: true,
  summary:
    'New tokens for a refresh token, once; 401 for one that was used, is too old or nobody’s.',
  body: z.object({
    refreshToken: z
      .string(messages.badInput)
      .check(z.minLength(1, messages.badInput), z.maxLength(4096, messages.badInput)),
  }),
  response: z.object(tokens),
})
