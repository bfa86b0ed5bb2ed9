/** The course that would open what was refused, when the refusal names one. */
export const courseIdOf = (data: unknown): number | null =>
  typeof data === 'object' &&
  data !== null &&
  'courseId' in data &&
  typeof data.courseId === 'number'
    ? data.courseId
    : null
