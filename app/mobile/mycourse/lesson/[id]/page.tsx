import { ownPlaces } from '@/app/mobile/places'
import { MyLessonPage, myLessonMetadata } from '@/app/my-lesson-page'

type Props = Parameters<typeof myLessonMetadata>[0]

export const generateMetadata = (props: Props) => myLessonMetadata(props, ownPlaces)

export default function MobileMyLessonPage(props: Props) {
  return <MyLessonPage {...props} places={ownPlaces} />
}
