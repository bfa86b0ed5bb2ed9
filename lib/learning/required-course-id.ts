/** The course that would unlock what was refused, when the error names one. */
export const courseIdOf = (data: unknown): number | null =>
  typeof data === 'object' &&
  data !== null &&
  'courseId' in data &&
  typeof data.courseId === 'number'
    ? data.courseId
    : null
