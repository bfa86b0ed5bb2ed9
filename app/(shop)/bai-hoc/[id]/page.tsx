import { myCourseLinks } from '@/app/(shop)/my-course-links'
import { MyLessonPage, myLessonMetadata } from '@/app/my-lesson-page'

type Props = Parameters<typeof myLessonMetadata>[0]

export const generateMetadata = (props: Props) => myLessonMetadata(props, myCourseLinks)

export default function LessonPage(props: Props) {
  return <MyLessonPage {...props} links={myCourseLinks} />
}
