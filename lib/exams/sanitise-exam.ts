import 'server-only'
import type {
  ExaminationDetail,
  ExamReview,
  QuestionActive,
  ReviewedQuestion,
} from '@/contract/shop/exams'
import type { StaffAttempt } from '@/contract/staff/attempts'
import { sanitiseLesson } from '@/lib/format/sanitise'

/** The shop's own media, or another host over https; nothing a page could run. */
const safeMedia = (url: string | null | undefined): string | null =>
  url && (/^\/[^/\\]/.test(url) || /^https:\/\/[^/\\]/i.test(url)) ? url : null

const safeQuestion = <Q extends QuestionActive>(question: Q): Q => ({
  ...question,
  questionContent: sanitiseLesson(question.questionContent),
  audioURL: safeMedia(question.audioURL),
  imageURL: safeMedia(question.imageURL),
  answers: question.answers.map((answer) => ({
    ...answer,
    answerContent: sanitiseLesson(answer.answerContent),
  })),
})

/** An exam whose texts may be set on a page. */
export const safeExamination = (detail: ExaminationDetail): ExaminationDetail => ({
  ...detail,
  description: sanitiseLesson(detail.description),
  questionActives: detail.questionActives.map(safeQuestion),
})

const safeReviewed = <Q extends ReviewedQuestion>(question: Q): Q => ({
  ...safeQuestion(question),
  ...(question.explanation !== undefined && { explanation: sanitiseLesson(question.explanation) }),
})

/** A reviewed attempt whose texts may be set on a page. */
export const safeReview = (review: ExamReview): ExamReview => ({
  ...review,
  questionActives: review.questionActives.map(safeReviewed),
})

/** The same for whoever grades it. */
export const safeStaffAttempt = (attempt: StaffAttempt): StaffAttempt => ({
  ...attempt,
  questions: attempt.questions.map(safeReviewed),
})
