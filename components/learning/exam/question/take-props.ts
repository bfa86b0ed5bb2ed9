import type { QuestionActive } from '@/contract/exam'
import type { AnswerValue } from '@/contract/exam-attempt'

export type TakeProps = {
  question: QuestionActive
  value: AnswerValue | undefined
  onAnswer: (value: AnswerValue) => void
}
