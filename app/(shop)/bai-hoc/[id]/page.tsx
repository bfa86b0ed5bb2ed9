import { MyLessonPage, myLessonMetadata } from '@/app/my-lesson-page'
import { paths } from '@/lib/routes/paths'

type Props = Parameters<typeof myLessonMetadata>[0]

export const generateMetadata = (props: Props) => myLessonMetadata(props, paths)

export default function LessonPage(props: Props) {
  return <MyLessonPage {...props} places={paths} />
}
