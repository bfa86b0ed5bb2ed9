import 'server-only'
import { type LessonDetail, saveLessonProgress } from '@/contract/shop/learning'
import { callWithSession } from '@/lib/api/session'
import { UpstreamError } from '@/lib/api/upstream-error'
import { logError } from '@/lib/log'

/** Some upstreams store no progress. */
const notServed: readonly number[] = [404, 405, 501]

/**
 * Stores that a lesson without a film was opened, so that the course resumes there; lessons with a film report their own position. A
 * failure is logged and does not affect the page.
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
