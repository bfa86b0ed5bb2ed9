import type { AnswerValue, QuestionActive } from '@/contract/exam'

export type TakeProps = {
  question: QuestionActive
  value: AnswerValue | undefined
  onAnswer: (value: AnswerValue) => void
}
