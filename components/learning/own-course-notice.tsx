'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'
import { seemsSignedIn, watchSignedIn } from '@/lib/session/signed-in'

type Props = {
  courseId: number
  /** The lesson a visitor stands before; without one the way leads to the course. */
  lessonId?: number
}

// Fetched for who is signed in: most readers of these pages are guests.
const ask = async (id: number) =>
  (await import('@/lib/learning/ask-own-course')).askOwnCourse(id).catch(() => null)

/** On a public page, which is the same for everybody: whoever owns the course is shown the way to their own. */
export function OwnCourseNotice({ courseId, lessonId }: Props) {
  const isSignedIn = useSyncExternalStore(watchSignedIn, seemsSignedIn, () => false)
  const [owned, setOwned] = useState<{ id: number; slug: string } | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    let isLeft = false
    void ask(courseId).then((course) => {
      if (!isLeft) setOwned(course?.isOwned ? { id: courseId, slug: course.slug } : null)
    })
    return () => {
      isLeft = true
    }
  }, [courseId, isSignedIn])

  if (!isSignedIn || owned?.id !== courseId) return null
  return (
    <Notice tone="success" title={learning.course.owned}>
      <LinkButton size="sm" href={lessonId ? paths.lesson({ id: lessonId }) : paths.course(owned)}>
        {lessonId ? learning.lesson.openOwn : learning.course.resume}
      </LinkButton>
    </Notice>
  )
}
