import { and, asc, eq, lt, ne } from 'drizzle-orm'
import { findAccount, mayBeNotified } from '@/backend/modules/accounts'
import { type AnswerRow, listAnswers, setMarks } from '@/backend/modules/exams/answer-queries'
import { type AttemptRow, IN_PROGRESS } from '@/backend/modules/exams/attempt-queries'
import { type Marked, resultOf } from '@/backend/modules/exams/attempt-result'
import { findAnyExamination } from '@/backend/modules/exams/exam-queries'
import { type Mark, mark, RULES_VERSION } from '@/backend/modules/exams/grade'
import { attemptEmails } from '@/backend/modules/exams/grading/emails'
import { kindOf } from '@/backend/modules/exams/kinds/question-kinds'
import {
  type AttemptQuestion,
  listAttemptQuestions,
} from '@/backend/modules/exams/question-queries'
import { examResult } from '@/backend/modules/exams/tables'
import { emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { enqueueEmail } from '@/backend/platform/mail/outbox'

const MOST_AT_ONCE = 100

type Deps = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'settings'>

/** A better mark of an answer that a key has marked. Nobody loses points by our mistake, and a teacher's word stands. */
function betterMark(question: AttemptQuestion, answer: AnswerRow | undefined): Mark | null {
  if (!kindOf(question.type).comparesTexts || !answer || answer.rev === 0) return null
  if (answer.gotScore === null || answer.comment !== '') return null
  const again = mark(question, answer.value as Parameters<typeof mark>[1])
  return again.score !== null && again.score > answer.gotScore ? again : null
}

async function tellLearner(
  tx: Tx,
  services: Deps,
  before: AttemptRow,
  after: { score: number | null; isPass: boolean | null },
): Promise<void> {
  const { score } = after
  if (score === null || score === before.score) return
  const account = await findAccount(tx, before.userId)
  const exam = await findAnyExamination(tx, before.examinationId)
  if (!exam || !mayBeNotified(account)) return
  const { name, kind } = exam.examination
  const told = { ...before, ...after, score, examinationName: name, kind }
  const email = attemptEmails(emailShop(services)).recounted(account.name, told)
  await enqueueEmail(tx, account.email, email, services.now())
}

/** One attempt, once for each version of the rules. True when its points have changed. */
async function regrade(tx: Tx, services: Deps, id: number): Promise<boolean> {
  const isOld = and(ne(examResult.state, IN_PROGRESS), lt(examResult.rulesVersion, RULES_VERSION))
  const [attempt] = await tx
    .select()
    .from(examResult)
    .where(and(eq(examResult.id, id), isOld))
    .for('update', { skipLocked: true })
  if (!attempt) return false
  const answers = new Map((await listAnswers(tx, id)).map((row) => [row.questionActiveId, row]))
  const questions = await listAttemptQuestions(tx, id)
  const better = new Map(
    questions.flatMap((question) => {
      const again = betterMark(question, answers.get(question.id))
      return again ? [[question.id, again] as const] : []
    }),
  )
  const marks = questions.map((question): Marked => {
    const row = answers.get(question.id)
    const kept = { score: row?.gotScore ?? null, isRight: row?.isRight ?? null }
    return { ...(better.get(question.id) ?? kept), maxScore: question.score }
  })
  const changes = better.size > 0 ? await resultOf(tx, attempt.examinationId, marks) : null
  await tx
    .update(examResult)
    .set({ ...changes, rulesVersion: RULES_VERSION })
    .where(eq(examResult.id, id))
  if (changes === null) return false
  await setMarks(tx, id, better)
  const { score, result } = changes
  await tellLearner(tx, services, attempt, { score, isPass: result.isPass })
  return true
}

/**
 * Marks attempts anew that were marked by older rules, some at a time, so that right answers once taken for wrong count. Whoever
 * gets more points is told by mail. An attempt that cannot be marked is left for the next version.
 */
export async function regradeAttempts(services: Deps): Promise<number> {
  const { db, log } = services
  const old = await db
    .select({ id: examResult.id })
    .from(examResult)
    .where(and(ne(examResult.state, IN_PROGRESS), lt(examResult.rulesVersion, RULES_VERSION)))
    .orderBy(asc(examResult.rulesVersion), asc(examResult.id))
    .limit(MOST_AT_ONCE)
  let changed = 0
  for (const { id } of old) {
    try {
      if (await transact(db, (tx) => regrade(tx, services, id))) changed += 1
    } catch (err) {
      log.error({ err, examResultId: id }, 'an attempt could not be marked anew')
      await db.update(examResult).set({ rulesVersion: RULES_VERSION }).where(eq(examResult.id, id))
    }
  }
  if (changed > 0) log.info({ changed }, 'attempts marked anew have more points')
  return changed
}
