'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { learning } from '@/lib/messages/learning'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = {
  courseId: number
  /** The first lesson among the learner's own, where progress is kept. */
  ownHref: string
  /** Where a guest signs in, to come back here; the app has a page of its own for that. */
  loginHref: string | null
  /** How guests begin. */
  children?: ReactNode
}

/** A free course becomes the learner's own with one press, and opens there. */
export function TakeCourse({ courseId, ownHref, loginHref, children }: Props) {
  const isSignedIn = useIsSignedIn()
  const [isBusy, setBusy] = useState(false)

  async function take() {
    setBusy(true)
    try {
      // Loaded for those who press alone: most readers of these pages are guests.
      await (await import('@/lib/learning/take-course')).takeCourse(courseId)
      window.location.assign(ownHref)
    } catch (error) {
      toast.error((await import('@/lib/api/error-text')).errorText(error))
      setBusy(false)
    }
  }

  if (isSignedIn)
    return (
      <Button icon="play" busy={isBusy} onClick={take}>
        {learning.take.action}
      </Button>
    )
  return (
    <>
      {children}
      {loginHref ? (
        <a className="link inline-flex min-h-tap items-center" href={loginHref}>
          {learning.take.signIn}
        </a>
      ) : null}
    </>
  )
}
