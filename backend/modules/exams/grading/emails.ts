import { attemptTexts } from '@/backend/modules/exams/grading/texts'
import type { EmailShop } from '@/backend/modules/settings'
import { letterTo, link } from '@/backend/platform/mail/mail-body'
import { examKinds } from '@/contract/kinds'

type Graded = {
  id: number
  examinationId: number
  examinationName: string
  /** 1 exercise, 2 exam. */
  kind: number
  attemptNo: number
  score: number
  maxScore: number
  isPass: boolean | null
}

const { points } = attemptTexts

/** Nothing for an exam that has no score to pass. */
function verdict(isPass: boolean | null): string {
  if (isPass === null) return ''
  return isPass ? ' (đạt)' : ' (chưa đạt)'
}

/** What learners are told when a teacher has graded what they wrote. */
export function attemptEmails({ name: shop, publicUrl }: EmailShop) {
  const result = ({ id, examinationId, kind, score, maxScore, isPass }: Graded) => [
    `Điểm của bạn: ${points(score)}/${points(maxScore)}${verdict(isPass)}`,
    '',
    link(
      'Điểm từng câu và nhận xét của giáo viên',
      `${publicUrl}/${kind === examKinds.exercise ? 'bai-tap-cua-toi' : 'myexam'}/${examinationId}?examResultId=${id}`,
    ),
  ]
  return {
    graded: (name: string, exam: Graded) => ({
      subject: `Bài “${exam.examinationName}” đã được chấm`,
      body: letterTo(
        shop,
        name,
        `Giáo viên đã chấm xong lượt ${exam.attemptNo} của bài “${exam.examinationName}”.`,
        ...result(exam),
      ),
    }),
    recounted: (name: string, exam: Graded) => ({
      subject: `Điểm bài “${exam.examinationName}” đã được tính lại`,
      body: letterTo(
        shop,
        name,
        `Cửa hàng vừa sửa cách chấm để nhận thêm những cách viết đúng, nên điểm lượt ${exam.attemptNo} của bài “${exam.examinationName}” tăng lên.`,
        ...result(exam),
      ),
    }),
    regraded: (name: string, exam: Graded) => ({
      subject: `Điểm bài “${exam.examinationName}” đã được sửa`,
      body: letterTo(
        shop,
        name,
        `Giáo viên đã xem lại và sửa điểm lượt ${exam.attemptNo} của bài “${exam.examinationName}”.`,
        ...result(exam),
      ),
    }),
  }
}
