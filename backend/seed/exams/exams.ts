import { z } from 'zod'
import { courses } from '@/backend/seed/learning/courses'
import { place, text } from '@/backend/seed/read/fields'
import { inlineToHtml } from '@/backend/seed/read/markdown'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { listFiles, nameOf } from '@/backend/seed/read/read-text'
import { type Question, QuestionRecord, questionOf } from './question'

const questions = z.array(QuestionRecord).min(1)

const Exercise = z.strictObject({
  kind: z.literal('exercise'),
  /** Number of the lesson in its course. */
  lesson: place,
  name: text,
  about: text,
  questions,
})
const Exam = z.strictObject({
  kind: z.literal('exam'),
  name: text,
  minutes: place,
  attempts: place,
  about: text,
  isShuffled: z.boolean().default(true),
  questions,
})
const ExamRecord = z.discriminatedUnion('kind', [Exercise, Exam])
type ExamRecord = z.infer<typeof ExamRecord>

export type Exam = {
  kind: ExamRecord['kind']
  course: string
  lesson: number | null
  name: string
  descriptionHtml: string
  minutes: number | null
  /** 0 without a limit. */
  attempts: number
  isShuffled: boolean
  /** Open to every signed-in learner, owner of the course or not. */
  isFree: boolean
  questions: (Question & { score: number })[]
}

const TOTAL = 10

/** What no question claims of the ten points is shared out evenly, in hundredths; the first ones take the rest. */
function withScores(list: readonly Question[]) {
  const open = list.filter(({ score }) => score === null).length
  const left = Math.round((TOTAL - list.reduce((sum, { score }) => sum + (score ?? 0), 0)) * 100)
  const share = open === 0 ? 0 : Math.floor(left / open)
  let rest = left - share * open
  return list.map((question) => {
    if (question.score !== null) return { ...question, score: question.score }
    const extra = rest > 0 ? 1 : 0
    rest -= extra
    return { ...question, score: (share + extra) / 100 }
  })
}

/** An exercise is done as often as one likes, without a clock; an exam against the clock, a few times at most. */
function examOf(record: ExamRecord, course: string, isFree: boolean): Exam {
  const isExercise = record.kind === 'exercise'
  return {
    kind: record.kind,
    course,
    lesson: isExercise ? record.lesson : null,
    name: record.name,
    descriptionHtml: `<p>${inlineToHtml(record.about)}</p>`,
    minutes: isExercise ? null : record.minutes,
    attempts: isExercise ? 0 : record.attempts,
    isShuffled: isExercise || record.isShuffled,
    isFree,
    questions: withScores(record.questions.map(questionOf)),
  }
}

/** `exams/viet-bai-luan.json` holds the exercises and exams of the course with that address. */
export const examFiles = () => listFiles('exams', '.json')
export const readExams = (file: string) => readJson(file, z.array(ExamRecord))

/** Exercises and exams in the order of their courses. */
export const exams = once((): readonly Exam[] => {
  const files = new Map(examFiles().map((file) => [nameOf(file), file]))
  return courses().flatMap(({ slug, isSold }) => {
    const file = files.get(slug)
    return file === undefined ? [] : readExams(file).map((record) => examOf(record, slug, !isSold))
  })
})
