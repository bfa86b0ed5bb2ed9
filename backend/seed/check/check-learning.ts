import { problemsOf } from '@/backend/modules/exams'
import { allProducts, productFiles, readProducts } from '@/backend/seed/catalog/products'
import { examFiles, readExams } from '@/backend/seed/exams/exams'
import { questionOf } from '@/backend/seed/exams/question'
import { ACTIVATION_CODES_FILE, activationCodes } from '@/backend/seed/learning/activation-codes'
import { clipEndings } from '@/backend/seed/learning/clips'
import {
  type Course,
  courseCategories,
  courseFile,
  courses,
  lessonFile,
  lessonsOf,
} from '@/backend/seed/learning/courses'
import { handouts } from '@/backend/seed/learning/handouts'
import { hasFile, listFiles, nameOf } from '@/backend/seed/read/read-text'
import { problemAt, repeatedAt } from './problem-at'

const findCourse = (slug: string) => courses().find((course) => course.slug === slug)

function lessonProblems(course: Course): string[] {
  const sheets = new Set(handouts().map(({ name }) => name))
  return lessonsOf(course).flatMap(({ slug, handout, clip }) => {
    const file = lessonFile(course.slug, slug)
    const missing = clipEndings
      .map((ending) => `learning/clips/${clip?.name}.${ending}`)
      .find((film) => clip && !hasFile(film))
    return [
      ...(handout === undefined || sheets.has(handout)
        ? []
        : [problemAt(file, ['handout'], `no handout is called ${handout}`)]),
      ...(missing ? [problemAt(file, ['clip', 'name'], `there is no file ${missing}`)] : []),
    ]
  })
}

function courseProblems(course: Course): string[] {
  const file = courseFile(course.slug)
  const slugs = lessonsOf(course).map(({ slug }) => slug)
  const unlisted = listFiles(`learning/courses/${course.slug}`, '.md')
    .filter((each) => each !== file && !slugs.includes(nameOf(each)))
    .map((each) => problemAt(each, [], 'no chapter of course.md lists this lesson'))
  return [
    ...(courseCategories().some(({ slug }) => slug === course.category)
      ? []
      : [problemAt(file, ['category'], `no category of courses is called ${course.category}`)]),
    ...repeatedAt(slugs).map((at) =>
      problemAt(file, ['chapters'], `two lessons are called ${slugs[at]}`),
    ),
    ...unlisted,
    ...lessonProblems(course),
  ]
}

/** A course that is sold must be there to be taught. */
const soldProblems = () =>
  productFiles().flatMap((file) =>
    readProducts(file).flatMap(({ kind, slug }, at) =>
      kind === 'book' || findCourse(slug)
        ? []
        : [problemAt(file, [at, 'slug'], `no course is called ${slug}`)],
    ),
  )

function codeProblems(): string[] {
  const sold = new Set(allProducts().flatMap(({ kind, slug }) => (kind === 'course' ? slug : [])))
  const strangers = activationCodes().flatMap(({ course }, at) =>
    sold.has(course)
      ? []
      : [problemAt(ACTIVATION_CODES_FILE, [at, 'course'], `no course called ${course} is sold`)],
  )
  const twins = (['code', 'seri'] as const).flatMap((field) =>
    repeatedAt(activationCodes().map((one) => one[field])).map((at) =>
      problemAt(ACTIVATION_CODES_FILE, [at, field], 'is printed twice'),
    ),
  )
  return [...strangers, ...twins]
}

function examProblems(file: string): string[] {
  const course = findCourse(nameOf(file))
  if (!course) return [problemAt(file, [], `no course is called ${nameOf(file)}`)]
  const lessons = lessonsOf(course).length
  return readExams(file).flatMap((exam, at) => {
    const wrong = exam.questions.flatMap((record, place) =>
      problemsOf({ ...questionOf(record), score: record.score ?? 1 }).map((problem) =>
        problemAt(file, [at, 'questions', place], problem),
      ),
    )
    const total = exam.questions.reduce((sum, { score = 0 }) => sum + score, 0)
    return [
      ...wrong,
      ...(total > 10 ? [problemAt(file, [at, 'questions'], 'is worth more than ten points')] : []),
      ...(exam.kind === 'exercise' && exam.lesson > lessons
        ? [problemAt(file, [at, 'lesson'], `the course has no lesson ${exam.lesson}`)]
        : []),
    ]
  })
}

export const learningProblems = (): string[] => [
  ...courses().flatMap(courseProblems),
  ...soldProblems(),
  ...codeProblems(),
  ...examFiles().flatMap(examProblems),
]
