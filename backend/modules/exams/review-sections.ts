import { type Mark, sumOfScores } from '@/backend/modules/exams/grade'
import { type QuestionType, questionTypes, type ReviewSection } from '@/contract/shop/exams'

/** The points of fewer questions would be their verdicts. */
const MIN_QUESTIONS = 3

type Marked = { type: QuestionType; score: number; mark: Mark | undefined }

const sectionOf = (
  questionType: QuestionType | null,
  marked: readonly Marked[],
): ReviewSection => ({
  questionType,
  questionCount: marked.length,
  gotScore: sumOfScores(marked.map(({ mark }) => ({ score: mark?.score ?? 0 }))),
  maxScore: sumOfScores(marked),
})

/** Points by type of question, of what is marked. Types with few questions are counted together, or with the next. */
export function reviewSections(questions: readonly Marked[]): ReviewSection[] {
  const marked = questions.filter(({ mark }) => mark !== undefined && mark.score !== null)
  const groups = questionTypes
    .map((type) => [type, marked.filter((one) => one.type === type)] as const)
    .filter(([, list]) => list.length > 0)
  const large = groups.filter(([, list]) => list.length >= MIN_QUESTIONS)
  const rest = groups.filter(([, list]) => list.length < MIN_QUESTIONS).flatMap(([, list]) => list)
  if (rest.length === 0) return large.map(([type, list]) => sectionOf(type, list))
  // Too few to stand alone: one more section joins them. What then is still too few is the whole, which the total tells anyway.
  const joined = rest.length < MIN_QUESTIONS ? (large.pop()?.[1] ?? []) : []
  return [
    ...large.map(([type, list]) => sectionOf(type, list)),
    sectionOf(null, [...joined, ...rest]),
  ]
}
