import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { SessionExpired } from '@/components/auth/session-expired'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { ExamSection } from '@/components/exams/exam-section'
import type { LearningLinks } from '@/components/learning/learning-links'
import { LessonView } from '@/components/learning/lesson-view'
import { OwnedLessonPlayer } from '@/components/learning/owned-lesson-player'
import { LinkButton } from '@/components/ui/link-button'
import { PageStatus } from '@/components/ui/page-status'
import { env } from '@/lib/env'
import { findOwnCourse, findOwnLesson } from '@/lib/learning/find-own-course'
import { learning } from '@/lib/messages/learning'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { requireSession } from '@/lib/session/require-session'

type LessonPageProps = { params: Promise<{ id: string }> }

const load = cache(findOwnLesson)

async function open({ params }: LessonPageProps, links: LearningLinks) {
  const id = parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
  await requireSession(links.lesson({ id }))
  const found = await load(id)
  if (found.kind === 'missing') notFound()
  return { id, found }
}

export async function myLessonMetadata(
  props: LessonPageProps,
  links: LearningLinks,
): Promise<Metadata> {
  const { found } = await open(props, links)
  const robots = { index: false, follow: false }
  if (found.kind !== 'found') return { title: learning.lesson.failed, robots }
  const { lessonName, courseName } = found.lesson
  return { title: `${lessonName} – ${courseName}`, robots }
}

/** A lesson of one of the learner's own courses, in the shop or in the app. */
export async function MyLessonPage({
  links,
  ...props
}: LessonPageProps & { links: LearningLinks }) {
  const { id, found } = await open(props, links)
  const here = links.lesson({ id })
  if (found.kind === 'guest') {
    if (links.isEmbedded) redirect(paths.mobile.loginNeeded(here))
    return <SessionExpired next={here} />
  }
  if (found.kind === 'failed') return <Failed reason={found.errorMessage} here={here} />
  if (found.kind === 'ended') {
    return (
      <EmptyState level={1} title={learning.lesson.ended} text={found.errorMessage}>
        <LinkButton href={links.course({ id: found.courseId })}>
          {learning.lesson.toCourse}
        </LinkButton>
      </EmptyState>
    )
  }
  const course = await findOwnCourse(found.lesson.courseId)
  return (
    <div className="wrap section">
      <LessonView
        lesson={found.lesson}
        chapters={course.kind === 'found' ? course.course.courseChapters : []}
        adminHost={env().adminHost}
        links={links}
        OwnPlayer={OwnedLessonPlayer}
      >
        <ExamSection
          of={{ lessonId: id }}
          path={here}
          isEmbedded={links.isEmbedded ?? false}
          isPrivate
        />
      </LessonView>
    </div>
  )
}

const Failed = ({ reason, here }: { reason: string; here: string }) => (
  <>
    <PageStatus code={503} />
    <EmptyState level={1} title={learning.lesson.failed} text={reason}>
      <LinkButton variant="quiet" href={here}>
        {learning.lesson.videoFailed.retry}
      </LinkButton>
    </EmptyState>
  </>
)
