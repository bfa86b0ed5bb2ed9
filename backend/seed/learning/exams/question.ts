import type { QuestionDraft } from '@/backend/modules/exams/answer-keys'
import { phrase } from '@/backend/seed/content/prose'
import { diceFor } from '@/backend/seed/random'

/** What a calculation says the key must be: a number, or truths and numbers in the order of the answers as written. */
type Proof = () => number | boolean | readonly (number | boolean)[]

export type Question = Omit<QuestionDraft, 'answers' | 'choices' | 'blankCount' | 'score'> & {
  answers: { contentHtml: string; position: number; isCorrect: boolean }[]
  choices: { key: string; content: string }[] | null
  blankCount: number | null
  explanationHtml: string
  /** Points; an equal share of the exam's ten unless told. */
  score: number | null
  proof: Proof | null
}

export type Rest = { score?: number; proof?: Proof }

const paragraph = (text: string) => `<p>${phrase(text)}</p>`

const make = (
  type: Question['type'],
  text: string,
  why: string,
  { score, proof }: Rest,
  parts: Partial<Question> = {},
): Question => ({
  type,
  contentHtml: paragraph(text),
  explanationHtml: paragraph(why),
  score: score ?? null,
  proof: proof ?? null,
  answers: [],
  choices: null,
  blankCount: null,
  ...parts,
})

const options = (texts: readonly string[], right: readonly number[]) =>
  texts.map((text, at) => ({
    contentHtml: paragraph(text),
    position: at + 1,
    isCorrect: right.includes(at + 1),
  }))

/** Single choice; `right` counts from 1. */
export const one = (
  text: string,
  texts: readonly string[],
  right: number,
  why: string,
  rest: Rest = {},
) => make(1, text, why, rest, { answers: options(texts, [right]) })

/** Multiple choice. */
export const many = (
  text: string,
  texts: readonly string[],
  right: readonly number[],
  why: string,
  rest: Rest = {},
) => make(2, text, why, rest, { answers: options(texts, right) })

/** True or false. */
export const isTrue = (text: string, key: boolean, why: string, rest: Rest = {}) =>
  make(3, text, why, rest, { key })

/** Four statements, each true or false. */
export const four = (
  text: string,
  statements: readonly [string, boolean][],
  why: string,
  rest: Rest = {},
) =>
  make(4, text, why, rest, {
    answers: statements.map(([statement, isCorrect], at) => ({
      contentHtml: paragraph(`${'abcd'.charAt(at)}) ${statement}`),
      position: at + 1,
      isCorrect,
    })),
  })

/** A short answer; the first of the accepted ones is shown in the review. */
export const short = (
  text: string,
  accepted: readonly string[],
  why: string,
  rest: Rest & { tolerance?: number } = {},
) =>
  make(5, text, why, rest, {
    key: {
      accepted: [...accepted],
      ...(rest.tolerance === undefined ? {} : { tolerance: rest.tolerance }),
    },
  })

/** Blanks `[[1]]`, `[[2]]` … in the text, each with what may stand there. */
export const blanks = (
  text: string,
  accepted: readonly (readonly string[])[],
  why: string,
  rest: Rest = {},
) =>
  make(6, text, why, rest, {
    key: { blanks: accepted.map((each) => [...each]) },
    blankCount: accepted.length,
  })

/** Pairs left and right; the right side is shown in another order, as plain text, with what fits nothing among it. */
export function match(
  text: string,
  pairs: readonly [string, string][],
  why: string,
  rest: Rest & { extra?: string[] } = {},
) {
  const rights = diceFor(`match ${text}`).shuffle([
    ...pairs.map(([, right]) => right),
    ...(rest.extra ?? []),
  ])
  const choices = rights.map((content, at) => ({ key: 'abcdefghij'.charAt(at), content }))
  const keyOf = (right: string) => choices.find(({ content }) => content === right)?.key ?? ''
  return make(7, text, why, rest, {
    answers: options(
      pairs.map(([left]) => left),
      [],
    ),
    choices,
    key: { pairs: pairs.map(([, right]) => keyOf(right)) },
  })
}

/** Items given in their right order; they are stored in another one. */
export function order(text: string, items: readonly string[], why: string, rest: Rest = {}) {
  const dice = diceFor(`order ${text}`)
  let mixed = dice.shuffle(items)
  while (mixed.every((item, at) => item === items[at])) mixed = dice.shuffle(items)
  return make(8, text, why, rest, {
    answers: options(mixed, []),
    key: { order: items.map((item) => mixed.indexOf(item) + 1) },
  })
}

/** An essay, with what a good answer could be. */
export const essay = (text: string, sample: string, why: string, rest: Rest = {}) =>
  make(9, text, why, rest, { key: { sample: paragraph(sample) } })
