'use client'

import { useState } from 'react'
import type { SocialLogins } from '@/components/auth/social-logins'
import { Button } from '@/components/ui/button'
import type { SocialProvider } from '@/lib/auth/next-auth-client'
import { auth } from '@/lib/messages/auth'
import { startSocial } from '@/lib/session/browser-session'

const labels: Record<SocialProvider, string> = {
  google: auth.login.google,
  facebook: auth.login.facebook,
}

type Props = {
  social: SocialLogins
  next: string | undefined
  /** The network has used up what is free: the browser works for it first. */
  isChallenged: boolean
  onFailure: (failure: { text: string; isInactive: boolean }) => void
}

/** Sign-in with the providers the shop is configured for. */
export function SocialButtons({ social, next, isChallenged, onFailure }: Props) {
  const [leaving, setLeaving] = useState<SocialProvider | null>(null)
  const providers = (['google', 'facebook'] as const).filter((provider) => social[provider])
  if (providers.length === 0) return null

  async function leave(provider: SocialProvider) {
    setLeaving(provider)
    const here = window.location.pathname + window.location.search
    const isOnItsWay = await startSocial(provider, next ?? here, { isChallenged })
    if (isOnItsWay) return
    setLeaving(null)
    onFailure({ text: auth.login.socialFailures.refused, isInactive: false })
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <span className="flex-1 border-t border-line" />
        {auth.login.or}
        <span className="flex-1 border-t border-line" />
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="quiet"
          full
          busy={leaving === provider}
          onClick={() => void leave(provider)}
        >
          {labels[provider]}
        </Button>
      ))}
    </div>
  )
}
