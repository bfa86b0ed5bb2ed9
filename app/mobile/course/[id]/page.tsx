import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { libraryLinks, ownLinks } from '@/app/mobile/learning-links'
import { ExamSection } from '@/components/exams/exam-section'
import { CourseView } from '@/components/learning/course-view'
import { findLibraryCourse } from '@/lib/learning/find-course'
import { library } from '@/lib/messages/library'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { withMobileLinks } from '@/lib/routes/mobile-paths'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = { params: Promise<{ id: string }> }

const find = cache(findLibraryCourse)

async function load({ params }: Props) {
  await connection()
  const id = parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
  return (await find(id)) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { courseId: id, slug, courseName, summary, imageURL } = await load(props)
  return pageMetadata({
    title: courseName,
    description: summary || library.description,
    path: paths.libraryCourse({ id, slug }),
    image: imageURL,
    isListed: false,
  })
}

export default async function MobileCoursePage(props: Props) {
  const course = await load(props)
  return (
    <div className="wrap section">
      <CourseView
        course={{ ...course, description: withMobileLinks(course.description) }}
        links={libraryLinks}
        ownHref={ownLinks.course({ id: course.courseId, slug: course.slug })}
        ownLesson={ownLinks.lesson}
      >
        <ExamSection
          of={{ courseId: course.courseId }}
          path={libraryLinks.course({ id: course.courseId })}
          count={course.totalExamination}
          isEmbedded
        />
      </CourseView>
    </div>
  )
}
