import { type Course, courses } from '@/backend/seed/learning/courses'
import type { Picture } from './picture'
import { courseCover } from './scenes/scene-covers'

export const coursePicture = ({ slug }: Pick<Course, 'slug'>) => `courses/${slug}`

const label = ({ subject, grade }: Course) =>
  grade === null || subject === 'Kỹ năng' ? subject : `${subject} lớp ${grade}`

export const coursePictures = (): Picture[] =>
  courses().map((course) =>
    courseCover({ name: coursePicture(course), ...course.picture }, label(course)),
  )
