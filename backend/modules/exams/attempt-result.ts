import { SUBMITTED, WAITS_FOR_GRADING } from '@/backend/modules/exams/attempt-queries'
import { findAnyExamination } from '@/backend/modules/exams/exam-queries'
import { type Mark, sumOfScores, totalOf } from '@/backend/modules/exams/grade'
import type { Tx } from '@/backend/platform/db/connect'

export type Marked = Mark & { maxScore: number }

/** What is marked so far, and out of what. */
function markedSoFar(marks: readonly Marked[]) {
  const done = marks.filter(({ score }) => score !== null)
  return {
    markedScore: sumOfScores(done.map(({ score }) => ({ score: score ?? 0 }))),
    markedMaxScore: sumOfScores(done.map(({ maxScore }) => ({ score: maxScore }))),
  }
}

/** What is stored of an ended attempt: points, number of right answers, passed or not, once nothing waits for a teacher. */
export async function resultOf(tx: Tx, examinationId: number, marks: readonly Marked[]) {
  const { score, correctCount, isWaiting } = totalOf(marks)
  const { passScore = null } = (await findAnyExamination(tx, examinationId))?.examination ?? {}
  const isPass = passScore === null || score === null ? null : score >= passScore
  const state: typeof SUBMITTED | typeof WAITS_FOR_GRADING = isWaiting
    ? WAITS_FOR_GRADING
    : SUBMITTED
  const result = { correctCount, totalQuestion: marks.length, isPass, ...markedSoFar(marks) }
  return { state, score, result }
}
