import { expect, test } from '@jest/globals'
import { problemsOf, readKey } from '@/backend/modules/exams/answer-keys'
import type { Question } from '@/backend/seed/exams/question'
import { courses, lessonsOf } from '@/backend/seed/learning/courses'
import { plainText } from '@/backend/seed/read/markdown'
import { questionTypes } from '@/contract/shop/exams'
import { proofs } from './answer-checks/answer-checks'
import { exams } from './exams'

const all = exams().flatMap((exam) =>
  exam.questions.map((question, at) => {
    const proof = proofs[exam.name]?.[at + 1]
    return [`${exam.name}, câu ${at + 1}`, { ...question, proof }] as const
  }),
)

/** The first number a text shows, fractions included: `\(\frac{7}{2}\)`, `0,027`, `−5`, `60.000 đồng`. */
function numberIn(html: string): number {
  const text = plainText(html)
    .replace(/\\\(|\\\)|\\,|\s/g, '')
    .replaceAll('{,}', ',')
    .replaceAll('−', '-')
  const [, sign, top, bottom] = /(-?)\\frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? []
  if (top && bottom) return (Number(top) / Number(bottom)) * (sign ? -1 : 1)
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (over && under) return Number(over) / Number(under)
  const [found] = /-?\d+(?:\.\d{3})*(?:,\d+)?/.exec(text) ?? []
  if (found === undefined) throw new Error(`No number in ${html}`)
  return Number(found.replaceAll('.', '').replace(',', '.'))
}

const close = (a: number, b: number) =>
  Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** What the stored key says, in the form a proof answers. */
function keyValues({ type, key, answers, choices }: Question): (number | boolean)[] {
  switch (type) {
    case 1:
      return answers
        .filter(({ isCorrect }) => isCorrect)
        .map(({ contentHtml }) => numberIn(contentHtml))
    case 2:
    case 4:
      return answers.map(({ isCorrect }) => isCorrect)
    case 3:
      return [readKey(3, key)]
    case 5:
      return readKey(5, key).accepted.slice(0, 1).map(numberIn)
    case 6:
      return readKey(6, key).blanks.map(([first = '']) => numberIn(first))
    case 7:
      return readKey(7, key).pairs.map((pair) =>
        numberIn(choices?.find((choice) => choice.key === pair)?.content ?? ''),
      )
    default:
      return []
  }
}

test('thirty exercises and exams, eight to twelve questions each, use every type', () => {
  expect(exams()).toHaveLength(30)
  expect(exams().filter(({ questions }) => questions.length < 8 || questions.length > 12)).toEqual(
    [],
  )
  expect(new Set(all.map(([, { type }]) => type))).toEqual(new Set(questionTypes))
  expect(new Set(exams().map(({ name, course }) => `${course} ${name}`)).size).toBe(exams().length)
})

test('every proof is of a question that is there', () => {
  const proved = Object.values(proofs).flatMap((each) => Object.keys(each)).length
  expect(all.filter(([, { proof }]) => proof)).toHaveLength(proved)
  expect(proved).toBeGreaterThan(170)
})

test('every exam is worth ten points', () => {
  const sums = exams().map(({ questions }) =>
    Math.round(questions.reduce((sum, { score }) => sum + score * 100, 0)),
  )
  expect(new Set(sums)).toEqual(new Set([1000]))
})

test('every exam belongs to a course, every exercise to a lesson that is there', () => {
  for (const { course, lesson, kind, name } of exams()) {
    const found = courses().find(({ slug }) => slug === course)
    if (!found) throw new Error(`No course for ${name}`)
    const lessons = lessonsOf(found)
    if (kind === 'exercise') expect(lessons[(lesson ?? 0) - 1]).toBeDefined()
    else expect(lesson).toBeNull()
  }
})

test.each(all)('%s can be marked', (_, question) => {
  expect(problemsOf(question)).toEqual([])
  expect(plainText(question.contentHtml)).not.toBe('')
  expect(plainText(question.explanationHtml)).not.toBe('')
})

test.each(all.filter(([, { proof, type }]) => proof && type !== 8))(
  '%s: the key is what the calculation gives',
  (_, question) => {
    const proved = [question.proof?.() ?? []].flat() as (number | boolean)[]
    const stored = keyValues(question)
    expect(stored).toHaveLength(proved.length)
    proved.forEach((value, at) => {
      const key = stored[at]
      if (typeof value === 'number' && typeof key === 'number')
        expect(close(key, value) ? value : key).toBe(value)
      else expect(key).toBe(value)
    })
  },
)

test.each(all.filter(([, { proof, type }]) => proof && type === 8))(
  '%s: the order is rising',
  (_, { proof, key, answers }) => {
    const values = proof?.() as number[]
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(readKey(8, key).order).toHaveLength(answers.length)
  },
)

test.each(all.filter(([, { type, proof }]) => type === 1 && proof))(
  '%s: no other option is right as well',
  (_, { answers }) => {
    const shown = answers.map(({ contentHtml }) => plainText(contentHtml))
    expect(new Set(shown).size).toBe(shown.length)
  },
)

test('right-hand choices are plain text, which lists can show', () => {
  for (const [name, { choices }] of all)
    for (const { content } of choices ?? [])
      expect(/[<\\]/.test(content) ? `${name}: ${content}` : '').toBe('')
})
