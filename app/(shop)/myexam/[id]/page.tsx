import { type ExamPageProps, examMetadata, MyExamPage } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const places = { take: paths.exam, mine: paths.myExam }

export const generateMetadata = (props: ExamPageProps) => examMetadata(props, places)

export default function MyExaminationPage(props: ExamPageProps) {
  return <MyExamPage {...props} {...places} />
}
