import { z } from 'zod'
import {
  defineQuestionKind,
  isPermutation,
  type Markable,
  reads,
  whole,
} from '@/backend/modules/exams/kinds/question-kind'

const orderOf = (
  { answers }: { answers: readonly { id: number; position: number }[] },
  order: readonly number[],
): number[] =>
  order.flatMap((position) => answers.find((answer) => answer.position === position)?.id ?? [])

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

/**
 * `{ order: [3, 1, 2] }` names the positions in the right order; the items must not be stored in it, because their ids would tell.
 */
export const ordering = defineQuestionKind({
  key: z.strictObject({ order: z.array(z.int().min(1)).min(2).max(20) }),
  hasRows: true,
  rows: 'scrambled',
  problems: ({ answers = [] }, { order }) => [
    !isPermutation(order, answers.length) && 'the order must name every position once',
    order.every((position, index) => position === index + 1) && 'stored in the right order',
  ],
  share: (question, { order }, value) =>
    whole(Array.isArray(value) && isSameOrder(question, value, orderOf(question, order))),
  right: (question, { order }) => orderOf(question, order),
  comparesTexts: true,
})
