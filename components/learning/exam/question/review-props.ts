import type { ReviewedQuestion } from '@/contract/exam'
import type { AnswerValue } from '@/contract/exam-attempt'

export type ReviewProps = { question: ReviewedQuestion; value: AnswerValue | undefined }
