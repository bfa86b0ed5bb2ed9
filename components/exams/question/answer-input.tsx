import type { ComponentType } from 'react'
import type { AnswerInputProps } from '@/components/exams/question/answer-input-props'
import { MultipleChoiceInput, SingleChoiceInput } from '@/components/exams/question/choice-input'
import { MatchingInput } from '@/components/exams/question/matching-input'
import { OrderingInput } from '@/components/exams/question/ordering-input'
import { StatementsInput } from '@/components/exams/question/statements-input'
import {
  BlanksInput,
  EssayInput,
  ShortAnswerInput,
} from '@/components/exams/question/text-answer-input'
import { TrueFalseInput } from '@/components/exams/question/true-false-input'
import type { QuestionType } from '@/contract/exams'
import { exams } from '@/lib/messages/exams'

const { hints, unknown } = exams.question

const kinds: Record<QuestionType, { Take: ComponentType<AnswerInputProps>; hint: string }> = {
  1: { Take: SingleChoiceInput, hint: hints.single },
  2: { Take: MultipleChoiceInput, hint: hints.multiple },
  3: { Take: TrueFalseInput, hint: hints.truth },
  4: { Take: StatementsInput, hint: hints.statements },
  5: { Take: ShortAnswerInput, hint: hints.short },
  6: { Take: BlanksInput, hint: hints.blanks },
  7: { Take: MatchingInput, hint: hints.matching },
  8: { Take: OrderingInput, hint: hints.ordering },
  9: { Take: EssayInput, hint: hints.essay },
}

const kindOf = (type: number) => (kinds as Partial<Record<number, (typeof kinds)[1]>>)[type]

export const hintOf = (type: number): string => kindOf(type)?.hint ?? unknown

/** The input for a question of any type. */
export function AnswerInput(props: AnswerInputProps) {
  const kind = kindOf(props.question.questionType)
  return kind ? <kind.Take {...props} /> : <p>{unknown}</p>
}
