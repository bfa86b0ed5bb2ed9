import { type ExamPageProps, MyExamPage, myExamMetadata } from '@/app/exam-page'
import { paths } from '@/lib/routes/paths'

const links = { take: paths.mobile.exam, mine: paths.mobile.myExam, isEmbedded: true }

export const generateMetadata = (props: ExamPageProps) => myExamMetadata(props, links)

export default function MobileMyExamPage(props: ExamPageProps) {
  return <MyExamPage {...props} {...links} />
}
