import { getUserLesson } from '@/contract/shop/learning'
import { call } from '@/lib/api/browser'

/** New signed URLs for a lesson's video; null when they cannot be fetched. */
export const refreshLesson = (id: number) =>
  call(getUserLesson, { params: { id } }).then(
    ({ data: { videoURL, captionURL } }) => ({ videoURL, captionURL }),
    () => null,
  )
