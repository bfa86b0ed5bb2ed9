import { type ExamPageProps, MyExamPage, myExamMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.exercise, mine: paths.myExercise }

export const generateMetadata = (props: ExamPageProps) => myExamMetadata(props, links)

export default function MyExercisePage(props: ExamPageProps) {
  return <MyExamPage {...props} {...links} />
}
