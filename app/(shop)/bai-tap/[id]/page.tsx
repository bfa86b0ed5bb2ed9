import { ExamPage, type ExamPageProps, examMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.exercise, mine: paths.myExercise }

export const generateMetadata = (props: ExamPageProps) => examMetadata(props, links)

export default function ExercisePage(props: ExamPageProps) {
  return <ExamPage {...props} {...links} />
}
