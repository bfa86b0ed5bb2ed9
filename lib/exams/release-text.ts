import type { AnswerRelease, ExamReview } from '@/contract/shop/exams'
import { formatDateTime } from '@/lib/format/date'
import { examsReview } from '@/lib/messages/exams-review'

const texts = examsReview

function whenOf({ waitsFor, releaseTime }: AnswerRelease): string {
  if (waitsFor === null) return ''
  return releaseTime === null ? texts.waits[waitsFor] : texts.closingAt(formatDateTime(releaseTime))
}

/** Why a review shows no right answers, or not yet; empty where it shows them, and where an upstream gives no reason. */
export function releaseText({ answerRelease }: Pick<ExamReview, 'answerRelease'>): string {
  if (!answerRelease) return ''
  const { waitsFor, isPublished } = answerRelease
  if (waitsFor === null) return isPublished ? '' : texts.noAnswers
  const when = whenOf(answerRelease)
  return isPublished ? texts.answersLater(when) : texts.verdictsLater(when)
}
