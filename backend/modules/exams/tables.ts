import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { course, lesson } from '@/backend/modules/learning/tables'
import { bigId, createdAt, id, instant, updatedAt } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'
import type { QuestionType } from '@/contract/shop/exams'

const points = (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' })

export const examination = pgTable(
  'examination',
  {
    id: id(),
    /** 1 exercise of a lesson, 2 exam of a course. */
    kind: smallint('kind').$type<1 | 2>().notNull(),
    courseId: integer('course_id').references(() => course.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id').references(() => lesson.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    descriptionHtml: text('description_html').notNull().default(''),
    /** Minutes; null without a limit. */
    duration: integer('duration'),
    /** 0 without a limit. */
    maxAttempt: integer('max_attempt').notNull().default(0),
    passScore: points('pass_score'),
    openTime: instant('open_time'),
    closeTime: instant('close_time'),
    isShuffle: boolean('is_shuffle').notNull().default(false),
    /** 0 never, 1 after submitting, 2 after the exam has closed. */
    showAnswer: smallint('show_answer').$type<0 | 1 | 2>().notNull().default(1),
    /** A mock exam that shows right and wrong after each attempt, as exercises always do; see `answer-release.ts`. */
    isPractice: boolean('is_practice').notNull().default(false),
    isFree: boolean('is_free').notNull().default(false),
    /** 0 draft, 1 published. */
    status: smallint('status').notNull().default(1),
    position: integer('position').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('examination_course').on(t.courseId, t.position),
    index('examination_lesson').on(t.lessonId, t.position),
    check('examination_kind', sql`${t.kind} in (1, 2)`),
    check('examination_show_answer', sql`${t.showAnswer} in (0, 1, 2)`),
    check('examination_max_attempt', sql`${t.maxAttempt} >= 0`),
  ],
)

/**
 * A version is never changed: an edit adds the next one and moves `examination_question` to it,
 * so attempts already begun keep the words and the key they began with.
 */
export const question = pgTable(
  'question',
  {
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    version: integer('version').notNull().default(1),
    /** 1 single choice, 2 multiple choice, 3 true or false, 4 four statements, 5 short answer, 6 blanks, 7 matching, 8 ordering, 9 essay. */
    type: smallint('type').$type<QuestionType>().notNull().default(1),
    contentHtml: text('content_html').notNull(),
    audioUrl: text('audio_url'),
    imageUrl: text('image_url'),
    score: points('score').notNull().default(1),
    explanationHtml: text('explanation_html').notNull().default(''),
    /** What `question_answer.is_correct` cannot say (types 3 and 5 to 9). Leaves the server only in a review. */
    key: jsonb('key').$type<unknown>(),
    /** Matching: the right-hand side, public. */
    choices: jsonb('choices').$type<{ key: string; content: string }[]>(),
    /** Cloze: how many blanks. */
    blankCount: smallint('blank_count'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.version] }),
    check('question_type', sql`${t.type} between 1 and 9`),
  ],
)

export const questionAnswer = pgTable(
  'question_answer',
  {
    id: id(),
    questionId: integer('question_id').notNull(),
    questionVersion: integer('question_version').notNull().default(1),
    contentHtml: text('content_html').notNull(),
    position: integer('position').notNull(),
    isCorrect: boolean('is_correct').notNull().default(false),
  },
  (t) => [
    index('question_answer_question').on(t.questionId, t.questionVersion, t.position),
    foreignKey({
      name: 'question_answer_question_fk',
      columns: [t.questionId, t.questionVersion],
      foreignColumns: [question.id, question.version],
    }).onDelete('cascade'),
  ],
)

export const examinationQuestion = pgTable(
  'examination_question',
  {
    examinationId: integer('examination_id')
      .notNull()
      .references(() => examination.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull(),
    questionVersion: integer('question_version').notNull().default(1),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.examinationId, t.questionId] }),
    foreignKey({
      name: 'examination_question_question_fk',
      columns: [t.questionId, t.questionVersion],
      foreignColumns: [question.id, question.version],
    }),
  ],
)

