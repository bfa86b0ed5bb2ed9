import { randomInt } from 'node:crypto'
import { kindOf } from '@/backend/modules/exams/kinds/question-kinds'
import type { listExamQuestions } from '@/backend/modules/exams/question-queries'
import type { QuestionType } from '@/contract/shop/exams'

type ExamQuestion = Awaited<ReturnType<typeof listExamQuestions>>[number]

type Draft = {
  questionId: number
  questionVersion: number
  type: QuestionType
  /** In stored order. */
  answerIds: readonly number[]
  /** Ids in the right order, of rows that are always scrambled. */
  rightOrder: readonly number[]
  /** Keys of the right-hand choices, in stored order; only matching has some. */
  choiceKeys: readonly string[]
}
export type ArrangedQuestion = Pick<Draft, 'questionId' | 'questionVersion'> & {
  position: number
  answerOrder: number[]
  optionIds: number[]
  choiceOrder: string[]
}

/** What of a question an attempt keeps. */
export const draftOf = ({ key, answers, choices, ...question }: ExamQuestion) => ({
  ...question,
  choiceKeys: (choices ?? []).map((choice) => choice.key),
  answerIds: answers.map(({ id }) => id),
  rightOrder:
    kindOf(question.type).rows === 'scrambled'
      ? (kindOf(question.type).rightOf({ ...question, key, answers, choices }) as number[])
      : [],
})

export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
  }
  return mixed
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.every((value, index) => value === b[index])

/** Never in the right order, which would be the answer. */
function scramble(
  ids: readonly number[],
  right: readonly number[],
  random: () => number,
): number[] {
  const mixed = shuffle(ids, random)
  return isSame(mixed, right) ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed
}

function answerOrder(draft: Draft, isShuffle: boolean, random: () => number): number[] {
  const { type, answerIds, rightOrder } = draft
  const { rows } = kindOf(type)
  if (rows === 'scrambled') return scramble(answerIds, rightOrder, random)
  // Statements are lettered in their text, and the left side of a matching stays as written.
  return isShuffle && rows === 'loose' ? shuffle(answerIds, random) : [...answerIds]
}

const RANDOM_RANGE = 2 ** 32
const unguessable = () => randomInt(RANDOM_RANGE) / RANDOM_RANGE
const MAX_OPTION_ID = 2 ** 31

/** Names that tell nothing of the order in which the options were written; no two alike in one attempt. */
function drawIds(count: number, taken: Set<number>): number[] {
  return Array.from({ length: count }, () => {
    let id = randomInt(1, MAX_OPTION_ID)
    while (taken.has(id)) id = randomInt(1, MAX_OPTION_ID)
    taken.add(id)
    return id
  })
}

/** The questions of one attempt, in the order this learner sees them. */
export function arrange(
  drafts: readonly Draft[],
  isShuffle: boolean,
  random: () => number = unguessable,
): ArrangedQuestion[] {
  const taken = new Set<number>()
  return (isShuffle ? shuffle(drafts, random) : drafts).map((draft, index) => ({
    questionId: draft.questionId,
    questionVersion: draft.questionVersion,
    position: index + 1,
    answerOrder: answerOrder(draft, isShuffle, random),
    optionIds: drawIds(draft.answerIds.length, taken),
    choiceOrder: isShuffle ? shuffle(draft.choiceKeys, random) : [...draft.choiceKeys],
  }))
}
