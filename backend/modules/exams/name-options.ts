import { kindOf } from '@/backend/modules/exams/kinds/question-kinds'
import type { QuestionType } from '@/contract/shop/exams'

type Choice = { key: string; content: string }
type Row = {
  type: QuestionType
  key: unknown
  choices: Choice[] | null
  answers: { id: number }[]
  answerOrder: number[]
  optionIds: number[]
  choiceOrder: string[]
}

const letterAt = (index: number) => String.fromCharCode('a'.charCodeAt(0) + index)

/** Choices lettered as shown, and a key that speaks of these letters. */
function nameChoices<R extends Row>(row: R): R {
  const { choices, choiceOrder, key } = row
  if (choices === null || choiceOrder.length === 0) return row
  const letterOf = (old: string) => letterAt(choiceOrder.indexOf(old))
  const shown = choiceOrder.flatMap((old) => {
    const choice = choices.find((one) => one.key === old)
    return choice ? [{ ...choice, key: letterOf(old) }] : []
  })
  return { ...row, choices: shown, key: kindOf(row.type).renamedKey(key, letterOf) }
}

/** A question with its options under the names one attempt knows them by; attempts of before know them by their rows. */
export function nameOptions<R extends Row>(row: R): R {
  const { answers, answerOrder, optionIds } = row
  const lettered = nameChoices(row)
  if (optionIds.length === 0) return lettered
  const drawn = new Map(answerOrder.map((id, index) => [id, optionIds[index] ?? id]))
  return {
    ...lettered,
    answerOrder: optionIds,
    answers: answers.map((answer) => ({ ...answer, id: drawn.get(answer.id) ?? answer.id })),
  }
}
