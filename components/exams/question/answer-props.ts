import type { AnswerValue } from '@/contract/shop/exam-attempts'
import type { QuestionActive, ReviewedQuestion } from '@/contract/shop/exams'

export type AnswerInputProps = {
  question: QuestionActive
  value: AnswerValue | undefined
  onAnswer: (value: AnswerValue) => void
}

export type AnswerReviewProps = { question: ReviewedQuestion; value: AnswerValue | undefined }
