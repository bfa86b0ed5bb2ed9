import { takeCourse as takeCourseCall } from '@/contract/shop/learning'
import { call } from '@/lib/api/browser'

/** Puts a free course among the reader's own. */
export const takeCourse = (id: number) => call(takeCourseCall, { params: { id } })
