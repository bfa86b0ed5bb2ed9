import { type CourseDetail, getLibraryCourse } from '@/contract/learning'
import { call } from '@/lib/api/browser'

/** The course as the signed-in visitor meets it; null when it can't be asked now. */
export const fetchOwnCourse = (id: number): Promise<CourseDetail | null> =>
  call(getLibraryCourse, { params: { id } }).then(
    ({ data }) => data,
    () => null,
  )
