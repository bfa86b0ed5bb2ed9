import type { AnswerValue, ReviewedQuestion } from '@/contract/exam'

export type ReviewProps = { question: ReviewedQuestion; value: AnswerValue | undefined }
