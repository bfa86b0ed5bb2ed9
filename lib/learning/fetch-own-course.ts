import { type CourseDetail, getLibraryCourse } from '@/contract/shop/learning'
import { call } from '@/lib/api/browser'

/** The course with the user's progress. */
export const fetchOwnCourse = async (id: number): Promise<CourseDetail> =>
  (await call(getLibraryCourse, { params: { id } })).data
