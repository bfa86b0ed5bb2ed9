const MAX_FRAMES = 90
const STABLE_FRAMES = 3

/**
 * A closing dialog holds the focus and then returns it to its button; the target is focused after that.
 * Ends with the next key or press of a person, who has moved the focus on.
 */
export function focusWhenFree(target: HTMLElement | null): () => void {
  let frame = 0
  let frames = 0
  let stable = 0
  const check = () => {
    const isFree = document.querySelector('[role=dialog]') === null
    if (isFree && document.activeElement !== target) target?.focus({ preventScroll: true })
    stable = isFree && document.activeElement === target ? stable + 1 : 0
    frames += 1
    if (stable < STABLE_FRAMES && frames < MAX_FRAMES) frame = requestAnimationFrame(check)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('keydown', stop, true)
    document.removeEventListener('pointerdown', stop, true)
  }
  document.addEventListener('keydown', stop, true)
  document.addEventListener('pointerdown', stop, true)
  check()
  return stop
}
