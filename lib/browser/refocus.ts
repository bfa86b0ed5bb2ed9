const LONGEST_MS = 5000

/**
 * Once the focused element has left the page, as a removed row does with the dialog that removed it, puts the focus on the page's
 * heading: the next key would begin at the page's top, and nothing would be read aloud.
 */
export function refocusWhenLost(): void {
  const check = () => {
    if (document.activeElement !== document.body || document.querySelector('[role=dialog]')) return
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    stop()
  }
  const observer = new MutationObserver(check)
  const timer = setTimeout(() => observer.disconnect(), LONGEST_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
}
