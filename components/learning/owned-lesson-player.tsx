'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { LessonPlayer, type PlayedLesson } from '@/components/learning/lesson-player'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { learning } from '@/lib/messages/learning'

const texts = learning.lesson

// Loaded with the first press: a lesson is opened to be watched.
const send = async (lessonId: number, isCompleted: boolean) =>
  (await import('@/lib/learning/mark-lesson')).markLesson(lessonId, isCompleted)

/** A lesson without a film has no position; that it was opened is where the course goes on. */
function useRemembered(lessonId: number, hasFilm: boolean) {
  useEffect(() => {
    if (hasFilm) return
    void import('@/lib/learning/save-progress')
      .then(({ saveProgress }) => saveProgress(lessonId, { position: 0, duration: 0 }))
      // Not worth a message: the course then goes on where it did before.
      .catch(() => undefined)
  }, [lessonId, hasFilm])
}

type Props = {
  lesson: PlayedLesson & { isCompleted?: boolean | undefined }
  adminHost: string
  /** What is read and done after the video. */
  children?: ReactNode
}

/** The video of an owned lesson, what follows it, and after that whether it is completed. */
export function OwnedLessonPlayer({ lesson, adminHost, children }: Props) {
  const { lessonId, videoURL } = lesson
  const router = useRouter()
  const [isDone, setIsDone] = useState(lesson.isCompleted ?? false)
  const [isBusy, setIsBusy] = useState(false)
  // An upstream that stores no progress offers no completion.
  const [isOffered, setIsOffered] = useState(true)
  useRemembered(lessonId, videoURL !== null)

  async function mark(isCompleted: boolean) {
    if (isBusy) return
    setIsBusy(true)
    setIsDone(isCompleted)
    try {
      await send(lessonId, isCompleted)
      // A prefetched course page would still show the old state.
      router.refresh()
    } catch (error) {
      setIsDone(!isCompleted)
      if (error instanceof UpstreamError && [404, 501].includes(error.status)) setIsOffered(false)
      else toast.error(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {videoURL ? (
        <LessonPlayer
          lesson={lesson}
          adminHost={adminHost}
          isOwn
          onEnded={() => {
            if (!isDone) void mark(true)
          }}
        />
      ) : null}
      {children}
      {isOffered ? (
        <div className="flex flex-wrap items-center">
          {/* The gap belongs to the badge: without one the button is aligned to the edge. */}
          <span role="status">
            {isDone ? (
              <span className="mr-3">
                <Badge tone="success">{texts.done}</Badge>
              </span>
            ) : null}
          </span>
          <Button
            variant={isDone ? 'text' : 'quiet'}
            icon={isDone ? undefined : 'check'}
            busy={isBusy}
            onClick={() => void mark(!isDone)}
          >
            {isDone ? texts.markUndone : texts.markDone}
          </Button>
        </div>
      ) : null}
    </>
  )
}
