import { ownPlaces } from '@/app/mobile/places'
import { MyCoursePage, myCourseMetadata } from '@/app/my-course-page'

type Props = Parameters<typeof myCourseMetadata>[0]

export const generateMetadata = (props: Props) => myCourseMetadata(props, ownPlaces)

export default function MobileMyCoursePage(props: Props) {
  return <MyCoursePage {...props} places={ownPlaces} />
}
