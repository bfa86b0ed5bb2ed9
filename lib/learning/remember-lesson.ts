import 'server-only'
import { type LessonDetail, saveLessonProgress } from '@/contract/shop/learning'
import { callWithSession } from '@/lib/api/session'
import { UpstreamError } from '@/lib/api/upstream-error'
import { logError } from '@/lib/log'

/** Some upstreams store no progress. */
const notServed: readonly number[] = [404, 405, 501]

/**
 * A lesson that is read has no film to tell how far its learner has come: to have opened it is what the course goes on from. Whether
 * that could be stored changes nothing of the page.
 */
export async function rememberLesson({ lessonId, videoURL }: LessonDetail): Promise<void> {
  if (videoURL) return
  const params = { lessonId: String(lessonId) }
  try {
    await callWithSession(saveLessonProgress, { params, body: { position: 0, duration: 0 } })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (notServed.includes(error.status)) return
    logError('lesson not remembered', { lessonId, status: error.status })
  }
}
