'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LessonPlayer, type PlayedLesson } from '@/components/learning/lesson-player'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { learning } from '@/lib/messages/learning'

const texts = learning.lesson

// Fetched with the first press: a lesson is opened to be watched.
const send = async (lessonId: number, isCompleted: boolean) =>
  (await import('@/lib/learning/mark-lesson')).markLesson(lessonId, isCompleted)

type Props = {
  lesson: PlayedLesson & { isCompleted?: boolean | undefined }
  adminHost: string
}

/** One's own lesson: the film, and whether it is done. */
export function OwnedLessonPlayer({ lesson, adminHost }: Props) {
  const { lessonId, videoURL } = lesson
  const router = useRouter()
  const [isDone, setIsDone] = useState(lesson.isCompleted ?? false)
  const [isBusy, setIsBusy] = useState(false)
  // An upstream that remembers no progress offers no mark either.
  const [isOffered, setIsOffered] = useState(true)

  async function mark(isCompleted: boolean) {
    if (isBusy) return
    setIsBusy(true)
    setIsDone(isCompleted)
    try {
      await send(lessonId, isCompleted)
      // The course's page, perhaps fetched ahead, does not know it yet.
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
    <div className="grid gap-4">
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
      {isOffered ? (
        <div className="flex flex-wrap items-center">
          {/* The distance is the badge's own: without one the button stands at the edge. */}
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
    </div>
  )
}
