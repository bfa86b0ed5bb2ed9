import { isOver } from '@/backend/modules/exams/attempt-rules'
import { examKinds } from '@/contract/kinds'
import { SAVE_GRACE_MS } from '@/contract/shop/exam-attempts'
import type { AnswerRelease, ReleaseWait } from '@/contract/shop/exams'
import { answerTimes } from '@/contract/states'

type Exam = {
  /** 1 exercise, 2 exam. */
  kind: 1 | 2
  isPractice: boolean
  /** 0 never, 1 after submitting, 2 after the exam has closed. */
  showAnswer: 0 | 1 | 2
  closeTime: Date | null
  /** 0 without a limit. */
  maxAttempt: number
}
type Facts = {
  submittedCount: number
  /** Saves of the reader's own attempt are accepted. */
  isOwnOpen: boolean
  /** Saves of anybody's attempt at this exam are accepted. */
  isAnyOpen: boolean
}

/** Exercises are practice by nature; an exam is when its author says so. */
const isPractice = ({ kind, isPractice }: Exam) => kind === examKinds.exercise || isPractice

/**
 * What the verdicts and right answers of an exam still wait for; null once they may be read.
 * No key, and no verdict that gives one away, is visible while any attempt at the exam is accepted. Practice is the exception
 * its author chose: it shows them after each attempt, only not beside one's own open attempt, and not before a closing
 * that `showAnswer` 2 asks for.
 */
export function releaseWait(exam: Exam, facts: Facts, now: Date): ReleaseWait | null {
  const { showAnswer, closeTime, maxAttempt } = exam
  if (facts.isOwnOpen) return 'attemptOpen'
  if (closeTime !== null && isOver(closeTime, now)) return null
  if (isPractice(exam) && showAnswer !== answerTimes.afterClosing) return null
  if (closeTime !== null || showAnswer === answerTimes.afterClosing || maxAttempt === 0)
    return 'closing'
  if (facts.submittedCount < maxAttempt) return 'attemptsLeft'
  return facts.isAnyOpen ? 'others' : null
}

/** The release as a review tells it. */
export function answerReleaseOf(exam: Exam, facts: Facts, now: Date): AnswerRelease {
  const waitsFor = releaseWait(exam, facts, now)
  const { closeTime, showAnswer } = exam
  const isTimed = waitsFor === 'closing' && closeTime !== null
  return {
    waitsFor,
    releaseTime: isTimed ? new Date(closeTime.getTime() + SAVE_GRACE_MS).toISOString() : null,
    isPublished: showAnswer !== answerTimes.never,
  }
}
