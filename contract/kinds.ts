/** What a product is (`objectType`). */
export const objectTypes = { book: 0, course: 1 } as const

/** What an examination is (`kind`): the exercise of a lesson or the exam of a course. */
export const examKinds = { exercise: 1, exam: 2 } as const

/** Whether readers see a course, a lesson, an examination, an article or a page (`status`). */
export const publicationStatus = { draft: 0, published: 1 } as const

/** How an order is paid (`paymentType`). */
export const paymentKinds = {
  online: 0,
  cashOnDelivery: 1,
  bankTransfer: 2,
  momo: 3,
  zaloPay: 4,
} as const

/** Who somebody says they are (`userType`). */
export const userTypes = { student: 1, teacher: 2, client: 3 } as const
