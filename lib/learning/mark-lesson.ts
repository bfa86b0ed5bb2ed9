import { saveLessonProgress } from '@/contract/shop/learning'
import { call } from '@/lib/api/browser'
import { readPlaybackPosition } from '@/lib/learning/playback-position'

/** Marks a lesson as completed, or not. */
export async function markLesson(lessonId: number, isCompleted: boolean): Promise<void> {
  await call(saveLessonProgress, {
    params: { lessonId },
    body: { position: readPlaybackPosition(lessonId), duration: 0, isCompleted },
  })
}
