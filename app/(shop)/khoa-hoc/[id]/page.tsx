import { MyCoursePage, myCourseMetadata } from '@/app/my-course-page'
import { paths } from '@/lib/routes/paths'

type Props = Parameters<typeof myCourseMetadata>[0]

export const generateMetadata = (props: Props) => myCourseMetadata(props, paths)

export default function CoursePage(props: Props) {
  return <MyCoursePage {...props} places={paths} />
}
