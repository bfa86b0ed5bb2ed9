import { ownLinks } from '@/app/mobile/learning-links'
import { MyLessonPage, myLessonMetadata } from '@/app/my-lesson-page'

type Props = Parameters<typeof myLessonMetadata>[0]

export const generateMetadata = (props: Props) => myLessonMetadata(props, ownLinks)

export default function MobileMyLessonPage(props: Props) {
  return <MyLessonPage {...props} links={ownLinks} />
}
