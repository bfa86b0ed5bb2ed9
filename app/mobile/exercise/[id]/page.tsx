import { ExamPage, type ExamPageProps, examMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.mobile.exercise, mine: paths.mobile.myExercise, isEmbedded: true }

export const generateMetadata = (props: ExamPageProps) => examMetadata(props, links)

export default function MobileExercisePage(props: ExamPageProps) {
  return <ExamPage {...props} {...links} />
}
