import { findAccount, mayBeNotified } from '@/backend/modules/accounts'
import { setComments, setMarks } from '@/backend/modules/exams/answer-queries'
import { type AttemptRow, SUBMITTED } from '@/backend/modules/exams/attempt-queries'
import { type Marked, resultOf } from '@/backend/modules/exams/attempt-result'
import type { Mark } from '@/backend/modules/exams/grade'
import { lockStaffAttempt, saveGrading } from '@/backend/modules/exams/grading/attempt-queries'
import { attemptEmails } from '@/backend/modules/exams/grading/emails'
import {
  type Answered,
  assertNotOwn,
  divideQuestions,
  readStaffAttempt,
} from '@/backend/modules/exams/grading/read-attempt'
import { attemptTexts as texts } from '@/backend/modules/exams/grading/texts'
import { emailShop } from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import type { Parsed } from '@/contract/endpoint'
import type { StaffAttempt, staffAttempts } from '@/contract/staff/attempts'

type Change = Parsed<typeof staffAttempts.change>['body']
type Grades = Change['grades']

/** The mark of each question a teacher grades, as it stands after the change. */
function marksAfter(byHand: readonly Answered[], grades: Grades): Map<number, Mark> {
  const given = new Map(grades.map((grade) => [grade.questionActiveId, grade]))
  if (given.size !== grades.length) throw new HttpError(400, texts.twice)
  const unknown = grades.some(({ questionActiveId }) =>
    byHand.every(({ question }) => question.id !== questionActiveId),
  )
  if (unknown) throw new HttpError(400, texts.noSuchQuestion)
  return new Map(
    byHand.map(({ question, answer }) => {
      const grade = given.get(question.id)
      const score = grade ? grade.score : (answer?.gotScore ?? null)
      if (score !== null && score > question.score)
        throw new HttpError(400, texts.tooMany(question.position, question.score))
      return [question.id, { score, isRight: score === null ? null : score === question.score }]
    }),
  )
}

/** Whoever wrote it is told once everything is graded, and again when the points change. */
async function tellLearner(
  tx: Tx,
  context: Pick<Context, 'config' | 'now' | 'settings'>,
  before: AttemptRow,
  { score, examinationName, ...after }: StaffAttempt & { isPass: boolean | null },
): Promise<void> {
  if (score === null || score === before.score) return
  const account = await findAccount(tx, before.userId)
  if (!mayBeNotified(account)) return
  const emails = attemptEmails(emailShop(context))
  const write = before.score === null ? emails.graded : emails.regraded
  const email = write(account.name, { ...after, score, examinationName })
  await enqueueEmail(tx, account.email, email, context.now())
}

const facts = ({ score, grades }: StaffAttempt) => ({
  score,
  grades: Object.fromEntries(grades.map((one) => [one.questionActiveId, one.score])),
})

/** Saves points and comments; the attempt has its result once no question waits. The audit log keeps the points alone. */
export const gradeAttempt = (context: Context, id: number, { version, grades }: Change) =>
  changeWithAudit(context, 'attempt.grade', async (tx) => {
    const attempt = await lockStaffAttempt(tx, id)
    if (!attempt) throw notFound()
    assertNotOwn(context, attempt)
    if (attempt.gradeVersion !== version) throw new HttpError(409, texts.changedMeanwhile)
    const before = await readStaffAttempt(tx, id)
    const { byHand, byKey } = await divideQuestions(tx, id)
    const marks = marksAfter(byHand, grades)
    const keyed = byKey.map(
      ({ question, answer }): Marked => ({
        score: answer?.gotScore ?? 0,
        isRight: answer?.isRight ?? false,
        maxScore: question.score,
      }),
    )
    const graded = byHand.map(
      ({ question }): Marked => ({
        ...(marks.get(question.id) ?? { score: null, isRight: null }),
        maxScore: question.score,
      }),
    )
    const result = await resultOf(tx, attempt.examinationId, [...graded, ...keyed])
    if (attempt.state === SUBMITTED && result.score === null)
      throw new HttpError(400, texts.takesBack)
    await setMarks(tx, id, marks)
    await setComments(tx, id, grades)
    await saveGrading(tx, id, { ...result, gradedAt: context.now() })
    const after = await readStaffAttempt(tx, id)
    await tellLearner(tx, context, attempt, { ...after, isPass: result.result.isPass })
    return { subject: id, before: facts(before), after: facts(after), result: after }
  })
