const LONGEST_MS = 10_000

/**
 * Whenever the focused element leaves the page in the next seconds, as a removed row does with the dialog that removed it, puts the
 * focus on the page's heading, or on what is named instead and is then shown: the next key would begin at the page's top, and nothing would be read aloud. It watches on after the
 * first time, for a closing dialog gives the focus back to a button that leaves only when the page is there anew.
 */
export function refocusWhenLost(target?: string): void {
  const check = () => {
    if (document.activeElement !== document.body || document.querySelector('[role=dialog]')) return
    const heading = document.querySelector<HTMLElement>(target ?? 'main h1, h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: target === undefined })
  }
  const observer = new MutationObserver(check)
  // What lies behind a dialog takes no focus until it is no longer inert.
  const attributeFilter = ['inert', 'aria-hidden']
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
  // Whoever goes on has found the way.
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
