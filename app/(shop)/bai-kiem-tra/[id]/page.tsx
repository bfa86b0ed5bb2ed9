import { ExamPage, type ExamPageProps, examMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.exam, mine: paths.myExam }

export const generateMetadata = (props: ExamPageProps) => examMetadata(props, links)

export default function ExaminationPage(props: ExamPageProps) {
  return <ExamPage {...props} {...links} />
}
