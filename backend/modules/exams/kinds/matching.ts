import { z } from 'zod'
import {
  defineQuestionKind,
  inOrder,
  type Markable,
  own,
  reads,
  share,
} from '@/backend/modules/exams/kinds/question-kind'

const pairsOf = (question: Markable, pairs: readonly string[]): [string, string][] =>
  inOrder(question).map(({ id }, index) => [String(id), pairs[index] ?? ''])

/** Options with the same text count as one, since they cannot be told apart. */
const isSameChoice = ({ choices }: Markable, given: unknown, right: string) => {
  const textOf = (key: unknown) => choices?.find((choice) => choice.key === key)?.content
  const [text, wanted] = [textOf(given), textOf(right)]
  return given === right || (text !== undefined && wanted !== undefined && reads(text, wanted))
}

/**
 * `{ pairs: ['b', 'a', 'c'] }`: `pairs[i]` is the `key` of the choice that belongs to the item at position i + 1. The rows are the
 * left-hand items, `question.choices` the right-hand ones; there may be more of these, and their text is plain, because lists show it.
 */
export const matching = defineQuestionKind({
  key: z.strictObject({ pairs: z.array(z.string().min(1).max(20)).min(1).max(20) }),
  hasRows: true,
  problems: ({ choices, answers = [] }, { pairs }) => {
    const keys = (choices ?? []).map((choice) => choice.key)
    return [
      pairs.length !== answers.length && 'one pair per item',
      pairs.some((key) => !keys.includes(key)) && 'a pair names a choice that is not there',
      new Set(keys).size !== keys.length && 'two choices share a key',
    ]
  },
  share: (question, key, value) => {
    const pairs = pairsOf(question, key.pairs)
    return share(
      pairs.filter(([id, choice]) => isSameChoice(question, own(value, id), choice)).length,
      pairs.length,
    )
  },
  right: (question, { pairs }) => Object.fromEntries(pairsOf(question, pairs)),
  renamed: ({ pairs }, nameOf) => ({ pairs: pairs.map(nameOf) }),
  comparesTexts: true,
})
