import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'

const EXAM_BODY = 256 * 1024
const ESSAY_MOST = 20_000

/** 1 single, 2 multiple, 3 true or false, 4 four statements, 5 short answer, 6 cloze, 7 matching, 8 ordering, 9 essay. */
export const questionTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type QuestionType = (typeof questionTypes)[number]

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

/** Why an attempt cannot be started: before its time, after it, all tries used, nothing in it, course not owned. */
export const startRefusals = ['notOpen', 'closed', 'maxAttempt', 'empty', 'notEnrolled'] as const
export type StartRefusal = (typeof startRefusals)[number]
/** `data.reason` of a refused call on an attempt: another tab or device has it, it is handed in, its time is over. */
export const attemptRefusals = ['takenOver', 'submitted', 'timeUp'] as const
export type AttemptRefusal = (typeof attemptRefusals)[number]

const LastResult = z.object({
  examResultId: z.int(),
  score: z.nullable(z.number()),
  maxScore: z.number(),
  submitTime: Instant,
})
export const ExaminationItem = z.object({
  examinationId: z.int(),
  examinationName: z.string(),
  /** 1 exercise, 2 exam. */
  kind: z.int(),
  totalQuestion: z.int(),
  /** Minutes. */
  duration: z.nullable(z.int()),
  /** 0 means unlimited. */
  maxAttempt: z.int(),
  attemptCount: z.int(),
  lastResult: z.nullable(LastResult),
  inProgress: z.boolean(),
  position: z.int(),
})
export type ExaminationItem = z.output<typeof ExaminationItem>

const Answer = z.object({ answerId: z.int(), answerContent: z.string() })
const question = {
  questionActiveId: z.int(),
  position: z.int(),
  questionType: z.int(),
  score: z.number(),
  /** Sanitised HTML with formulas already set. */
  questionContent: z.string(),
  audioURL: z.nullish(z.string()),
  imageURL: z.nullish(z.string()),
  answers: z.array(Answer),
  /** Matching: the right-hand choices, as plain text. Cloze: the number of blanks. */
  choices: z.optional(z.array(z.object({ key: z.string(), content: z.string() }))),
  blankCount: z.optional(z.int()),
}
export const QuestionActive = z.object(question)
export type QuestionActive = z.output<typeof QuestionActive>
export const ReviewedQuestion = z.object({
  ...question,
  gotScore: z.nullable(z.number()),
  isRight: z.nullable(z.boolean()),
  correctAnswer: z.optional(AnswerValue),
  explanation: z.optional(z.string()),
})
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>

export const ExaminationDetail = z.object({
  examinationId: z.int(),
  examinationName: z.string(),
  description: z.string(),
  kind: z.int(),
  courseId: z.nullable(z.int()),
  lessonId: z.nullable(z.int()),
  totalQuestion: z.int(),
  maxScore: z.number(),
  duration: z.nullable(z.int()),
  maxAttempt: z.int(),
  attemptCount: z.int(),
  openTime: z.nullable(Instant),
  closeTime: z.nullable(Instant),
  inProgress: z.boolean(),
  /** The open attempt the questions belong to. */
  examResultId: z.nullish(z.int()),
  hasResult: z.optional(z.boolean()),
  /** Why no new attempt can be started now; the server's clock decides, not the reader's. */
  startRefusal: z.nullish(z.enum(startRefusals)),
  /** Empty until the caller has an open attempt. */
  questionActives: z.array(QuestionActive),
})
export type ExaminationDetail = z.output<typeof ExaminationDetail>

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

/** Handed in by hand, by the page when time was up, by the server after it. */
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

export const ExamReview = z.object({
  examResultId: z.int(),
  examinationId: z.int(),
  examinationName: z.string(),
  attemptNo: z.int(),
  score: z.nullable(z.number()),
  maxScore: z.number(),
  correctCount: z.int(),
  totalQuestion: z.int(),
  startTime: Instant,
  submitTime: Instant,
  finishReason: z.enum(finishReasons),
  isPass: z.nullish(z.boolean()),
  canRetry: z.boolean(),
  answerResult: AnswerResult,
  questionActives: z.array(ReviewedQuestion),
  history: z.array(
    z.object({
      examResultId: z.int(),
      attemptNo: z.int(),
      score: z.nullable(z.number()),
      maxScore: z.number(),
      submitTime: Instant,
    }),
  ),
})
export type ExamReview = z.output<typeof ExamReview>

const byId = z.object({ id: IdText })
const LeaseKey = z.string().check(z.minLength(1), z.maxLength(100))

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/Examination/GetAssignments',
  access: 'user',
  summary: 'The exercises of a lesson.',
  query: z.object({ lessonId: IdText }),
  response: envelope(z.array(ExaminationItem)),
})
export const listExaminations = endpoint({
  method: 'GET',
  path: '/api/Examination/GetExaminations',
  access: 'user',
  summary: 'The exams of a course.',
  query: z.object({ courseId: IdText }),
  response: envelope(z.array(ExaminationItem)),
})
export const getExamination = endpoint({
  method: 'GET',
  path: '/api/Examination/Detail/{id}',
  access: 'user',
  summary:
    'An exam or exercise; its questions only while the caller has an open attempt, never a key.',
  params: byId,
  response: envelope(ExaminationDetail),
})
export const doExam = endpoint({
  method: 'POST',
  path: '/api/Examination/DoExam/{id}',
  access: 'user',
  summary: 'Starts an attempt or returns the open one.',
  params: byId,
  body: z.optional(
    z.object({
      takeOver: z.optional(z.boolean()),
      /** The lease of this browser, kept by it: with it a reload or a repeated call is not taken for another device. */
      leaseKey: z.optional(LeaseKey),
      /** Only goes on with an open attempt; where there is none any more nothing is begun. */
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
  summary: 'Keeps changed answers of an open attempt.',
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
  summary: 'Hands an attempt in; repeating it answers the stored result.',
  body: z.object({
    examResultId: Id,
    leaseKey: z.optional(LeaseKey),
    submitKey: Uuid,
    finishReason: z.optional(z.enum(['user', 'timeUp'])),
    answerResult: AnswerResult,
    answerRevs: z.optional(AnswerRevs),
  }),
  response: envelope(ExamOutcome),
})
export const reviewExam = endpoint({
  method: 'GET',
  path: '/api/Examination/ReviewExam/{id}',
  access: 'user',
  summary: 'The caller’s latest submitted attempt, or an older one by examResultId.',
  params: byId,
  query: z.object({ examResultId: z.optional(IdText) }),
  response: envelope(ExamReview),
})
