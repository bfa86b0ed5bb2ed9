import { saveLessonProgress } from '@/contract/shop/learning'
import { createClient } from '@/lib/api/client'
import { UpstreamError } from '@/lib/api/upstream-error'
import type { Progress } from '@/lib/learning/progress-saver'

/** A keepalive request that does not end the session on 401: a failed save must not interrupt the video. */
const tell = createClient(({ method, path, headers, body }) =>
  fetch(path, {
    method,
    headers: { ...headers, 'x-requested-with': 'storefront' },
    body: body ?? null,
    credentials: 'same-origin',
    keepalive: true,
  }),
)

/** After 404 or 401 the upstream is not asked again. */
const hopeless = new Set([401, 403, 404, 405, 501])

export async function saveProgress(lessonId: number, progress: Progress): Promise<boolean> {
  try {
    await tell(saveLessonProgress, { params: { lessonId }, body: progress })
    return true
  } catch (error) {
    if (error instanceof UpstreamError && hopeless.has(error.status)) return false
    throw error
  }
}
