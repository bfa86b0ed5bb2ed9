import { myCourseLinks } from '@/app/(shop)/my-course-links'
import { MyCoursePage, myCourseMetadata } from '@/app/my-course-page'

type Props = Parameters<typeof myCourseMetadata>[0]

export const generateMetadata = (props: Props) => myCourseMetadata(props, myCourseLinks)

export default function CoursePage(props: Props) {
  return <MyCoursePage {...props} links={myCourseLinks} />
}
