'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = {
  courseId: number
  /** For owners. Rendered on the server, so that its texts need no client code. */
  own: ReactNode
  /** For everybody else. */
  children?: ReactNode
}

// Loaded for signed-in readers only: most readers of these pages are guests.
const ask = async (id: number) =>
  (await import('@/lib/learning/fetch-own-course')).fetchOwnCourse(id).catch(() => null)

/** On a cached public page: owners of the course see another part than those who could buy it. */
export function CourseOwnerSwitch({ courseId, own, children }: Props) {
  const isSignedIn = useIsSignedIn()
  const [ownedId, setOwnedId] = useState<number | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    let isLeft = false
    void ask(courseId).then((course) => {
      if (!isLeft) setOwnedId(course?.isOwned ? courseId : null)
    })
    return () => {
      isLeft = true
    }
  }, [courseId, isSignedIn])

  return isSignedIn && ownedId === courseId ? <div data-owned="">{own}</div> : children
}
