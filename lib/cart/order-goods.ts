type Lines = readonly { objectType: number }[]

const COURSE = 1

export const hasCourses = (lines: Lines) => lines.some(({ objectType }) => objectType === COURSE)

/** Nothing of it is sent: it is read on the site. */
export const isCoursesOnly = (lines: Lines) =>
  lines.length > 0 && lines.every(({ objectType }) => objectType === COURSE)
