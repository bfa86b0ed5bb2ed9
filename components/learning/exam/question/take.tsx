import type { ComponentType } from 'react'
import {
  MultipleChoiceTake,
  SingleChoiceTake,
} from '@/components/learning/exam/question/choices-take'
import { MatchingTake } from '@/components/learning/exam/question/matching-take'
import { OrderingTake } from '@/components/learning/exam/question/ordering-take'
import { StatementsTake } from '@/components/learning/exam/question/statements-take'
import type { TakeProps } from '@/components/learning/exam/question/take-props'
import { BlanksTake, EssayTake, ShortTake } from '@/components/learning/exam/question/text-take'
import { TruthTake } from '@/components/learning/exam/question/truth-take'
import type { QuestionType } from '@/contract/exam'
import { exam } from '@/lib/messages/exam'

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
