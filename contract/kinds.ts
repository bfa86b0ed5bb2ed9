/** What a product is (`objectType`). */
export const objectTypes = { book: 0, course: 1 } as const

/** What an examination is (`kind`): the exercise of a lesson or the exam of a course. */
export const examKinds = { exercise: 1, exam: 2 } as const

/** Whether readers see a course, a lesson, an examination, an article or a page (`status`). */
export const publicationStatus = { draft: 0, published: 1 } as const
