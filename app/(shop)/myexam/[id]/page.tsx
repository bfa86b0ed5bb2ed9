import { type ExamPageProps, MyExamPage, myExamMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.exam, mine: paths.myExam }

export const generateMetadata = (props: ExamPageProps) => myExamMetadata(props, links)

export default function MyExaminationPage(props: ExamPageProps) {
  return <MyExamPage {...props} {...links} />
}
