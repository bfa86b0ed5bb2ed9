import { phrase } from '@/backend/seed/content/prose'
import type { Question } from '@/backend/seed/learning/exams/question'
import { soldCourses } from '@/backend/seed/learning/sold-courses'

export type Exam = {
  /** 1 an exercise of a lesson, 2 an exam of a course. */
  kind: 1 | 2
  course: string
  /** Number of the lesson in its course, for exercises. */
  lesson: number | null
  name: string
  descriptionHtml: string
  /** Minutes. */
  duration: number | null
  /** 0 without a limit. */
  maxAttempt: number
  passScore: number | null
  isShuffle: boolean
  /** Open to every signed-in learner, owner of the course or not. */
  isFree: boolean
  questions: (Question & { score: number })[]
}

const isFreeCourse = (course: string) => !soldCourses.some(({ slug }) => slug === course)

const TOTAL = 10

/** What no question claims of the ten points is shared out evenly, in hundredths; the first ones take the rest. */
function withScores(questions: readonly Question[]) {
  const open = questions.filter(({ score }) => score === null).length
  const left = Math.round(
    (TOTAL - questions.reduce((sum, { score }) => sum + (score ?? 0), 0)) * 100,
  )
  const share = open === 0 ? 0 : Math.floor(left / open)
  let rest = left - share * open
  return questions.map((question) => {
    if (question.score !== null) return { ...question, score: question.score }
    const extra = rest > 0 ? 1 : 0
    rest -= extra
    return { ...question, score: (share + extra) / 100 }
  })
}

/** The exercise of a lesson: as often as one likes, without a clock. */
export const exercise = (
  course: string,
  lesson: number,
  name: string,
  questions: readonly Question[],
): Exam => ({
  kind: 1,
  course,
  lesson,
  name,
  descriptionHtml: `<p>${phrase(`Bài tập có ${questions.length} câu, làm lại bao nhiêu lần cũng được. Nộp bài xong có lời giải từng câu.`)}</p>`,
  duration: null,
  maxAttempt: 0,
  passScore: 5,
  isShuffle: true,
  isFree: isFreeCourse(course),
  questions: withScores(questions),
})

type Facts = { name: string; minutes: number; attempts: number; about: string; isShuffle?: false }

/** The exam of a course: against the clock, a few times at most. */
export const examOf = (course: string, facts: Facts, questions: readonly Question[]): Exam => ({
  kind: 2,
  course,
  lesson: null,
  name: facts.name,
  descriptionHtml: `<p>${phrase(facts.about)}</p>`,
  duration: facts.minutes,
  maxAttempt: facts.attempts,
  passScore: 5,
  isShuffle: facts.isShuffle ?? true,
  isFree: isFreeCourse(course),
  questions: withScores(questions),
})
