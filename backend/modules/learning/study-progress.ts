/** How far a learner has come in a lesson; all times in seconds. */
export type Studied = { lessonId: number; isCompleted: boolean; studiedAt: Date }

/** The end of a film is its closing words: whoever gets there has seen it. */
const SEEN_SHARE = 0.9
const CLOSING_S = 10

export const isSeen = (position: number, duration: number) =>
  duration > 0 && position >= duration * SEEN_SHARE

/** Where the film goes on; a film seen to its end starts again. */
export const resumeAt = (position: number, duration: number | null) =>
  duration !== null && position >= Math.max(duration * SEEN_SHARE, duration - CLOSING_S)
    ? 0
    : position

/**
 * Where a learner goes on: in the lesson studied last, or after it when that is done; the first one left over when nothing follows;
 * null when everything is done.
 */
export function nextLesson(inOrder: readonly number[], studied: readonly Studied[]): number | null {
  const done = new Set(studied.filter((one) => one.isCompleted).map((one) => one.lessonId))
  const [last] = studied
    .filter((one) => inOrder.includes(one.lessonId))
    .sort((one, other) => other.studiedAt.getTime() - one.studiedAt.getTime())
  const from = last ? inOrder.indexOf(last.lessonId) : 0
  const isOpen = (id: number) => !done.has(id)
  return inOrder.slice(from).find(isOpen) ?? inOrder.find(isOpen) ?? null
}
