import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { ExamSection } from '@/components/exams/exam-section'
import { CourseView } from '@/components/learning/course-view'
import { JsonLd } from '@/components/ui/json-ld'
import type { CourseDetail } from '@/contract/shop/learning'
import { env } from '@/lib/env'
import { findLibraryCourse } from '@/lib/learning/find-course'
import { layout } from '@/lib/messages/layout'
import { library } from '@/lib/messages/library'
import { hasWrongSlug, parseIdSlug } from '@/lib/routes/id-slug'
import { paths } from '@/lib/routes/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { courseJsonLd } from '@/lib/seo/course-json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { summaryOf } from '@/lib/seo/summary'
import { site } from '@/lib/site'

type Props = { params: Promise<{ id: string }> }

const addressOf = ({ courseId, slug }: CourseDetail) => ({ id: courseId, slug })

async function load({ params }: Props): Promise<CourseDetail> {
  await connection()
  const segment = decodeURIComponent((await params).id)
  const id = parseIdSlug(segment)?.id
  const course = id ? await findLibraryCourse(id) : null
  if (!course) notFound()
  if (hasWrongSlug(segment, addressOf(course)))
    permanentRedirect(paths.libraryCourse(addressOf(course)))
  return course
}

const descriptionOf = (course: CourseDetail) =>
  course.summary || summaryOf(course.description) || library.description

const secondsOf = ({ courseChapters }: CourseDetail) =>
  courseChapters
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { duration }) => sum + (duration ?? 0), 0)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const course = await load(props)
  return pageMetadata({
    title: course.courseName,
    description: descriptionOf(course),
    path: paths.libraryCourse(addressOf(course)),
    image: course.imageURL,
  })
}

export default async function LibraryCoursePage(props: Props) {
  const course = await load(props)
  const url = absoluteUrl(paths.libraryCourse(addressOf(course)))
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-6">
      <JsonLd
        data={courseJsonLd({
          name: course.courseName,
          description: descriptionOf(course),
          url,
          provider: (await site()).name,
          teacher: course.teacher,
          seconds: secondsOf(course),
          isFree: course.isFree,
        })}
      />
      <Breadcrumb
        origin={env().publicUrl}
        crumbs={[
          { label: layout.navigation.home, href: paths.home() },
          { label: library.title, href: paths.library() },
          { label: course.courseName },
        ]}
      />
      <CourseView
        course={course}
        links={{ lesson: paths.libraryLesson }}
        ownHref={paths.course(addressOf(course))}
        ownLesson={paths.lesson}
      >
        <ExamSection
          of={{ courseId: course.courseId }}
          path={paths.libraryCourse(addressOf(course))}
          count={course.totalExamination}
          invite
        />
      </CourseView>
    </div>
  )
}
