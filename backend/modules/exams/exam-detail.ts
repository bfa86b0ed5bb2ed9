import { startRefusal } from '@/backend/modules/exams/attempt-rules'
import { accessEndOf, getExamForCaller, noAccessError } from '@/backend/modules/exams/exam-access'
import { instant, questionDto } from '@/backend/modules/exams/exam-mapper'
import { listAttempts, measureExams } from '@/backend/modules/exams/exam-queries'
import { questionHtml } from '@/backend/modules/exams/question-html'
import { listAttemptQuestions } from '@/backend/modules/exams/question-queries'
import { listLessons, ownsCourse } from '@/backend/modules/learning'
import { type Context, callerOf } from '@/backend/platform/context'
import type { ExaminationDetail } from '@/contract/shop/exams'
import { attemptStates } from '@/contract/states'

type Exam = Awaited<ReturnType<typeof getExamForCaller>>

/** The course and lesson an exam belongs to, the lesson after it, and whether the course is the caller's. */
async function placeOf(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  { course, examination: { lessonId } }: Exam,
) {
  const { db, now } = context
  if (!course) return { courseId: null, lessonId, nextLessonId: null, isCourseOwned: false }
  const lessons = lessonId === null ? [] : await listLessons(db, course.id, 'owned')
  const at = lessons.findIndex(({ id }) => id === lessonId)
  return {
    courseId: course.id,
    lessonId,
    nextLessonId: at < 0 ? null : (lessons[at + 1]?.id ?? null),
    isCourseOwned: await ownsCourse(db, callerOf(context).userId, course.id, now()),
  }
}

type Counts = { questionCount: number; attemptCount: number }

/** Why no attempt can be started now, and since when if that is because the caller's time with the course is over. */
async function refusalFor(
  context: Context,
  { examination, course, open, mayTake }: Exam,
  { questionCount, attemptCount }: Counts,
): Promise<Pick<ExaminationDetail, 'startRefusal' | 'accessEndTime'>> {
  if (open) return { startRefusal: null }
  if (mayTake) {
    const counted = { ...examination, questionCount }
    return { startRefusal: startRefusal(counted, attemptCount, context.now()) }
  }
  const ended = await accessEndOf(context, course?.id)
  return ended
    ? { startRefusal: 'accessEnded', accessEndTime: instant(ended) }
    : { startRefusal: 'notEnrolled' }
}

/** An exam for whoever may take it or has taken it; its questions come with an open attempt only. */
export async function examDetailFor(context: Context, id: number): Promise<ExaminationDetail> {
  const exam = await getExamForCaller(context, id)
  const { examination, course, open, mayTake } = exam
  const { db } = context
  const attempts = await listAttempts(db, callerOf(context).userId, [id])
  if (!mayTake && attempts.length === 0) throw await noAccessError(context, course?.id)
  const measure = (await measureExams(db, [id])).get(id)
  const questions = open ? await listAttemptQuestions(db, open.id) : []
  const questionCount = measure?.questionCount ?? 0
  return {
    examinationId: examination.id,
    examinationName: examination.name,
    description: questionHtml(examination.descriptionHtml),
    kind: examination.kind,
    ...(await placeOf(context, exam)),
    totalQuestion: open ? questions.length : questionCount,
    maxScore: open?.maxScore ?? measure?.maxScore ?? 0,
    duration: examination.duration,
    maxAttempt: examination.maxAttempt,
    attemptCount: attempts.length,
    openTime: examination.openTime && instant(examination.openTime),
    closeTime: examination.closeTime && instant(examination.closeTime),
    inProgress: open !== null,
    examResultId: open?.id ?? null,
    hasResult: attempts.some(({ state }) => state !== attemptStates.inProgress),
    ...(await refusalFor(context, exam, { questionCount, attemptCount: attempts.length })),
    questionActives: questions.map(questionDto),
  }
}
