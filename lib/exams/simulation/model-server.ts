import type {
  AnswerResult,
  AnswerRevs,
  AnswerValue,
  Attempt,
  ExamOutcome,
} from '@/contract/shop/exam-attempts'
import type { ExaminationDetail } from '@/contract/shop/exams'
import type { SaveBody } from '@/lib/exams/active-attempt'
import type { CallResult, Refused } from '@/lib/exams/call-result'
import type { SubmitBody } from '@/lib/exams/exam-calls'
import { limits } from '@/lib/exams/limits'
import type { SaveReply } from '@/lib/exams/save-queue'
import type { Timers } from '@/lib/exams/timers'

type Row = { value: AnswerValue; rev: number }
type Model = {
  id: number
  attemptNo: number
  leaseKey: string
  leaseNo: number
  leaseAt: number
  startedAt: number
  deadline: number | null
  answers: Map<string, Row>
  flags: number[]
  outcome: ExamOutcome | null
  /** How often the answers were marked: must be one in the end. */
  gradings: number
}

export const refused = (status: number, reason: string | null = null, message = ''): Refused => ({
  kind: 'refused',
  status,
  reason,
  message,
  retryAfter: null,
})
const ok = <T>(data: T, message?: string): CallResult<T> => ({ kind: 'ok', data, message })

type Options = {
  timers: Pick<Timers, 'date'>
  questionCount?: number
  /** Minutes. */
  duration?: number | null
  maxAttempt?: number
}

/** The exam calls as the contract promises them, in memory and for one learner. */
export class ModelServer {
  readonly attempts: Model[] = []
  #options: Required<Options>

  constructor({ questionCount = 3, duration = null, maxAttempt = 0, timers }: Options) {
    this.#options = { questionCount, duration, maxAttempt, timers }
  }

  get startAttempt(): Model | undefined {
    return this.attempts.find(({ outcome }) => outcome === null)
  }

  detail = (): CallResult<ExaminationDetail> => {
    this.sweep()
    const open = this.startAttempt
    const { questionCount, duration, maxAttempt } = this.#options
    return ok({
      examinationId: 1,
      examinationName: 'Exam',
      description: '',
      kind: 2,
      courseId: null,
      lessonId: null,
      totalQuestion: questionCount,
      maxScore: questionCount,
      duration,
      maxAttempt,
      attemptCount: this.attempts.length,
      openTime: null,
      closeTime: null,
      inProgress: open !== undefined,
      examResultId: open?.id,
      questionActives: open ? this.#questions(open) : [],
    })
  }

