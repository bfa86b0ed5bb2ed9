import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'

/** Saves and submissions that were under way when an attempt ended are accepted for this long, in milliseconds. */
export const SAVE_GRACE_MS = 60_000

const EXAM_BODY = 256 * 1024
/** Letters of a written answer. */
export const MAX_ANSWER_LENGTH = 20_000

const Text = z.string().check(z.maxLength(MAX_ANSWER_LENGTH, messages.tooLong))
const short = z.array(z.union([z.int(), Text])).check(z.maxLength(60))
const Key = z.string().check(z.regex(/^\d{1,10}$/))
/** A chosen answer; null was cleared on purpose, an absent key was never touched. */
export const AnswerValue = z.nullable(
  z.union([
    z.int(),
    z.boolean(),
    Text,
    short,
    z.record(
      z.string().check(z.maxLength(20)),
      z.union([z.boolean(), z.string().check(z.maxLength(200))]),
    ),
  ]),
)
export type AnswerValue = z.output<typeof AnswerValue>
/** questionActiveId to chosen answer. */
export const AnswerResult = z.record(Key, AnswerValue)
export type AnswerResult = z.output<typeof AnswerResult>
/** As it is sent: an answer that is none, or too long, costs only itself. */
const SentAnswers = z.record(Key, z.union([AnswerValue, z.unknown()]))
export type SentAnswers = z.output<typeof SentAnswers>
export const AnswerRevs = z.record(Key, z.int().check(z.minimum(0)))
export type AnswerRevs = z.output<typeof AnswerRevs>
const Flags = z.array(z.int()).check(z.maxLength(500))

/** An answer that was not stored, beside others that were; `message` names its question. */
export const RefusedAnswer = z.object({
  questionActiveId: z.int(),
  position: z.int(),
  message: z.string(),
})
export type RefusedAnswer = z.output<typeof RefusedAnswer>
const RefusedAnswers = z.optional(z.array(RefusedAnswer))

/** `data.reason` of a refused call on an attempt: another tab or device has it, it is submitted, its time is over. */
export const attemptRefusals = ['takenOver', 'submitted', 'timeUp'] as const
export type AttemptRefusal = (typeof attemptRefusals)[number]

/** Far more changes than anybody makes while they hold a lease. */
export const REVS_PER_LEASE = 1_000_000

export const Attempt = z.object({
  examResultId: z.int(),
  examinationId: z.int(),
  attemptNo: z.int(),
  /** @example "tab-1" */
  leaseKey: z.string(),
  /**
   * How often the lease has changed hands. Its holder counts revisions from `leaseNo` times a million, so that what an
   * earlier holder has typed offline is older, whenever it arrives.
   */
  leaseNo: z.optional(z.int()),
  startTime: Instant,
  /** @example "2036-11-21T03:00:00Z" */
  deadline: z.nullable(Instant),
  serverTime: Instant,
  canSave: z.boolean(),
  /** @example {"1": 2} */
  answerResult: AnswerResult,
  /** @example {"1": 1} */
  answerRevs: AnswerRevs,
  flags: z.array(z.int()),
})
export type Attempt = z.output<typeof Attempt>

/** Submitted by hand, by the page when time was up, by the server after it. */
export const finishReasons = ['user', 'timeUp', 'sweep'] as const
export type FinishReason = (typeof finishReasons)[number]

/** A teacher marks what no key can within so many days. */
export const GRADING_DAYS = 7

/** While a teacher has still to mark: what is marked so far, out of what, and when the rest is due. */
export const pendingFields = {
  markedScore: z.optional(z.number()),
  markedMaxScore: z.optional(z.number()),
  gradingDue: z.optional(Instant),
}

export const ExamOutcome = z.object({
  examResultId: z.int(),
  score: z.nullable(z.number()),
  maxScore: z.number(),
  correctCount: z.int(),
  totalQuestion: z.int(),
  isPass: z.nullable(z.boolean()),
  submitTime: Instant,
  finishReason: z.enum(finishReasons),
  isAlreadySubmitted: z.boolean(),
  ...pendingFields,
  refusedAnswers: RefusedAnswers,
})
export type ExamOutcome = z.output<typeof ExamOutcome>

const LeaseKey = z.string().check(z.minLength(1), z.maxLength(100))

export const doExam = endpoint({
  method: 'POST',
  path: '/api/Examination/DoExam/{id}',
  access: 'user',
  budget: { cost: 'write' },
  summary: 'Starts an attempt or returns the open one.',
  params: z.object({ id: IdText }),
  body: z.optional(
    z.object({
      takeOver: z.optional(z.boolean()),
      /** The lease this browser holds: with it a reload or a repeated call is not taken for another device. @example "tab-1" */
      leaseKey: z.optional(LeaseKey),
      /** Only resumes an open attempt; where there is none any more nothing is started. */
      resume: z.optional(z.boolean()),
    }),
  ),
  response: envelope(Attempt),
})
export const saveExam = endpoint({
  method: 'POST',
  path: '/api/Examination/SaveExam',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  bodyLimit: EXAM_BODY,
  summary: 'Saves changed answers of an open attempt.',
  body: z.object({
    examResultId: Id,
    /** @example "tab-1" */
    leaseKey: LeaseKey,
    /** @example {"1": 2} */
    answerResult: SentAnswers,
    /** @example {"1": 1} */
    answerRevs: AnswerRevs,
    flags: z.optional(Flags),
  }),
  response: envelope(
    z.object({
      /** @example {"1": 1} */
      ackedRevs: AnswerRevs,
      refusedAnswers: RefusedAnswers,
      /** @example "2036-11-21T03:00:00Z" */
      deadline: z.nullable(Instant),
      serverTime: Instant,
    }),
  ),
})
export const submitExam = endpoint({
  method: 'POST',
  path: '/api/Examination/SubmitExam',
  access: 'user',
  budget: { cost: 'write' },
  bodyLimit: EXAM_BODY,
  summary: 'Submits an attempt; repeating it answers the stored result.',
  body: z.object({
    examResultId: Id,
    /** @example "tab-1" */
    leaseKey: LeaseKey,
    /** @example "0199f0a0-0000-7000-8000-000000000001" */
    submitKey: Uuid,
    finishReason: z.optional(z.enum(['user', 'timeUp'])),
    /** @example {"1": 2} */
    answerResult: SentAnswers,
    /** @example {"1": 1} */
    answerRevs: z.optional(AnswerRevs),
  }),
  response: envelope(ExamOutcome),
})
