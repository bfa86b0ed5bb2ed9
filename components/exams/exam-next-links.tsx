import Link from 'next/link'
import { LinkButton } from '@/components/ui/link-button'
import type { ExaminationDetail } from '@/contract/shop/exams'
import { exams } from '@/lib/messages/exams'
import { paths } from '@/lib/routes/paths'

const texts = exams.wayOn

/** A reader's own courses, the library's, and both in the app, lie at different addresses. */
function hrefsFor(isOwned: boolean, isEmbedded: boolean) {
  if (isEmbedded) {
    const { mobile } = paths
    return isOwned
      ? { course: mobile.myCourse, lesson: mobile.myLesson }
      : { course: mobile.course, lesson: mobile.lesson }
  }
  return isOwned
    ? {
        course: (id: number) => paths.course({ id }),
        lesson: (id: number) => paths.lesson({ id }),
      }
    : {
        course: (id: number) => paths.libraryCourse({ id }),
        lesson: (id: number) => paths.libraryLesson({ id }),
      }
}

type Props = {
  detail: Pick<
    ExaminationDetail,
    'courseId' | 'lessonId' | 'nextLessonId' | 'isCourseOwned' | 'startRefusal'
  >
  isEmbedded: boolean
}

/** From an exercise back to its lesson and on to the next one, from an exam back to its course. */
export function ExamNextLinks({ detail, isEmbedded }: Props) {
  const { courseId, lessonId, nextLessonId, startRefusal } = detail
  // Pages of their own stay theirs when their time with the course is over.
  const isCourseOwned = (detail.isCourseOwned ?? true) || startRefusal === 'accessEnded'
  const hrefs = hrefsFor(isCourseOwned, isEmbedded)
  // The library's pages are documents, which next/link would not open as such.
  const Anchor = isCourseOwned ? Link : 'a'
  if (lessonId === null) {
    return courseId === null ? null : (
      <LinkButton as={Anchor} variant="quiet" href={hrefs.course(courseId)}>
        {texts.toCourse}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton as={Anchor} variant="quiet" href={hrefs.lesson(lessonId)}>
        {texts.toLesson}
      </LinkButton>
      {nextLessonId ? (
        <LinkButton as={Anchor} variant="quiet" href={hrefs.lesson(nextLessonId)}>
          {texts.nextLesson}
        </LinkButton>
      ) : null}
    </>
  )
}
