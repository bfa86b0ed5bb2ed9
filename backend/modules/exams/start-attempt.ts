import { randomUUID } from 'node:crypto'
import { type Context, callerOf, type Handler } from '@/backend/context'
import { readKey } from '@/backend/modules/exams/answer-keys'
import { listAnswers } from '@/backend/modules/exams/answer-queries'
import {
  type AttemptRow,
  addAttempt,
  addQuestions,
  lastAttemptNo,
  lease,
  lockAttempt,
} from '@/backend/modules/exams/attempt-queries'
import { deadlineOf, isLeased, startRefusal } from '@/backend/modules/exams/attempt-rules'
import { attemptError, examFor, startError } from '@/backend/modules/exams/exam-access'
import { attemptFacts } from '@/backend/modules/exams/exam-mapper'
import type { ExaminationWithCourse } from '@/backend/modules/exams/exam-queries'
import { sumOfScores } from '@/backend/modules/exams/grade'
import { listExamQuestions } from '@/backend/modules/exams/question-queries'
import { arrange } from '@/backend/modules/exams/question-snapshot'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type * as calls from '@/contract/exam-attempts'
import { messages } from '@/contract/messages'

type Asked = { takeOver: boolean; resume: boolean; leaseKey: string | undefined }
type ExamQuestion = Awaited<ReturnType<typeof listExamQuestions>>[number]

/** Two calls at the same moment: the loser of the race finds the winner's attempt at its next try. */
const MOST_TRIES = 3

const draftOf = ({ key, answers, ...question }: ExamQuestion) => ({
  ...question,
  answerIds: answers.map(({ id }) => id),
  rightOrder:
    question.type === 8
      ? readKey(8, key).order.flatMap(
          (position) => answers.find((answer) => answer.position === position)?.id ?? [],
        )
      : [],
})

/** Null when another call has begun an attempt meanwhile. */
async function begin(
  tx: Tx,
  { examination }: ExaminationWithCourse,
  userId: number,
  leaseKey: string,
  now: Date,
): Promise<AttemptRow | null> {
  const questions = await listExamQuestions(tx, examination.id)
  const attemptCount = await lastAttemptNo(tx, userId, examination.id)
  const questionCount = questions.length
  const refusal = startRefusal({ ...examination, questionCount }, attemptCount, now)
  if (refusal) throw startError(refusal)
  const attempt = await addAttempt(tx, {
    examinationId: examination.id,
    userId,
    attemptNo: attemptCount + 1,
    leaseKey,
    leaseAt: now,
    startTime: now,
    deadline: deadlineOf(examination, now),
    maxScore: sumOfScores(questions),
  })
  if (attempt) {
    await addQuestions(tx, attempt.id, arrange(questions.map(draftOf), examination.isShuffle))
  }
  return attempt
}

/** Goes on with an open attempt: with its own lease, with one that nobody was heard of for a while, or by taking it over. */
async function goOn(
  tx: Tx,
  userId: number,
  id: number,
  { takeOver, leaseKey }: Asked,
  now: Date,
): Promise<AttemptRow | null> {
  const attempt = await lockAttempt(tx, userId, id)
  if (attempt?.state !== 1) return null
  const isOwn = leaseKey !== undefined && leaseKey === attempt.leaseKey
  if (!isOwn && !takeOver && isLeased(attempt.leaseAt, now)) throw attemptError('takenOver')
  const key = isOwn ? attempt.leaseKey : (leaseKey ?? randomUUID())
  await lease(tx, id, key, now)
  return { ...attempt, leaseKey: key }
}

async function openAttempt(context: Context, examinationId: number, asked: Asked) {
  const { userId } = callerOf(context)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const exam = await examFor(context, examinationId)
    const { open } = exam
    if (!open && asked.resume) throw attemptError('submitted')
    if (!open && !exam.mayTake) throw startError('notEnrolled', exam.course?.id)
    const now = context.now()
    const attempt = await transact(context.db, (tx) =>
      open
        ? goOn(tx, userId, open.id, asked, now)
        : begin(tx, exam, userId, asked.leaseKey ?? randomUUID(), now),
    )
    if (attempt) return attempt
  }
  throw new HttpError(503, messages.unavailable, { headers: { 'retry-after': '1' } })
}

export const doExam: Handler<typeof calls.doExam> = async ({ params, body }, context) => {
  const attempt = await openAttempt(context, params.id, {
    takeOver: body?.takeOver ?? false,
    resume: body?.resume ?? false,
    leaseKey: body?.leaseKey,
  })
  const answers = await listAnswers(context.db, attempt.id)
  return { data: attemptFacts(attempt, answers, context.now()) }
}
