import {
  isPermutation,
  type Problems,
  type QuestionDraft,
} from '@/backend/modules/exams/kinds/question-kind'
import { kindOf, questionKinds } from '@/backend/modules/exams/kinds/question-kinds'
import type { QuestionType } from '@/contract/shop/exams'

export type Key<T extends QuestionType> = ReturnType<(typeof questionKinds)[T]['read']>

/** A stored key in the form its type promises; throws on anything else. */
export const readKey = <T extends QuestionType>(type: T, key: unknown): Key<T> =>
  questionKinds[type].read(key) as Key<T>

/** False for a key that cannot be marked by a program; a teacher marks it. */
export const hasReadableKey = ({ type, key }: { type: QuestionType; key: unknown }): boolean =>
  kindOf(type).isReadable(key)

/** What is wrong with a question as written, in English for its author; empty when nothing is. */
export function problemsOf(draft: QuestionDraft): string[] {
  const { type, score, answers = [] } = draft
  const { hasRows, isReadable, problemsOf: ownProblems } = kindOf(type)
  if (!isReadable(draft.key)) return [`the key is not that of type ${type}`]
  const positions = answers.map((answer) => answer.position)
  const found: Problems = [
    score <= 0 && 'a question needs points',
    !hasRows && answers.length > 0 && `type ${type} has no answers to choose`,
    hasRows && !isPermutation(positions, answers.length) && 'positions must be 1, 2, 3 …',
    ...ownProblems(draft),
  ]
  return found.filter((problem) => problem !== false)
}
