'use client'

import { useEffect, useState } from 'react'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/spinner'
import { auth } from '@/lib/messages/auth'
import { paths } from '@/lib/routes/paths'
import { signOut } from '@/lib/session/browser-session'
import { takeSessionNotice } from '@/lib/session/session-notice'

const texts = auth.logout
type State = 'asking' | 'leaving' | 'failed'

let underWay: Promise<boolean> | null = null

/** One sign-out, also where React mounts a page twice. */
const signOutOnce = () => {
  underWay ??= signOut().finally(() => {
    underWay = null
  })
  return underWay
}

/** Ends the session. `isAsked`: the person came here on purpose, so no confirmation is asked. */
export function LogoutView({ isAsked }: { isAsked: boolean }) {
  const [state, setState] = useState<State>(isAsked ? 'leaving' : 'asking')

  useEffect(() => {
    if (state !== 'leaving') return
    void signOutOnce().then((isOut) => {
      if (!isOut) return setState('failed')
      // Who signs out on purpose need not be told that the session has ended.
      takeSessionNotice()
      window.location.replace(paths.root())
    })
  }, [state])

  if (state === 'leaving') return <Loading label={texts.working} />
  return (
    <EmptyState
      level={1}
      title={texts.title}
      text={state === 'failed' ? texts.failed : texts.question}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => setState('leaving')}>{texts.submit}</Button>
        <LinkButton variant="quiet" href={paths.home()}>
          {texts.stay}
        </LinkButton>
      </div>
    </EmptyState>
  )
}