  start = (body: { takeOver: boolean; resume: boolean; leaseKey: string }): CallResult<Attempt> => {
    this.sweep()
    const now = this.#options.timers.date()
    const open = this.startAttempt
    if (!open && body.resume) return refused(409, 'submitted')
    if (!open) return this.#begin(body.leaseKey, now)
    const isFree = body.takeOver || now - open.leaseAt > limits.grace
    if (open.leaseKey !== body.leaseKey && !isFree) return refused(409, 'takenOver')
    if (open.leaseKey !== body.leaseKey) open.leaseNo += 1
    open.leaseKey = body.leaseKey
    open.leaseAt = now
    return ok(this.#facts(open))
  }

  save = (body: SaveBody): CallResult<SaveReply> => {
    const now = this.#options.timers.date()
    const attempt = this.attempts.find(({ id }) => id === body.examResultId)
    if (!attempt) return refused(404)
    if (attempt.outcome) return refused(409, 'submitted')
    if (this.#isOver(attempt)) return refused(409, 'timeUp')
    if (attempt.leaseKey !== body.leaseKey) return refused(409, 'takenOver')
    attempt.leaseAt = now
    attempt.flags = body.flags
    this.#merge(attempt, body.answerResult, body.answerRevs)
    const ackedRevs = Object.fromEntries(
      Object.keys(body.answerResult).map((id) => [id, attempt.answers.get(id)?.rev ?? 0]),
    )
    return ok({ ackedRevs, deadline: this.#iso(attempt.deadline), serverTime: this.#serverTime() })
  }

  submit = (body: SubmitBody): CallResult<ExamOutcome> => {
    const attempt = this.attempts.find(({ id }) => id === body.examResultId)
    if (!attempt) return refused(404)
    if (attempt.outcome) return ok({ ...attempt.outcome, isAlreadySubmitted: true }, 'done')
    if (this.#isOver(attempt)) return ok(this.#grade(attempt, 'sweep'), 'done')
    if (attempt.leaseKey !== body.leaseKey) return refused(409, 'takenOver')
    this.#merge(attempt, body.answerResult, body.answerRevs)
    return ok(this.#grade(attempt, body.finishReason), 'done')
  }

  /** Finishes what nobody submitted. */
  sweep(): void {
    for (const attempt of this.attempts) {
      if (!attempt.outcome && this.#isOver(attempt)) this.#grade(attempt, 'sweep')
    }
  }

  #begin(leaseKey: string, now: number): CallResult<Attempt> {
    const { duration, maxAttempt } = this.#options
    if (maxAttempt > 0 && this.attempts.length >= maxAttempt) return refused(409, 'maxAttempt')
    const attempt: Model = {
      id: this.attempts.length + 1,
      attemptNo: this.attempts.length + 1,
      leaseKey,
      leaseNo: 0,
      leaseAt: now,
      startedAt: now,
      deadline: duration === null ? null : now + duration * 60_000,
      answers: new Map(),
      flags: [],
      outcome: null,
      gradings: 0,
    }
    this.attempts.push(attempt)
    return ok(this.#facts(attempt))
  }

  #facts(attempt: Model): Attempt {
    const rows = [...attempt.answers]
    return {
      examResultId: attempt.id,
      examinationId: 1,
      attemptNo: attempt.attemptNo,
      leaseKey: attempt.leaseKey,
      leaseNo: attempt.leaseNo,
      startTime: this.#iso(attempt.startedAt) ?? '',
      deadline: this.#iso(attempt.deadline),
      serverTime: this.#serverTime(),
      canSave: true,
      answerResult: Object.fromEntries(rows.map(([id, { value }]) => [id, value])),
      answerRevs: Object.fromEntries(rows.map(([id, { rev }]) => [id, rev])),
      flags: attempt.flags,
    }
  }

  #questions({ id }: Model): ExaminationDetail['questionActives'] {
    return Array.from({ length: this.#options.questionCount }, (_, index) => ({
      questionActiveId: id * 1_000 + index + 1,
      position: index + 1,
      questionType: 5,
      score: 1,
      questionContent: '<p>…</p>',
      audioURL: null,
      imageURL: null,
      answers: [],
    }))
  }

  #merge(attempt: Model, answers: AnswerResult, revs: AnswerRevs): void {
    for (const [id, value] of Object.entries(answers)) {
      const rev = revs[id] ?? 0
      if (rev > (attempt.answers.get(id)?.rev ?? 0)) attempt.answers.set(id, { value, rev })
    }
  }

  #grade(attempt: Model, finishReason: ExamOutcome['finishReason']): ExamOutcome {
    attempt.gradings += 1
    attempt.outcome = {
      examResultId: attempt.id,
      score: attempt.answers.size,
      maxScore: this.#options.questionCount,
      correctCount: attempt.answers.size,
      totalQuestion: this.#options.questionCount,
      isPass: null,
      submitTime: this.#serverTime(),
      finishReason,
      isAlreadySubmitted: false,
    }
    return attempt.outcome
  }

  #isOver({ deadline }: Model): boolean {
    return deadline !== null && this.#options.timers.date() > deadline + limits.grace
  }

  #serverTime(): string {
    return this.#iso(this.#options.timers.date()) ?? ''
  }

  #iso(at: number | null): string | null {
    return at === null ? null : new Date(at).toISOString()
  }
}
