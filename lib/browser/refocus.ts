const LONGEST_MS = 10_000

/**
 * Moves the focus to the page's heading, or to `target`, when the focused element is removed within the next seconds; otherwise
 * keyboard and screen reader would start again at the top. Keeps watching until a key or pointer is pressed: a closing dialog may
 * return the focus to a button that the refreshed page removes later.
 */
export function refocusWhenLost(target?: string): void {
  const check = () => {
    if (document.activeElement !== document.body || document.querySelector('[role=dialog]')) return
    const heading = document.querySelector<HTMLElement>(target ?? 'main h1, h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: target === undefined })
  }
  const observer = new MutationObserver(check)
  // Content behind an open dialog is inert and cannot be focused yet.
  const attributeFilter = ['inert', 'aria-hidden']
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
  const stop = new AbortController()
  const end = () => {
    observer.disconnect()
    stop.abort()
    clearTimeout(timer)
  }
  const timer = setTimeout(end, LONGEST_MS)
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, end, { signal: stop.signal })
}
