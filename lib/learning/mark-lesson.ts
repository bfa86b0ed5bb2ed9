import { saveLessonProgress } from '@/contract/learning'
import { call } from '@/lib/api/browser'
import { readPlaybackPosition } from '@/lib/learning/playback-position'

/** Tells the shop that a lesson is done, or is not. */
export async function markLesson(lessonId: number, isCompleted: boolean): Promise<void> {
  await call(saveLessonProgress, {
    params: { lessonId },
    body: { position: readPlaybackPosition(lessonId), duration: 0, isCompleted },
  })
}
