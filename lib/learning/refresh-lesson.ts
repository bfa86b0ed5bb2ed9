import { getUserLesson } from '@/contract/learning'
import { call } from '@/lib/api/browser'

/** New addresses for the film of one's own lesson; null when they can't be had now. */
export const refreshLesson = (id: number) =>
  call(getUserLesson, { params: { id } }).then(
    ({ data: { videoURL, captionURL } }) => ({ videoURL, captionURL }),
    () => null,
  )
