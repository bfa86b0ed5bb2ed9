import { z } from 'zod'
import { isNumeric, readingsOf } from '@/backend/modules/exams/numeric-answer'
import { comparable } from '@/contract/comparable'
import { QUESTION, type QuestionType } from '@/contract/shop/exams'

const Accepted = z.array(z.string().trim().min(1).max(500)).min(1).max(20)

/**
 * What stands in `question.key`, by question type. Ids are not known while questions are written, so keys speak of
 * `question_answer` rows by their `position` (1, 2, 3 …).
 *
 * | type | rows of `question_answer` | key |
 * |---|---|---|
 * | 1 single choice | the options, one `isCorrect` | `null` |
 * | 2 multiple choice | the options, one or more `isCorrect` | `null` |
 * | 3 true or false | none | `true` or `false` |
 * | 4 four statements | four, `isCorrect` where the statement is true | `null` |
 * | 5 short answer | none | `{ accepted: ['3,14', '22/7'], tolerance?: 0.01 }` |
 * | 6 blanks | none | `{ blanks: [['Hà Nội', 'Thăng Long'], ['1010']] }` |
 * | 7 matching | the left-hand items; `question.choices` holds the right-hand ones | `{ pairs: ['b', 'a', 'c'] }` |
 * | 8 ordering | the items, stored in a scrambled order | `{ order: [3, 1, 2] }` |
 * | 9 essay | none | `null` or `{ sample: '<p>…</p>' }` |
 *
 * 5 and 6: an accepted answer that is a number is compared as a number (`3,14`, `3.14`, `-2`), within `tolerance` when
 * there is one; any other as text, without regard to case, spaces, looks of signs and the two styles of placing tone marks
 * (`typed-answers.tsv` has examples). `1.000`, which could be a thousand or one, is refused; where it is stored it is a thousand. The first
 * one is shown in the review. 6: `[[1]]`, `[[2]]` … in `question.contentHtml` say where the blanks stand;
 * `question.blankCount` is their number. 7: `pairs[i]` is the `key` of the choice that belongs to the item at position
 * i + 1; there may be more choices than items, and their text is plain, because lists show it. 8: `order` names the positions in the right order; rows must not be stored
 * in it, because their ids would tell.
 */
export const keySchemas = {
  [QUESTION.single]: z.null(),
  [QUESTION.multiple]: z.null(),
  [QUESTION.trueFalse]: z.boolean(),
  [QUESTION.fourStatements]: z.null(),
  [QUESTION.shortAnswer]: z.strictObject({
    accepted: Accepted,
    tolerance: z.number().positive().optional(),
  }),
  [QUESTION.blanks]: z.strictObject({ blanks: z.array(Accepted).min(1).max(20) }),
  [QUESTION.matching]: z.strictObject({ pairs: z.array(z.string().min(1).max(20)).min(1).max(20) }),
  [QUESTION.ordering]: z.strictObject({ order: z.array(z.int().min(1)).min(2).max(20) }),
  [QUESTION.essay]: z.nullable(z.strictObject({ sample: z.string().min(1) })),
} satisfies Record<QuestionType, z.ZodType>

export type Key<T extends QuestionType> = z.infer<(typeof keySchemas)[T]>

/** A stored key in the form its type promises; throws on anything else, because grading by a broken key would be a lie. */
export const readKey = <T extends QuestionType>(type: T, key: unknown): Key<T> =>
  keySchemas[type].parse(key ?? null) as Key<T>

/** False for a key nobody can mark by; a teacher stands in for it. */
export const hasReadableKey = ({ type, key }: { type: QuestionType; key: unknown }): boolean =>
  keySchemas[type].safeParse(key ?? null).success

/** A question as it is written into the tables, before ids. */
export type QuestionDraft = {
  type: QuestionType
  contentHtml: string
  score: number
  key?: unknown
  answers?: readonly { contentHtml: string; position: number; isCorrect?: boolean | undefined }[]
  choices?: readonly { key: string; content: string }[] | null
  blankCount?: number | null
}

const isPermutation = (numbers: readonly number[], count: number) =>
  numbers.length === count && new Set(numbers).size === count && Math.max(...numbers) === count

const correctOf = (draft: QuestionDraft) =>
  (draft.answers ?? []).filter((answer) => answer.isCorrect).length

