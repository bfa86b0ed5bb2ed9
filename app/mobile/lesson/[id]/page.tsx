import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { libraryLinks, ownLinks } from '@/app/mobile/learning-links'
import { ExamSection } from '@/components/exams/exam-section'
import { LessonView } from '@/components/learning/lesson-view'
import { LockedLesson } from '@/components/learning/locked-lesson'
import type { LessonDetail } from '@/contract/shop/learning'
import { env } from '@/lib/env'
import { findLibraryCourse, findLibraryLesson } from '@/lib/learning/find-course'
import { learning } from '@/lib/messages/learning'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { withMobileLinks } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

const find = cache(findLibraryLesson)

async function load({ params }: Props) {
  await connection()
  const id = parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
  const found = await find(id)
  return found.kind === 'missing' ? notFound() : { id, found }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await load(props)
  if (found.kind === 'locked') return { title: learning.lesson.locked }
  const { lessonId: id, lessonName, courseName } = found.lesson
  return pageMetadata({
    title: lessonName,
    description: `${lessonName}, ${courseName}.`,
    path: paths.libraryLesson({ id }),
    isListed: false,
  })
}

export default async function MobileLessonPage(props: Props) {
  const { id, found } = await load(props)
  return (
    <div className="wrap section">
      {found.kind === 'locked' ? <Locked id={id} {...found} /> : <Lesson lesson={found.lesson} />}
    </div>
  )
}

async function Lesson({ lesson }: { lesson: LessonDetail }) {
  const course = await findLibraryCourse(lesson.courseId)
  return (
    <LessonView
      lesson={{ ...lesson, content: withMobileLinks(lesson.content) }}
      chapters={course?.courseChapters ?? []}
      adminHost={env().adminHost}
      links={libraryLinks}
    >
      <ExamSection
        of={{ lessonId: lesson.lessonId }}
        path={libraryLinks.lesson({ id: lesson.lessonId })}
        isEmbedded
      />
    </LessonView>
  )
}

type LockedProps = { id: number; errorMessage: string; courseId: number | null }

const Locked = ({ id, errorMessage, courseId }: LockedProps) => (
  <LockedLesson
    reason={errorMessage}
    courseId={courseId}
    courseHref={courseId === null ? null : libraryLinks.course({ id: courseId })}
    ownHref={ownLinks.lesson({ id })}
    isEmbedded
  />
)
