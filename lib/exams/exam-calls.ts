import type { Attempt, ExamOutcome } from '@/contract/shop/exam-attempts'
import type { ExaminationDetail } from '@/contract/shop/exams'
import type { SaveBody } from '@/lib/exams/active-attempt'
import type { Payload } from '@/lib/exams/answer-sheet'
import type { CallResult } from '@/lib/exams/call-result'
import type { SaveReply, Sending } from '@/lib/exams/save-queue'

export type SubmitBody = Omit<Payload, 'flags'> & {
  examResultId: number
  leaseKey: string
  submitKey: string
  finishReason: 'user' | 'timeUp'
}

/** The calls of one examination as the runner makes them. None of them throws. */
export type ExamCalls = {
  detail: (signal: AbortSignal) => Promise<CallResult<ExaminationDetail>>
  start: (
    body: { takeOver: boolean; resume: boolean; leaseKey: string },
    signal: AbortSignal,
  ) => Promise<CallResult<Attempt>>
  save: (body: SaveBody, sending: Sending) => Promise<CallResult<SaveReply>>
  submit: (body: SubmitBody, signal: AbortSignal) => Promise<CallResult<ExamOutcome>>
}