/** A key that could be read in two ways would mark right answers wrong: its author is asked. */
const ambiguous = (accepted: readonly string[]) =>
  accepted.flatMap((key) => {
    const readings = readingsOf(key)?.map((one) => String(one).replace('.', ','))
    return readings ? [`“${key}” can be read in two ways: ${readings.join(' hay ')}?`] : []
  })

const hasTwins = (texts: readonly string[]) => new Set(texts.map(comparable)).size < texts.length
const saysTwice = ({ answers = [] }: QuestionDraft) =>
  hasTwins(answers.map((answer) => answer.contentHtml)) && 'two options say the same'

function blankProblems(
  { contentHtml, blankCount }: QuestionDraft,
  blanks: readonly (readonly string[])[],
) {
  const marks = [...contentHtml.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) => Number(number))
  return [
    blankCount !== blanks.length && 'blankCount differs from the key',
    !isPermutation(marks, blanks.length) && 'the text does not mark every blank once',
    ...blanks.flatMap(ambiguous),
  ]
}

function matchingProblems({ choices, answers = [] }: QuestionDraft, pairs: readonly string[]) {
  const keys = (choices ?? []).map((choice) => choice.key)
  return [
    pairs.length !== answers.length && 'one pair per item',
    pairs.some((key) => !keys.includes(key)) && 'a pair names a choice that is not there',
    new Set(keys).size !== keys.length && 'two choices share a key',
  ]
}

function orderProblems({ answers = [] }: QuestionDraft, order: readonly number[]) {
  return [
    !isPermutation(order, answers.length) && 'the order must name every position once',
    order.every((position, index) => position === index + 1) && 'stored in the right order',
  ]
}

type Problems = (string | false)[]
const rules: { [T in QuestionType]: (draft: QuestionDraft, key: Key<T>) => Problems } = {
  [QUESTION.single]: (draft) => [
    correctOf(draft) !== 1 && 'exactly one option is right',
    (draft.answers ?? []).length < 2 && 'at least two options',
    saysTwice(draft),
  ],
  [QUESTION.multiple]: (draft) => [
    correctOf(draft) < 1 && 'at least one option is right',
    saysTwice(draft),
  ],
  [QUESTION.trueFalse]: () => [],
  [QUESTION.fourStatements]: (draft) => [
    (draft.answers ?? []).length !== 4 && 'exactly four statements',
  ],
  [QUESTION.shortAnswer]: (_, { accepted, tolerance }) => [
    tolerance !== undefined && !accepted.every(isNumeric) && 'a tolerance needs numbers',
    ...ambiguous(accepted),
  ],
  [QUESTION.blanks]: (draft, { blanks }) => blankProblems(draft, blanks),
  [QUESTION.matching]: (draft, { pairs }) => matchingProblems(draft, pairs),
  [QUESTION.ordering]: (draft, { order }) => orderProblems(draft, order),
  [QUESTION.essay]: () => [],
}

/** Whether there are rows of `question_answer` to choose from. */
const hasRows: Record<QuestionType, boolean> = {
  [QUESTION.single]: true,
  [QUESTION.multiple]: true,
  [QUESTION.trueFalse]: false,
  [QUESTION.fourStatements]: true,
  [QUESTION.shortAnswer]: false,
  [QUESTION.blanks]: false,
  [QUESTION.matching]: true,
  [QUESTION.ordering]: true,
  [QUESTION.essay]: false,
}

/** What is wrong with a question as written, in English for its author; empty when nothing is. */
export function problemsOf(draft: QuestionDraft): string[] {
  const { type, score, answers = [] } = draft
  const parsed = keySchemas[type].safeParse(draft.key ?? null)
  if (!parsed.success) return [`the key is not that of type ${type}`]
  const positions = answers.map((answer) => answer.position)
  const found: Problems = [
    score <= 0 && 'a question needs points',
    !hasRows[type] && answers.length > 0 && `type ${type} has no answers to choose`,
    hasRows[type] && !isPermutation(positions, answers.length) && 'positions must be 1, 2, 3 …',
    ...(rules[type] as (draft: QuestionDraft, key: unknown) => Problems)(draft, parsed.data),
  ]
  return found.filter((problem) => problem !== false)
}
