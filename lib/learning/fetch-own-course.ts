import { type CourseDetail, getLibraryCourse } from '@/contract/learning'
import { call } from '@/lib/api/browser'

/** The course with the user's progress; null when it cannot be fetched. */
export const fetchOwnCourse = (id: number): Promise<CourseDetail | null> =>
  call(getLibraryCourse, { params: { id } }).then(
    ({ data }) => data,
    () => null,
  )
