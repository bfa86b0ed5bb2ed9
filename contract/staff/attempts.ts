import { z } from 'zod/mini'
import { Id, IdText, Instant, lines } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { AnswerValue } from '@/contract/shop/exam-attempts'
import { ReviewedQuestion } from '@/contract/shop/exams'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

const AttemptRow = z.object({
  /** `examResultId` of the learner's calls. */
  id: z.int(),
  examinationId: z.int(),
  examinationName: z.string(),
  /** 1 exercise, 2 exam. */
  kind: z.int(),
  courseName: z.nullable(z.string()),
  learnerName: z.string(),
  attemptNo: z.int(),
  submitTime: Instant,
  /** Questions that still wait for a teacher. */
  waitingCount: z.int(),
  /** Null while one of them waits. */
  score: z.nullable(z.number()),
  maxScore: z.number(),
  /** When a teacher last graded it. */
  gradedTime: z.nullable(Instant),
})
export type AttemptRow = z.output<typeof AttemptRow>

/** Points with two decimals, from 0 to those of the question. */
const Points = z.number(messages.badInput).check(
  z.minimum(0, messages.badInput),
  z.maximum(1000, messages.badInput),
  z.refine((points) => Number.isInteger(Math.round(points * 1e6) / 1e4), messages.badInput),
)
const Grade = z.object({
  questionActiveId: Id,
  /** Null leaves the question waiting. */
  score: z.nullable(Points),
  /** What the learner reads below the answer; may be empty. */
  comment: lines(2000),
})

const StaffAttempt = z.extend(AttemptRow, {
  /** Counts the times it was graded; a change names the one it has seen. */
  version: z.int(),
  /** What the other questions brought, marked by their keys. */
  keyedScore: z.number(),
  keyedMaxScore: z.number(),
  /** Those only a teacher can mark, with the answer and, as explanation, what its author suggests. */
  questions: z.array(z.extend(ReviewedQuestion, { answer: z.optional(AnswerValue) })),
  grades: z.array(Grade),
  /** The attempt that has waited longest beside this one. */
  nextId: z.nullable(z.int()),
})
export type StaffAttempt = z.output<typeof StaffAttempt>

const attempts = staffResource({
  path: 'attempts',
  noun: 'a submitted attempt at an exam that a teacher marks',
  id: IdText,
  read: may('attempts'),
  write: may('attempts'),
})

/** Essays, and what no key could mark: graded one by one, corrected later; the learner is mailed the result. */
export const staffAttempts = {
  list: attempts.list(AttemptRow, {
    sorts: ['submitTime'],
    /** Those that wait, unless the graded ones are asked for. */
    filters: { state: z.optional(z.enum(['graded'])), courseId: z.optional(IdText) },
  }),
  read: attempts.read(StaffAttempt),
  /** 409 when somebody has graded it meanwhile. */
  change: attempts.change(
    z.object({
      version: z.int(messages.badInput),
      grades: z
        .array(Grade, messages.gradesNeeded)
        .check(z.minLength(1, messages.gradesNeeded), z.maxLength(500, messages.tooLarge)),
    }),
    StaffAttempt,
  ),
}
