import { ownLinks } from '@/app/mobile/learning-links'
import { MyCoursePage, myCourseMetadata } from '@/app/my-course-page'

type Props = Parameters<typeof myCourseMetadata>[0]

export const generateMetadata = (props: Props) => myCourseMetadata(props, ownLinks)

export default function MobileMyCoursePage(props: Props) {
  return <MyCoursePage {...props} links={ownLinks} />
}
