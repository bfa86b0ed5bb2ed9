import type { ComponentType } from 'react'
import type { AnswerInputProps } from '@/components/exams/question/answer-props'
import { BlanksInput } from '@/components/exams/question/blanks-input'
import { MultipleChoiceInput, SingleChoiceInput } from '@/components/exams/question/choice-input'
import { EssayInput } from '@/components/exams/question/essay-input'
import { MatchingInput } from '@/components/exams/question/matching-input'
import { OrderingInput } from '@/components/exams/question/ordering-input'
import { ShortAnswerInput } from '@/components/exams/question/short-answer-input'
import { StatementsInput } from '@/components/exams/question/statements-input'
import { TrueFalseInput } from '@/components/exams/question/true-false-input'
import { QUESTION, type QuestionType } from '@/contract/shop/exams'
import { exams } from '@/lib/messages/exams'

const { hints, unknown } = exams.question

const inputs: Record<QuestionType, { Input: ComponentType<AnswerInputProps>; hint: string }> = {
  [QUESTION.single]: { Input: SingleChoiceInput, hint: hints.single },
  [QUESTION.multiple]: { Input: MultipleChoiceInput, hint: hints.multiple },
  [QUESTION.trueFalse]: { Input: TrueFalseInput, hint: hints.trueFalse },
  [QUESTION.fourStatements]: { Input: StatementsInput, hint: hints.fourStatements },
  [QUESTION.shortAnswer]: { Input: ShortAnswerInput, hint: hints.shortAnswer },
  [QUESTION.blanks]: { Input: BlanksInput, hint: hints.blanks },
  [QUESTION.matching]: { Input: MatchingInput, hint: hints.matching },
  [QUESTION.ordering]: { Input: OrderingInput, hint: hints.ordering },
  [QUESTION.essay]: { Input: EssayInput, hint: hints.essay },
}

const inputOf = (type: number) => (inputs as Partial<Record<number, (typeof inputs)[1]>>)[type]

export const hintOf = (type: number): string => inputOf(type)?.hint ?? unknown

/** The input for a question of any type. */
export function AnswerInput(props: AnswerInputProps) {
  const known = inputOf(props.question.questionType)
  return known ? <known.Input {...props} /> : <p>{unknown}</p>
}
