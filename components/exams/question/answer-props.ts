import type { AnswerValue } from '@/contract/exam-attempts'
import type { QuestionActive, ReviewedQuestion } from '@/contract/exams'

export type AnswerInputProps = {
  question: QuestionActive
  value: AnswerValue | undefined
  onAnswer: (value: AnswerValue) => void
}

export type AnswerReviewProps = { question: ReviewedQuestion; value: AnswerValue | undefined }
