import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { ExamSection } from '@/components/exams/exam-section'
import { CourseOwnerSwitch } from '@/components/learning/course-owner-switch'
import { LessonView } from '@/components/learning/lesson-view'
import { LockedLesson } from '@/components/learning/locked-lesson'
import { TakeCourse } from '@/components/learning/take-course'
import { LinkButton } from '@/components/ui/link-button'
import { env } from '@/lib/env'
import { findLibraryCourse, findLibraryLesson } from '@/lib/learning/find-course'
import { learning } from '@/lib/messages/learning'
import { library } from '@/lib/messages/library'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

async function load({ params }: Props) {
  await connection()
  const id = parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
  const found = await findLibraryLesson(id)
  return found.kind === 'missing' ? notFound() : { id, found }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await load(props)
  if (found.kind === 'locked') return { title: learning.lesson.locked, robots: { index: false } }
  const { lessonId, lessonName, courseName } = found.lesson
  return pageMetadata({
    title: `${lessonName} – ${courseName}`,
    description: `${lessonName}, ${courseName}. ${library.description}`,
    path: paths.libraryLesson({ id: lessonId }),
  })
}

const links = { course: paths.libraryCourse, lesson: paths.libraryLesson }

export default async function LibraryLessonPage(props: Props) {
  const { id, found } = await load(props)
  if (found.kind === 'locked') {
    const { errorMessage, courseId } = found
    return (
      <div className="wrap section">
        <LockedLesson
          reason={errorMessage}
          courseId={courseId}
          courseHref={courseId === null ? null : links.course({ id: courseId })}
          ownHref={paths.lesson({ id })}
        />
      </div>
    )
  }
  const { lesson } = found
  const course = await findLibraryCourse(lesson.courseId)
  return (
    <div className="wrap section">
      <LessonView
        lesson={lesson}
        chapters={course?.courseChapters ?? []}
        adminHost={env().adminHost}
        links={links}
      >
        {course?.isFree ? (
          <CourseOwnerSwitch
            courseId={course.courseId}
            own={<LinkButton href={paths.lesson({ id })}>{learning.take.open}</LinkButton>}
          >
            <TakeCourse
              courseId={course.courseId}
              ownHref={paths.lesson({ id })}
              loginHref={paths.login(links.lesson({ id }))}
            />
          </CourseOwnerSwitch>
        ) : null}
        <ExamSection
          of={{ lessonId: lesson.lessonId }}
          path={links.lesson({ id: lesson.lessonId })}
        />
      </LessonView>
    </div>
  )
}
