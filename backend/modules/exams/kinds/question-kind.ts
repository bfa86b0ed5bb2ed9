import type { z } from 'zod'
import { comparable } from '@/contract/comparable'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import type { QuestionType } from '@/contract/shop/exams'

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

/** A question as it is marked: its key, and the rows one could choose from. */
export type Markable = {
  type: QuestionType
  score: number
  key: unknown
  answers: readonly { id: number; position: number; isCorrect: boolean; contentHtml: string }[]
  choices: readonly { key: string; content: string }[] | null
}

export type Problems = (string | false)[]

type Definition<S extends z.ZodType> = {
  /**
   * What stands in `question.key`. Ids are not known while questions are written, so keys speak of `question_answer` rows by their
   * `position` (1, 2, 3 …).
   */
  key: S
  /** Whether there are rows of `question_answer` to choose from. */
  hasRows: boolean
  /** How an attempt orders them: `loose` are shuffled where the exam says so, `scrambled` always and never into the right order. */
  rows?: 'loose' | 'scrambled'
  /** What is wrong with a question as written, in English for its author. */
  problems: (draft: QuestionDraft, key: z.infer<S>) => Problems
  /** From 0 to 1; null where a teacher marks. An answer of a form that does not belong to the kind is simply wrong. */
  share: ((question: Markable, key: z.infer<S>, value: AnswerValue) => number) | null
  /** The right answer in the form of an answer; undefined where there is none. */
  right: (question: Markable, key: z.infer<S>) => AnswerValue | undefined
  /** The key where its choices have other names, as each attempt gives them; of kinds whose key names choices. */
  renamed?: (key: z.infer<S>, nameOf: (choice: string) => string) => z.infer<S>
  /** Marked by comparing texts: marked anew when the rules of comparing change. */
  comparesTexts?: true
}

/** One kind of question: its key, what its author is told, its marking. Everything else about kinds reads `question-kinds.ts`. */
export function defineQuestionKind<S extends z.ZodType>(kind: Definition<S>) {
  const { key, problems, share, right, renamed } = kind
  /** Throws on anything but what the kind promises, because grading by a broken key would be a lie. */
  const read = (stored: unknown) => key.parse(stored ?? null)
  return {
    ...kind,
    read,
    /** False for a key that cannot be marked by a program; a teacher marks it. */
    isReadable: (stored: unknown) => key.safeParse(stored ?? null).success,
    /** A key that cannot be read stays as it is. */
    renamedKey: (stored: unknown, nameOf: (choice: string) => string): unknown => {
      const { data } = key.safeParse(stored ?? null)
      return renamed && data !== undefined ? renamed(data, nameOf) : stored
    },
    problemsOf: (draft: QuestionDraft) => problems(draft, read(draft.key)),
    shareOf:
      share &&
      ((question: Markable, value: AnswerValue) => share(question, read(question.key), value)),
    rightOf: (question: Markable) => right(question, read(question.key)),
  }
}

export const isPermutation = (numbers: readonly number[], count: number) =>
  numbers.length === count && new Set(numbers).size === count && Math.max(...numbers) === count

const hasTwins = (texts: readonly string[]) => new Set(texts.map(comparable)).size < texts.length
export const saysTwice = ({ answers = [] }: QuestionDraft) =>
  hasTwins(answers.map((answer) => answer.contentHtml)) && 'two options say the same'

export const reads = (one: string, other: string) => comparable(one) === comparable(other)
export const inOrder = ({ answers }: Markable) =>
  [...answers].sort((a, b) => a.position - b.position)
export const correctIds = (question: Markable) =>
  inOrder(question)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ id }) => id)

export const own = (value: AnswerValue, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
export const share = (right: number, count: number) => (count === 0 ? 0 : right / count)
export const whole = (isRight: boolean) => (isRight ? 1 : 0)
