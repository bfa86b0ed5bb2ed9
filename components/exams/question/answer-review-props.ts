import type { AnswerValue } from '@/contract/exam-attempts'
import type { ReviewedQuestion } from '@/contract/exams'

export type AnswerReviewProps = { question: ReviewedQuestion; value: AnswerValue | undefined }
