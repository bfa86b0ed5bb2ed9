import 'server-only'
import {
  type ExaminationDetail,
  type ExamReview,
  getExamination,
  reviewExam,
  type StartRefusal,
} from '@/contract/shop/exams'
import { callWithSession } from '@/lib/api/session'
import { isMissing, UpstreamError } from '@/lib/api/upstream-error'
import { reasonOf } from '@/lib/exams/refusal-reason'
import { safeExamination, safeReview } from '@/lib/exams/sanitise-exam'
import { courseIdOf } from '@/lib/learning/required-course-id'

export type FoundExam =
  | { kind: 'found'; detail: ExaminationDetail }
  | { kind: 'locked'; reason: string; courseId: number | null; hasEnded: boolean }
  | { kind: 'missing' }
  /** The upstream no longer knows the session. */
  | { kind: 'guest' }
  /** The upstream could not be reached: the page asks again itself and loses no answers. */
  | { kind: 'unknown' }

/** An exam as the signed-in user may see it. */
export async function findExam(id: number): Promise<FoundExam> {
  try {
    const { data } = await callWithSession(getExamination, { params: { id } })
    return { kind: 'found', detail: safeExamination(data) }
  } catch (error) {
    if (isMissing(error)) return { kind: 'missing' }
    if (!(error instanceof UpstreamError)) throw error
    if (error.status === 401) return { kind: 'guest' }
    if (error.status !== 403) return { kind: 'unknown' }
    const hasEnded = reasonOf(error.data) === ('accessEnded' satisfies StartRefusal)
    return { kind: 'locked', reason: error.userMessage, courseId: courseIdOf(error.data), hasEnded }
  }
}

/** The user's submitted attempt, the latest or the one named; null without one, `unknown` when the upstream could not be reached. */
export async function findExamReview(
  id: number,
  examResultId?: number | undefined,
): Promise<ExamReview | 'unknown' | null> {
  try {
    const { data } = await callWithSession(reviewExam, { params: { id }, query: { examResultId } })
    return safeReview(data)
  } catch (error) {
    if (isMissing(error)) return null
    if (!(error instanceof UpstreamError)) throw error
    return error.status === 403 ? null : 'unknown'
  }
}
