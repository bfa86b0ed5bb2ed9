import { hasReadableKey, type Key, readKey } from '@/backend/modules/exams/answer-keys'
import { isAccepted } from '@/backend/modules/exams/text-answer'
import { comparable } from '@/contract/comparable'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import { QUESTION, type QuestionType } from '@/contract/shop/exams'

/** Goes up when marking changes so that right answers were wrong before: attempts of lower versions are marked anew, once. */
export const RULES_VERSION = 1

/** A question as it is marked: its key, and the rows one could choose from. */
export type Markable = {
  type: QuestionType
  score: number
  key: unknown
  answers: readonly { id: number; position: number; isCorrect: boolean; contentHtml: string }[]
  choices: readonly { key: string; content: string }[] | null
}

/** Null stands for "waits for a teacher". */
export type Mark = { score: number | null; isRight: boolean | null }

/** Share of the points for 0 to 4 statements judged rightly, as in the national exam since 2025. */
const TIERS = [0, 0.1, 0.25, 0.5, 1] as const

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index])
const rising = (numbers: readonly unknown[]) => [...new Set(numbers)].sort()
const own = (value: AnswerValue, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
const typed = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : null
}
const accepts = (
  value: unknown,
  rule: { accepted: readonly string[]; tolerance?: number | undefined },
) => {
  const text = typed(value)
  return text !== null && isAccepted(text, rule)
}

const inOrder = ({ answers }: Markable) => [...answers].sort((a, b) => a.position - b.position)
const correctIds = (question: Markable) =>
  inOrder(question)
    .filter(({ isCorrect }) => isCorrect)
    .map(({ id }) => id)

function pairsOf(question: Markable, { pairs }: Key<typeof QUESTION.matching>): [string, string][] {
  return inOrder(question).map(({ id }, index) => [String(id), pairs[index] ?? ''])
}

function orderOf({ answers }: Markable, { order }: Key<typeof QUESTION.ordering>): number[] {
  return order.flatMap(
    (position) => answers.find((answer) => answer.position === position)?.id ?? [],
  )
}

/** Options that read the same are the same: which of them is meant nobody can tell. */
const isSameChoice = ({ choices }: Markable, given: unknown, right: string) => {
  const textOf = (key: unknown) => choices?.find((choice) => choice.key === key)?.content
  const [text, wanted] = [textOf(given), textOf(right)]
  return given === right || (text !== undefined && wanted !== undefined && reads(text, wanted))
}
const reads = (one: string, other: string) => comparable(one) === comparable(other)
const isSameOrder = (
  { answers }: Markable,
  given: readonly unknown[],
  right: readonly number[],
) => {
  const textOf = (id: unknown) => answers.find((answer) => answer.id === id)?.contentHtml
  const isWhole = new Set(given).size === right.length && given.length === right.length
  return (
    isWhole &&
    right.every((id, place) => {
      const [text, wanted] = [textOf(given[place]), textOf(id)]
      return given[place] === id || (text !== undefined && reads(text, wanted ?? ''))
    })
  )
}

const share = (right: number, count: number) => (count === 0 ? 0 : right / count)
const whole = (isRight: boolean) => (isRight ? 1 : 0)

/** From 0 to 1; essays have no key. An answer of a form that does not belong to the type is simply wrong. */
const shares: {
  [T in Exclude<QuestionType, typeof QUESTION.essay>]: (
    question: Markable,
    key: Key<T>,
    value: AnswerValue,
  ) => number
} = {
  [QUESTION.single]: (question, _, value) => whole(correctIds(question).includes(value as number)),
  [QUESTION.multiple]: (question, _, value) =>
    whole(Array.isArray(value) && same(rising(value), rising(correctIds(question)))),
  [QUESTION.trueFalse]: (_, key, value) => whole(value === key),
  [QUESTION.fourStatements]: ({ answers }, _, value) =>
    TIERS[answers.filter(({ id, isCorrect }) => own(value, id) === isCorrect).length] ?? 0,
  [QUESTION.shortAnswer]: (_, key, value) => whole(accepts(value, key)),
  [QUESTION.blanks]: (_, { blanks }, value) =>
    share(
      blanks.filter(
        (accepted, index) => Array.isArray(value) && accepts(value[index], { accepted }),
      ).length,
      blanks.length,
    ),
  [QUESTION.matching]: (question, key, value) => {
    const pairs = pairsOf(question, key)
    return share(
      pairs.filter(([id, choice]) => isSameChoice(question, own(value, id), choice)).length,
      pairs.length,
    )
  },
  [QUESTION.ordering]: (question, key, value) =>
    whole(Array.isArray(value) && isSameOrder(question, value, orderOf(question, key))),
}

/** Points have two decimals; halves of a hundredth go up. */
const hundredths = (points: number) => Math.round(points * 100 + 1e-7)

const isBlank = (value: AnswerValue | undefined) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** What only a teacher can mark: a written essay, and an answer whose key cannot be read. */
export const needsTeacher = (question: Markable, value: AnswerValue | undefined): boolean =>
  !isBlank(value) && (question.type === QUESTION.essay || !hasReadableKey(question))

/** Marks one answer; never given, cleared and blank are the same here: wrong. */
export function mark(question: Markable, value: AnswerValue | undefined): Mark {
  const { type, key, score } = question
  if (isBlank(value) || value === undefined) return { score: 0, isRight: false }
  if (type === QUESTION.essay || needsTeacher(question, value))
    return { score: null, isRight: null }
  const shareOf = shares[type] as (question: Markable, key: unknown, value: AnswerValue) => number
  const got = shareOf(question, readKey(type, key), value)
  return { score: hundredths(score * got) / 100, isRight: got === 1 }
}

/** The right answer in the form of an answer; undefined for essays, which have none, and where the key cannot be read. */
export function correctAnswer(question: Markable): AnswerValue | undefined {
  const { type, key, answers } = question
  if (!hasReadableKey(question)) return undefined
  switch (type) {
    case QUESTION.single:
      return correctIds(question)[0] ?? null
    case QUESTION.multiple:
      return correctIds(question)
    case QUESTION.trueFalse:
      return readKey(QUESTION.trueFalse, key)
    case QUESTION.fourStatements:
      return Object.fromEntries(answers.map(({ id, isCorrect }) => [String(id), isCorrect]))
    case QUESTION.shortAnswer:
      return readKey(QUESTION.shortAnswer, key).accepted[0] ?? null
    case QUESTION.blanks:
      return readKey(QUESTION.blanks, key).blanks.map(([first = '']) => first)
    case QUESTION.matching:
      return Object.fromEntries(pairsOf(question, readKey(QUESTION.matching, key)))
    case QUESTION.ordering:
      return orderOf(question, readKey(QUESTION.ordering, key))
    case QUESTION.essay:
      return undefined
    default:
      return type satisfies never
  }
}

export type Total = {
  /** Null while an essay waits for its mark. */
  score: number | null
  correctCount: number
  isWaiting: boolean
}

/** Adds in hundredths, so that forty quarters are ten. */
export function totalOf(marks: readonly Mark[]): Total {
  const isWaiting = marks.some(({ score }) => score === null)
  const sum = marks.reduce((total, { score }) => total + hundredths(score ?? 0), 0)
  return {
    score: isWaiting ? null : sum / 100,
    correctCount: marks.filter(({ isRight }) => isRight).length,
    isWaiting,
  }
}

export const sumOfScores = (questions: readonly { score: number }[]): number =>
  questions.reduce((total, { score }) => total + hundredths(score), 0) / 100
