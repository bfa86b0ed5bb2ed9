'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { learning } from '@/lib/messages/learning'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = {
  courseId: number
  /** For owners. Rendered on the server, so that its texts need no client code. */
  own: ReactNode
  /** For everybody else. */
  children?: ReactNode
}

// Loaded for signed-in readers only: most readers of these pages are guests.
const isOwned = async (id: number) =>
  (await (await import('@/lib/learning/fetch-own-course')).fetchOwnCourse(id)).isOwned

/** On a cached public page: owners of the course see another part than those who could buy it. */
export function CourseOwnerSwitch({ courseId, own, children }: Props) {
  const isSignedIn = useIsSignedIn()
  const [known, setKnown] = useState<{ id: number; owned: boolean | 'unknown' } | null>(null)
  const ask = useCallback(async () => {
    const owned = await isOwned(courseId).catch(() => 'unknown' as const)
    return { id: courseId, owned }
  }, [courseId])
  useEffect(() => {
    if (!isSignedIn) return
    let isLeft = false
    void ask().then((answer) => {
      if (!isLeft) setKnown(answer)
    })
    return () => {
      isLeft = true
    }
  }, [ask, isSignedIn])

  const owned = isSignedIn && known?.id === courseId && known.owned
  if (owned === true) return <div data-owned="">{own}</div>
  return (
    <>
      {owned === 'unknown' ? <NotAsked onRetry={async () => setKnown(await ask())} /> : null}
      {children}
    </>
  )
}

/** Who owns the course must not read an invitation to buy it as the answer. */
function NotAsked({ onRetry }: { onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      {learning.course.ownerUnknown}
      <Button variant="text" size="sm" busy={busy} onClick={retry}>
        {learning.course.askAgain}
      </Button>
    </p>
  )
}