export const examResult = pgTable(
  'exam_result',
  {
    id: bigId(),
    examinationId: integer('examination_id')
      .notNull()
      .references(() => examination.id),
    userId: integer('user_id')
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    attemptNo: integer('attempt_no').notNull(),
    /** 1 in progress, 2 submitted, 3 waits for marking. */
    state: smallint('state').$type<1 | 2 | 3>().notNull().default(1),
    /** Held by the one tab or device that may save; `lease_at` is when it last did. */
    leaseKey: text('lease_key').notNull(),
    leaseAt: instant('lease_at').notNull().defaultNow(),
    /** How often the lease has changed hands: revisions of a later holder are higher than all of the earlier ones. */
    leaseNo: integer('lease_no').notNull().default(0),
    startTime: instant('start_time').notNull().defaultNow(),
    /** The end as it was told at the start; the exam's own times decide, also when they change meanwhile. */
    deadline: instant('deadline'),
    submitTime: instant('submit_time'),
    finishReason: text('finish_reason').$type<'user' | 'timeUp' | 'sweep'>(),
    submitKey: uuid('submit_key'),
    score: points('score'),
    maxScore: points('max_score').notNull().default(0),
    /** The summary answered to SubmitExam, so that a repeated call gets the same. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    /** When a teacher last graded it, and how many times; 0 where keys marked everything. */
    gradedAt: instant('graded_at'),
    gradeVersion: integer('grade_version').notNull().default(0),
    /** The version of the marking rules it was marked by. */
    rulesVersion: smallint('rules_version').notNull().default(0),
  },
  (t) => [
    unique('exam_result_attempt').on(t.userId, t.examinationId, t.attemptNo),
    uniqueIndex('exam_result_one_open').on(t.userId, t.examinationId).where(sql`${t.state} = 1`),
    index('exam_result_open').on(t.examinationId, t.startTime).where(sql`${t.state} = 1`),
    index('exam_result_rules').on(t.rulesVersion, t.id).where(sql`${t.state} <> 1`),
    index('exam_result_waiting').on(t.submitTime, t.id).where(sql`${t.state} = 3`),
    index('exam_result_graded')
      .on(t.submitTime, t.id)
      .where(sql`${t.state} = 2 and ${t.gradeVersion} > 0`),
    check('exam_result_state', sql`${t.state} in (1, 2, 3)`),
    check('exam_result_reason', sql`${t.finishReason} in ('user', 'timeUp', 'sweep')`),
  ],
)

/** The questions of one attempt as they stood when it began. */
export const questionActive = pgTable(
  'question_active',
  {
    id: bigId(),
    examResultId: bigint('exam_result_id', { mode: 'number' })
      .notNull()
      .references(() => examResult.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull(),
    questionVersion: integer('question_version').notNull(),
    position: integer('position').notNull(),
    /** Ids of `question_answer` in the order shown. */
    answerOrder: integer('answer_order').array().notNull().default([]),
    /** What the learner's calls name them by, drawn for this attempt; empty in attempts of before, which use the ids. */
    optionIds: integer('option_ids').array().notNull().default([]),
    /** Matching: keys of `question.choices` in the order shown; empty as stored. */
    choiceOrder: text('choice_order').array().notNull().default([]),
  },
  (t) => [
    unique('question_active_position').on(t.examResultId, t.position),
    foreignKey({
      name: 'question_active_question_fk',
      columns: [t.questionId, t.questionVersion],
      foreignColumns: [question.id, question.version],
    }),
  ],
)

/** Saved answers. `rev` 0 with a null value: flagged but never touched; a later rev with null: deliberately cleared. */
export const examAnswer = pgTable(
  'exam_answer',
  {
    examResultId: bigint('exam_result_id', { mode: 'number' })
      .notNull()
      .references(() => examResult.id, { onDelete: 'cascade' }),
    questionActiveId: bigint('question_active_id', { mode: 'number' })
      .notNull()
      .references(() => questionActive.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<unknown>(),
    rev: bigint('rev', { mode: 'number' }).notNull().default(0),
    isFlag: boolean('is_flag').notNull().default(false),
    savedAt: instant('saved_at').notNull().defaultNow(),
    /** Set by grading; `got_score` stays null while an essay waits for its mark. */
    gotScore: points('got_score'),
    isRight: boolean('is_right'),
    /** What the teacher who graded it wrote. */
    comment: text('comment').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.examResultId, t.questionActiveId] })],
)

impersonal(examination, question, questionAnswer, examinationQuestion)
