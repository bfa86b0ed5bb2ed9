import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'

const EXAM_BODY = 256 * 1024
const ESSAY_MOST = 20_000

const Text = z.string().check(z.maxLength(ESSAY_MOST, messages.tooLong))
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
export const AnswerRevs = z.record(Key, z.int().check(z.minimum(0)))
export type AnswerRevs = z.output<typeof AnswerRevs>
const Flags = z.array(z.int()).check(z.maxLength(500))

/** `data.reason` of a refused call on an attempt: another tab or device has it, it is submitted, its time is over. */
export const attemptRefusals = ['takenOver', 'submitted', 'timeUp'] as const
export type AttemptRefusal = (typeof attemptRefusals)[number]

export const Attempt = z.object({
  examResultId: z.int(),
  examinationId: z.int(),
  attemptNo: z.int(),
  leaseKey: z.string(),
  startTime: Instant,
  deadline: z.nullable(Instant),
  serverTime: Instant,
  canSave: z.boolean(),
  answerResult: AnswerResult,
  answerRevs: AnswerRevs,
  flags: z.array(z.int()),
})
export type Attempt = z.output<typeof Attempt>

/** Submitted by hand, by the page when time was up, by the server after it. */
export const finishReasons = ['user', 'timeUp', 'sweep'] as const
export type FinishReason = (typeof finishReasons)[number]

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
})
export type ExamOutcome = z.output<typeof ExamOutcome>

const LeaseKey = z.string().check(z.minLength(1), z.maxLength(100))

export const doExam = endpoint({
  method: 'POST',
  path: '/api/Examination/DoExam/{id}',
  access: 'user',
  summary: 'Starts an attempt or returns the open one.',
  params: z.object({ id: IdText }),
  body: z.optional(
    z.object({
      takeOver: z.optional(z.boolean()),
      /** The lease this browser holds: with it a reload or a repeated call is not taken for another device. */
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
  extension: true,
  bodyLimit: EXAM_BODY,
  summary: 'Saves changed answers of an open attempt.',
  body: z.object({
    examResultId: Id,
    leaseKey: LeaseKey,
    answerResult: AnswerResult,
    answerRevs: AnswerRevs,
    flags: z.optional(Flags),
  }),
  response: envelope(
    z.object({ ackedRevs: AnswerRevs, deadline: z.nullable(Instant), serverTime: Instant }),
  ),
})
export const submitExam = endpoint({
  method: 'POST',
  path: '/api/Examination/SubmitExam',
  access: 'user',
  bodyLimit: EXAM_BODY,
  summary: 'Submits an attempt; repeating it answers the stored result.',
  body: z.object({
    examResultId: Id,
    leaseKey: LeaseKey,
    submitKey: Uuid,
    finishReason: z.optional(z.enum(['user', 'timeUp'])),
    answerResult: AnswerResult,
    answerRevs: z.optional(AnswerRevs),
  }),
  response: envelope(ExamOutcome),
})
