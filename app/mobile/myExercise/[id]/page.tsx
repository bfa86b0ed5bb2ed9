import { type ExamPageProps, MyExamPage, myExamMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.mobile.exercise, mine: paths.mobile.myExercise, isEmbedded: true }

export const generateMetadata = (props: ExamPageProps) => myExamMetadata(props, links)

export default function MobileMyExercisePage(props: ExamPageProps) {
  return <MyExamPage {...props} {...links} />
}
