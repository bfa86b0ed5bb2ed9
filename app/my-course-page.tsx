import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { SessionExpired } from '@/components/auth/session-expired'
import { ExamSection } from '@/components/exams/exam-section'
import { CourseView } from '@/components/learning/course-view'
import type { LearningLinks } from '@/components/learning/learning-links'
import type { CourseDetail } from '@/contract/shop/learning'
import { findOwnCourse } from '@/lib/learning/find-own-course'
import { library } from '@/lib/messages/library'
import { hasWrongSlug, parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { requireSession } from '@/lib/session/require-session'

type CoursePageProps = { params: Promise<{ id: string }> }

const load = cache(findOwnCourse)

const addressOf = ({ courseId, slug }: CourseDetail) => ({ id: courseId, slug })

async function open({ params }: CoursePageProps, links: LearningLinks) {
  const segment = decodeURIComponent((await params).id)
  const id = parseIdSlug(segment)?.id ?? notFound()
  await requireSession(links.course({ id }))
  const found = await load(id)
  if (found.kind === 'missing') notFound()
  if (found.kind === 'found' && hasWrongSlug(segment, addressOf(found.course)))
    permanentRedirect(links.course(addressOf(found.course)))
  return { id, found }
}

export async function myCourseMetadata(
  props: CoursePageProps,
  links: LearningLinks,
): Promise<Metadata> {
  const { found } = await open(props, links)
  const title = found.kind === 'found' ? found.course.courseName : library.mine.title
  return { title, robots: { index: false, follow: false } }
}

/** One of the learner's own courses, in the shop or in the app. */
export async function MyCoursePage({
  links,
  ...props
}: CoursePageProps & { links: LearningLinks }) {
  const { id, found } = await open(props, links)
  if (found.kind === 'guest') {
    if (links.isEmbedded) redirect(paths.mobile.loginNeeded(links.course({ id })))
    return <SessionExpired next={links.course({ id })} />
  }
  return (
    <div className="wrap section">
      <CourseView course={found.course} links={links}>
        <ExamSection
          of={{ courseId: id }}
          path={links.course({ id })}
          isEmbedded={links.isEmbedded ?? false}
          isPrivate
        />
      </CourseView>
    </div>
  )
}
