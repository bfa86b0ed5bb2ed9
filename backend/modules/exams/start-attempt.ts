import { randomUUID } from 'node:crypto'
import { listAnswers } from '@/backend/modules/exams/answer-queries'
import {
  type AttemptRow,
  addAttempt,
  addQuestions,
  findOpenAttempt,
  lastAttemptNo,
  lockAttempt,
  renewLease,
} from '@/backend/modules/exams/attempt-queries'
import { deadlineOf, isLeased, startRefusal } from '@/backend/modules/exams/attempt-rules'
import {
  attemptError,
  getExamForCaller,
  noAccessError,
  startError,
} from '@/backend/modules/exams/exam-access'
import { attemptDto } from '@/backend/modules/exams/exam-mapper'
import type { ExaminationWithCourse } from '@/backend/modules/exams/exam-queries'
import { sumOfScores } from '@/backend/modules/exams/grade'
import { listExamQuestions } from '@/backend/modules/exams/question-queries'
import { arrange, draftOf } from '@/backend/modules/exams/question-snapshot'
import { type Context, callerOf } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Parsed } from '@/contract/endpoint'
import { messages } from '@/contract/messages'
import type { Attempt, doExam } from '@/contract/shop/exam-attempts'
import { attemptStates } from '@/contract/states'

type StartInput = NonNullable<Parsed<typeof doExam>['body']>

/** Two calls at the same moment: the loser of the race finds the winner's attempt at its next try. */
const MAX_TRIES = 3

/** Null when another call has created an attempt meanwhile. */
async function createAttempt(
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
  // Their own last try, begun by another call at the same moment, is no refusal: the next try finds it.
  if (refusal === 'maxAttempt' && (await findOpenAttempt(tx, userId, examination.id))) return null
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

/** Resumes an open attempt: with its own lease, once the other's lease has run out, or by taking it over. */
async function resumeAttempt(
  tx: Tx,
  userId: number,
  id: number,
  { takeOver, leaseKey }: StartInput,
  now: Date,
): Promise<AttemptRow | null> {
  const attempt = await lockAttempt(tx, userId, id)
  if (attempt?.state !== attemptStates.inProgress) return null
  const isOwn = leaseKey !== undefined && leaseKey === attempt.leaseKey
  if (!isOwn && !takeOver && isLeased(attempt.leaseAt, now)) throw attemptError('takenOver')
  const lease = {
    leaseKey: isOwn ? attempt.leaseKey : (leaseKey ?? randomUUID()),
    leaseNo: attempt.leaseNo + (isOwn ? 0 : 1),
    leaseAt: now,
  }
  await renewLease(tx, id, lease)
  return { ...attempt, ...lease }
}

async function createOrResume(
  context: Context,
  examinationId: number,
  input: StartInput,
): Promise<AttemptRow> {
  const { userId } = callerOf(context)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const exam = await getExamForCaller(context, examinationId)
    const { open } = exam
    if (!open && input.resume) throw attemptError('submitted')
    if (!open && !exam.mayTake) throw await noAccessError(context, exam.course?.id)
    const now = context.now()
    const attempt = await transact(context.db, (tx) =>
      open
        ? resumeAttempt(tx, userId, open.id, input, now)
        : createAttempt(tx, exam, userId, input.leaseKey ?? randomUUID(), now),
    )
    if (attempt) return attempt
  }
  throw new HttpError(503, messages.unavailable, { headers: { 'retry-after': '1' } })
}

/**
 * A new attempt of the caller, or the one that is still open, with its answers and without keys or verdicts. 403 without access, 409 when
 * the one to resume is over.
 */
export async function startAttempt(
  context: Context,
  examinationId: number,
  input: StartInput,
): Promise<Attempt> {
  const attempt = await createOrResume(context, examinationId, input)
  return attemptDto(attempt, await listAnswers(context.db, attempt.id), context.now())
}
