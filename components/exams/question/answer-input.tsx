import type { ComponentType } from 'react'
import { MultipleChoiceTake, SingleChoiceTake } from '@/components/exams/question/choice-input'
import type { TakeProps } from '@/components/exams/question/input-props'
import { MatchingTake } from '@/components/exams/question/matching-input'
import { OrderingTake } from '@/components/exams/question/ordering-input'
import { StatementsTake } from '@/components/exams/question/statements-input'
import { BlanksTake, EssayTake, ShortTake } from '@/components/exams/question/text-answer-input'
import { TruthTake } from '@/components/exams/question/true-false-input'
import type { QuestionType } from '@/contract/exams'
import { exam } from '@/lib/messages/exams'

const { hints, unknown } = exam.question

const kinds: Record<QuestionType, { Take: ComponentType<TakeProps>; hint: string }> = {
  1: { Take: SingleChoiceTake, hint: hints.single },
  2: { Take: MultipleChoiceTake, hint: hints.multiple },
  3: { Take: TruthTake, hint: hints.truth },
  4: { Take: StatementsTake, hint: hints.statements },
  5: { Take: ShortTake, hint: hints.short },
  6: { Take: BlanksTake, hint: hints.blanks },
  7: { Take: MatchingTake, hint: hints.matching },
  8: { Take: OrderingTake, hint: hints.ordering },
  9: { Take: EssayTake, hint: hints.essay },
}

const kindOf = (type: number) => (kinds as Partial<Record<number, (typeof kinds)[1]>>)[type]

export const hintOf = (type: number): string => kindOf(type)?.hint ?? unknown

/** The way to answer a question of any type. */
export function Take(props: TakeProps) {
  const kind = kindOf(props.question.questionType)
  return kind ? <kind.Take {...props} /> : <p>{unknown}</p>
}
