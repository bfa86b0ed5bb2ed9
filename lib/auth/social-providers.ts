import 'server-only'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { env } from '@/lib/env'

const GOOGLE = 'https://accounts.google.com'

type GoogleProfile = { sub: string; name?: string; email?: string; picture?: string }
type FacebookProfile = { id: string; name?: string; email?: string }

function google(): OAuthConfig<GoogleProfile>[] {
  const settings = env().google
  if (!settings) return []
  return [
    {
      id: 'google',
      name: 'Google',
      type: 'oauth',
      wellKnown: `${(settings.issuer ?? GOOGLE).replace(/\/$/, '')}/.well-known/openid-configuration`,
      clientId: settings.id,
      clientSecret: settings.secret,
      authorization: { params: { scope: 'openid email profile' } },
      idToken: true,
      checks: ['pkce', 'state'],
      profile: ({ sub, name, email }) => ({ id: sub, name: name ?? null, email: email ?? null }),
    },
  ]
}

function facebook(): OAuthConfig<FacebookProfile>[] {
  const { facebook: settings, facebookLoginUrl, facebookGraphUrl } = env()
  if (!settings) return []
  return [
    {
      id: 'facebook',
      name: 'Facebook',
      type: 'oauth',
      clientId: settings.id,
      clientSecret: settings.secret,
      authorization: { url: facebookLoginUrl, params: { scope: 'email' } },
      token: `${facebookGraphUrl}/oauth/access_token`,
      userinfo: { url: `${facebookGraphUrl}/me`, params: { fields: 'id,name,email' } },
      checks: ['state'],
      profile: ({ id, name, email }) => ({ id, name: name ?? null, email: email ?? null }),
    },
  ]
}

/** The configured providers. */
export const socialProviders = () => [...google(), ...facebook()]
