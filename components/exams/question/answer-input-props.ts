import type { AnswerValue } from '@/contract/exam-attempts'
import type { QuestionActive } from '@/contract/exams'

export type AnswerInputProps = {
  question: QuestionActive
  value: AnswerValue | undefined
  onAnswer: (value: AnswerValue) => void
}
