import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type PreviewProps, previewedId, previewLinks } from '@/app/(bare)/preview'
import { LessonView } from '@/components/learning/lesson-view'
import { LockedLesson } from '@/components/learning/locked-lesson'
import { env } from '@/lib/env'
import { previewLesson } from '@/lib/learning/find-own-course'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'

const load = cache(previewLesson)

export async function generateMetadata(props: PreviewProps): Promise<Metadata> {
  const found = await load(await previewedId(props))
  if (found.kind === 'missing') notFound()
  const title =
    found.kind === 'found'
      ? learning.preview.course(found.lesson.lessonName)
      : learning.lesson.locked
  return { title, robots: { index: false, follow: false } }
}

export default async function LessonPreviewPage(props: PreviewProps) {
  const id = await previewedId(props)
  const found = await load(id)
  if (found.kind === 'missing') notFound()
  if (found.kind === 'found')
    return <LessonView lesson={found.lesson} adminHost={env().adminHost} links={previewLinks} />
  const { errorMessage, courseId } = found
  return (
    <LockedLesson
      reason={errorMessage}
      courseId={courseId}
      courseHref={courseId === null ? null : previewLinks.course({ id: courseId })}
      ownHref={paths.lesson({ id })}
    />
  )
}
