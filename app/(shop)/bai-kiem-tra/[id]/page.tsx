import { ExamPage, type ExamPageProps, examMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const places = { take: paths.exam, mine: paths.myExam }

export const generateMetadata = (props: ExamPageProps) => examMetadata(props, places)

export default function ExaminationPage(props: ExamPageProps) {
  return <ExamPage {...props} {...places} />
}
