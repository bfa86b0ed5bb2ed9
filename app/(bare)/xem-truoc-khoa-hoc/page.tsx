import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type PreviewProps, previewedId, previewLinks } from '@/app/(bare)/preview'
import { CourseView } from '@/components/learning/course-view'
import { previewCourse } from '@/lib/learning/find-own-course'
import { learning } from '@/lib/messages/learning'

const load = cache(previewCourse)

export async function generateMetadata(props: PreviewProps): Promise<Metadata> {
  const course = (await load(await previewedId(props))) ?? notFound()
  return {
    title: learning.preview.course(course.courseName),
    robots: { index: false, follow: false },
  }
}

export default async function CoursePreviewPage(props: PreviewProps) {
  const course = (await load(await previewedId(props))) ?? notFound()
  return <CourseView course={course} links={previewLinks} />
}
