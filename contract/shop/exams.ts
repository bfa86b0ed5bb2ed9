import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, IdText, Instant } from '@/contract/fields'
import {
  AnswerResult,
  AnswerValue,
  finishReasons,
  pendingFields,
} from '@/contract/shop/exam-attempts'

/** The types of questions as the wire numbers them. */
export const QUESTION = {
  single: 1,
  multiple: 2,
  trueFalse: 3,
  fourStatements: 4,
  shortAnswer: 5,
  blanks: 6,
  matching: 7,
  ordering: 8,
  essay: 9,
} as const
export type QuestionType = (typeof QUESTION)[keyof typeof QUESTION]
export const questionTypes: readonly QuestionType[] = Object.values(QUESTION)

/**
 * Why an attempt cannot be started: before its time, after it, all tries used, nothing in it, course not owned, or the
 * caller's time with the course over.
 */
export const startRefusals = [
  'notOpen',
  'closed',
  'maxAttempt',
  'empty',
  'notEnrolled',
  'accessEnded',
] as const
export type StartRefusal = (typeof startRefusals)[number]

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
  /** @example 1 */
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
  /** Null while it waits for a teacher, and while `answerRelease` waits. @example 1 */
  gotScore: z.nullable(z.number()),
  isRight: z.nullable(z.boolean()),
  /** @example 2 */
  correctAnswer: z.optional(AnswerValue),
  explanation: z.optional(z.string()),
  /** What the teacher who graded it wrote, as plain text. */
  comment: z.optional(z.string()),
})
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>

export const ExaminationDetail = z.object({
  examinationId: z.int(),
  examinationName: z.string(),
  description: z.string(),
  kind: z.int(),
  courseId: z.nullable(z.int()),
  lessonId: z.nullable(z.int()),
  /** Of an exercise: the lesson after its own. */
  nextLessonId: z.nullish(z.int()),
  /** The caller has bought or unlocked the course; a free one is open to everybody. */
  isCourseOwned: z.optional(z.boolean()),
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
  /** With `accessEnded`: when the caller's time with the course was over. */
  accessEndTime: z.optional(Instant),
  /** Empty until the caller has an open attempt. */
  questionActives: z.array(QuestionActive),
})
export type ExaminationDetail = z.output<typeof ExaminationDetail>

/**
 * What a review waits for before it tells right from wrong: the reader's open attempt, the attempts they have left,
 * the closing of the exam, or others who are taking it.
 */
export const releaseWaits = ['attemptOpen', 'attemptsLeft', 'closing', 'others'] as const
export type ReleaseWait = (typeof releaseWaits)[number]

const AnswerRelease = z.object({
  /** Null: every question carries its points and verdict. Otherwise `sections` alone tell points. */
  waitsFor: z.nullable(z.enum(releaseWaits)),
  /** When the exam is over for everybody, where its closing is waited for and known. */
  releaseTime: z.nullable(Instant),
  /** Whether right answers and explanations are ever published. */
  isPublished: z.boolean(),
})
export type AnswerRelease = z.output<typeof AnswerRelease>

/** Points of several questions together. */
const ReviewSection = z.object({
  /** The type they share; null for those of all other types. @example 1 */
  questionType: z.nullable(z.int()),
  questionCount: z.int(),
  /** @example 1 */
  gotScore: z.number(),
  maxScore: z.number(),
})
export type ReviewSection = z.output<typeof ReviewSection>

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
  ...pendingFields,
  canRetry: z.boolean(),
  /** @example {"1": 2} */
  answerResult: AnswerResult,
  answerRelease: z.optional(AnswerRelease),
  /** Points of what is marked, while single questions do not tell theirs. */
  sections: z.optional(z.array(ReviewSection)),
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

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/Examination/GetAssignments',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The exercises of a lesson.',
  query: z.object({ lessonId: IdText }),
  response: envelope(z.array(ExaminationItem)),
})
export const listExaminations = endpoint({
  method: 'GET',
  path: '/api/Examination/GetExaminations',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The exams of a course.',
  query: z.object({ courseId: IdText }),
  response: envelope(z.array(ExaminationItem)),
})
export const getExamination = endpoint({
  method: 'GET',
  path: '/api/Examination/Detail/{id}',
  whole: true,
  access: 'user',
  budget: { cost: 'read' },
  summary:
    'An exam or exercise; its questions only while the caller has an open attempt, never a key.',
  params: byId,
  response: envelope(ExaminationDetail),
})
export const reviewExam = endpoint({
  method: 'GET',
  path: '/api/Examination/ReviewExam/{id}',
  whole: true,
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The caller’s latest submitted attempt, or an older one by examResultId.',
  params: byId,
  query: z.object({ examResultId: z.optional(IdText) }),
  response: envelope(ExamReview),
})
