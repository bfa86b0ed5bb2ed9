import { z } from 'zod'
import type { QuestionDraft } from '@/backend/modules/exams'
import { randomFor } from '@/backend/seed/random'
import { place, text } from '@/backend/seed/read/fields'
import { inlineToHtml } from '@/backend/seed/read/markdown'
import { QUESTION } from '@/contract/shop/exams'

const shared = {
  text,
  explanation: text,
  /** Points; an equal share of the exam's ten by default. */
  score: z.number().positive().optional(),
}
const options = z.array(text).min(2)

const SingleChoice = z.strictObject({
  type: z.literal('single-choice'),
  ...shared,
  options,
  /** Counted from 1. */
  correct: place,
})
const MultipleChoice = z.strictObject({
  type: z.literal('multiple-choice'),
  ...shared,
  options,
  correct: z.array(place).min(1),
})
const TrueFalse = z.strictObject({
  type: z.literal('true-false'),
  ...shared,
  correct: z.boolean(),
})
const Statements = z.strictObject({
  type: z.literal('statements'),
  ...shared,
  statements: z.array(z.strictObject({ text, correct: z.boolean() })).length(4),
})
const ShortAnswer = z.strictObject({
  type: z.literal('short-answer'),
  ...shared,
  /** The first one is shown in the review. */
  accepted: z.array(text).min(1),
  tolerance: z.number().min(0).optional(),
})
const Blanks = z.strictObject({
  type: z.literal('blanks'),
  ...shared,
  /** What may stand in `[[1]]`, `[[2]]` … of the text. */
  blanks: z.array(z.array(text).min(1)).min(1),
})
const Matching = z.strictObject({
  type: z.literal('matching'),
  ...shared,
  pairs: z.array(z.strictObject({ left: text, right: text })).min(2),
  /** What fits nothing. */
  extra: z.array(text).default([]),
})
const Ordering = z.strictObject({
  type: z.literal('ordering'),
  ...shared,
  /** In their right order. */
  items: z.array(text).min(2),
})
const Essay = z.strictObject({
  type: z.literal('essay'),
  ...shared,
  /** What a good answer could be. */
  sample: text,
})

export const QuestionRecord = z.discriminatedUnion('type', [
  SingleChoice,
  MultipleChoice,
  TrueFalse,
  Statements,
  ShortAnswer,
  Blanks,
  Matching,
  Ordering,
  Essay,
])
export type QuestionRecord = z.infer<typeof QuestionRecord>

export type Question = Omit<QuestionDraft, 'answers' | 'choices' | 'blankCount' | 'score'> & {
  answers: { contentHtml: string; position: number; isCorrect: boolean }[]
  choices: { key: string; content: string }[] | null
  blankCount: number | null
  explanationHtml: string
  score: number | null
}

const paragraph = (line: string) => `<p>${inlineToHtml(line)}</p>`

const answersOf = (texts: readonly string[], correct: readonly number[] = []) =>
  texts.map((line, at) => ({
    contentHtml: paragraph(line),
    position: at + 1,
    isCorrect: correct.includes(at + 1),
  }))

/** The right side is shown in another order, as plain text, with what fits nothing among it. */
function matching({ text: asked, pairs, extra }: z.infer<typeof Matching>): Partial<Question> {
  const rights = randomFor(`match ${asked}`).shuffle([...pairs.map(({ right }) => right), ...extra])
  const choices = rights.map((content, at) => ({ key: 'abcdefghij'.charAt(at), content }))
  const keyOf = (right: string) => choices.find(({ content }) => content === right)?.key ?? ''
  return {
    answers: answersOf(pairs.map(({ left }) => left)),
    choices,
    key: { pairs: pairs.map(({ right }) => keyOf(right)) },
  }
}

/** Items are stored in another order than the right one. */
function ordering({ text: asked, items }: z.infer<typeof Ordering>): Partial<Question> {
  const random = randomFor(`order ${asked}`)
  let mixed = random.shuffle(items)
  while (mixed.every((item, at) => item === items[at])) mixed = random.shuffle(items)
  return {
    answers: answersOf(mixed),
    key: { order: items.map((item) => mixed.indexOf(item) + 1) },
  }
}

const statements = (record: z.infer<typeof Statements>): Partial<Question> => ({
  answers: record.statements.map(({ text: line, correct }, at) => ({
    contentHtml: paragraph(`${'abcd'.charAt(at)}) ${line}`),
    position: at + 1,
    isCorrect: correct,
  })),
})

function answerOf(record: QuestionRecord): Pick<Question, 'type'> & Partial<Question> {
  switch (record.type) {
    case 'single-choice':
      return { type: QUESTION.single, answers: answersOf(record.options, [record.correct]) }
    case 'multiple-choice':
      return { type: QUESTION.multiple, answers: answersOf(record.options, record.correct) }
    case 'true-false':
      return { type: QUESTION.trueFalse, key: record.correct }
    case 'statements':
      return { type: QUESTION.fourStatements, ...statements(record) }
    case 'short-answer': {
      const { accepted, tolerance } = record
      return {
        type: QUESTION.shortAnswer,
        key: { accepted, ...(tolerance === undefined ? {} : { tolerance }) },
      }
    }
    case 'blanks':
      return {
        type: QUESTION.blanks,
        key: { blanks: record.blanks },
        blankCount: record.blanks.length,
      }
    case 'matching':
      return { type: QUESTION.matching, ...matching(record) }
    case 'ordering':
      return { type: QUESTION.ordering, ...ordering(record) }
    case 'essay':
      return { type: QUESTION.essay, key: { sample: paragraph(record.sample) } }
  }
}

/** A question as the exams keep it. */
export const questionOf = (record: QuestionRecord): Question => ({
  contentHtml: paragraph(record.text),
  explanationHtml: paragraph(record.explanation),
  score: record.score ?? null,
  answers: [],
  choices: null,
  blankCount: null,
  ...answerOf(record),
})
