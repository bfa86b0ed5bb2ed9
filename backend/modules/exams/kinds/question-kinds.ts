import { blanks } from '@/backend/modules/exams/kinds/blanks'
import { essay } from '@/backend/modules/exams/kinds/essay'
import { fourStatements } from '@/backend/modules/exams/kinds/four-statements'
import { matching } from '@/backend/modules/exams/kinds/matching'
import { multipleChoice } from '@/backend/modules/exams/kinds/multiple-choice'
import { ordering } from '@/backend/modules/exams/kinds/ordering'
import type { Markable, Problems, QuestionDraft } from '@/backend/modules/exams/kinds/question-kind'
import { shortAnswer } from '@/backend/modules/exams/kinds/short-answer'
import { singleChoice } from '@/backend/modules/exams/kinds/single-choice'
import { trueFalse } from '@/backend/modules/exams/kinds/true-false'
import type { AnswerValue } from '@/contract/shop/exam-attempts'
import { QUESTION, type QuestionType } from '@/contract/shop/exams'

/** What marking, checking and arranging ask of a kind. */
type QuestionKind = {
  hasRows: boolean
  rows?: 'loose' | 'scrambled'
  comparesTexts?: true
  isReadable: (key: unknown) => boolean
  renamedKey: (key: unknown, nameOf: (choice: string) => string) => unknown
  problemsOf: (draft: QuestionDraft) => Problems
  shareOf: ((question: Markable, value: AnswerValue) => number) | null
  rightOf: (question: Markable) => AnswerValue | undefined
}

/** Every kind of question; one more is a file beside these and a line here. */
export const questionKinds = {
  [QUESTION.single]: singleChoice,
  [QUESTION.multiple]: multipleChoice,
  [QUESTION.trueFalse]: trueFalse,
  [QUESTION.fourStatements]: fourStatements,
  [QUESTION.shortAnswer]: shortAnswer,
  [QUESTION.blanks]: blanks,
  [QUESTION.matching]: matching,
  [QUESTION.ordering]: ordering,
  [QUESTION.essay]: essay,
} satisfies Record<QuestionType, QuestionKind>

export const kindOf = (type: QuestionType): QuestionKind => questionKinds[type]
